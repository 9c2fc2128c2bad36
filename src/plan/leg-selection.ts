import { IndexbenchError } from '../model/errors.ts';
import type { Plan, PlannedRun } from '../model/generated/types.ts';
import { requireKnown } from './known-name.ts';

/** Repeats, single or as ranges, and the variants where not all are meant: `3`, `1,4`, `1-8`, `3/zaino-0.10.1`. */
const FORM = /^\d{1,6}(?:-\d{1,6})?(?:,\d{1,6}(?:-\d{1,6})?)*(?:\/[^/]+)?$/;
const MAXIMUM_CHARACTERS = 16_384;

/**
 * The runs of a plan that one leg does, in the plan's order.
 *
 * @param text as `--leg` has it
 * @throws IndexbenchError USAGE for another form; INPUT_INCONSISTENT for a repeat or a variant that the plan has not, or for a part of an experiment
 */
export function runsOfLeg(plan: Pick<Plan, 'legs' | 'repeats' | 'variants' | 'experiment'>, text: string): PlannedRun[] {
  if (text.length > MAXIMUM_CHARACTERS || !FORM.test(text)) throw new IndexbenchError('USAGE', { what: `${JSON.stringify(text.slice(0, 80))} is no leg`, where: '--leg', next: 'Write repeats, as 3 or 1,4 or 1-8, and where not all variants are meant, these: 3/zaino-0.10.1.' });
  const [repeatsText = '', variantsText] = text.split('/');
  const repeats = repeatsOf(repeatsText, plan.repeats);
  const known = plan.variants.map(({ name }) => name);
  const variants = variantsText?.split(',').map((name) => name.trim()) ?? known;
  for (const name of variants) requireKnown({ kind: 'variant', name, known, where: '--leg' });
  const runs = plan.legs.flatMap(({ repeat, order }) => (repeats.has(repeat) ? order.filter((name) => variants.includes(name)).map((variant) => ({ variant, repeat })) : []));
  const all = plan.legs.reduce((sum, { order }) => sum + order.length, 0);
  if (plan.experiment !== undefined && runs.length < all) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${text} is a part of an experiment, whose pairs take turns in one leg`, where: '--leg', next: `Measure all of it: --leg ${formatRepeats([...new Set(plan.legs.map(({ repeat }) => repeat))])}, or leave --leg out.` });
  return runs;
}

/** Repeats as `--leg` has them: `3`, `1-4`, `1,4-6`. */
export function formatRepeats(repeats: readonly number[]): string {
  const spans: [first: number, last: number][] = [];
  for (const repeat of [...repeats].sort((a, b) => a - b)) {
    const span = spans.at(-1);
    if (span !== undefined && repeat === span[1] + 1) span[1] = repeat;
    else spans.push([repeat, repeat]);
  }
  return spans.map(([first, last]) => (first === last ? String(first) : `${String(first)}-${String(last)}`)).join(',');
}

function repeatsOf(text: string, most: number): ReadonlySet<number> {
  const found = new Set<number>();
  for (const span of text.split(',')) {
    const [first = 0, last = first] = span.split('-').map(Number);
    const outside = [first, last].find((repeat) => repeat < 1 || repeat > most);
    if (outside !== undefined) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `there is no repeat ${String(outside)}; the plan has 1 to ${String(most)}`, where: '--leg' });
    if (first > last) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${span} goes backwards`, where: '--leg', next: `Write ${String(last)}-${String(first)}.` });
    for (let repeat = first; repeat <= last; repeat += 1) found.add(repeat);
  }
  return found;
}
