import type { Plan } from '../model/generated/types.ts';
import { pairLegs, pinDifferences } from '../plan/experiment.ts';
import { below, differ, differencesBetween } from './difference.ts';
import type { Difference, Place } from './difference.ts';

const PLAN: Place = { document: 'plan.json', pointer: '' };

/** What a plan says of its experiment that follows from its variants: which is the base, in what the other differs, and the order of the pairs. */
export function experimentDifferences({ experiment, variants, legs, repeats }: Plan): Difference[] {
  if (experiment === undefined) return [];
  const place = below(PLAN, 'experiment');
  const [baseline, candidate, ...more] = variants;
  if (baseline === undefined || candidate === undefined || more.length > 0) return [differ(below(PLAN, 'variants'), String(variants.length), '2')];
  return [
    ...differencesBetween(below(place, 'baseline'), experiment.baseline, baseline.name),
    ...differencesBetween(below(place, 'candidate'), experiment.candidate, candidate.name),
    ...differencesBetween(below(place, 'differences'), experiment.differences, pinDifferences(baseline, candidate)),
    ...differencesBetween(below(PLAN, 'legs'), legs, pairLegs(experiment, repeats)),
  ];
}
