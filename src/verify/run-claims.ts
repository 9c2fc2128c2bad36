import type { OpenedBundle } from '../bundle/reader.ts';
import { driftOf } from '../comparison/drift.ts';
import { intersectionOf, parseKernelCpuList } from '../host/cpu-set.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { Bundle, Plan } from '../model/generated/types.ts';
import { checkGates } from '../plan/check-gates.ts';
import { pairLegs } from '../plan/experiment.ts';
import { legsOf } from '../plan/order.ts';
import { scheduleSha256 } from '../plan/schedule.ts';
import { below, differencesBetween, differ } from './difference.ts';
import type { Difference, Place } from './difference.ts';
import { experimentDifferences } from './experiment-claims.ts';

const BUNDLE: Place = { document: 'bundle.json', pointer: '' };
const PLAN: Place = { document: 'plan.json', pointer: '' };

/** What bundle.json and plan.json say that follows from the plan or from each other. */
export function runDifferences({ bundle, plan }: Pick<OpenedBundle, 'bundle' | 'plan'>): Difference[] {
  const planned = plan.variants.find(({ name }) => name === bundle.variant.name) ?? null;
  return [
    ...scheduleDifferences(plan),
    ...experimentDifferences(plan),
    ...planDifferences(plan),
    ...cpuDifferences(bundle),
    ...differencesBetween(below(BUNDLE, 'snapshotSha256'), bundle.snapshotSha256, plan.snapshot.pin.sha256),
    ...differencesBetween(below(BUNDLE, 'variant'), bundle.variant, planned),
    ...differencesBetween(below(below(BUNDLE, 'limits'), 'asked'), bundle.limits.asked, plan.limits),
    ...legDifferences(bundle, plan),
    ...preloadDifferences(bundle),
    ...differencesBetween(below(below(BUNDLE, 'noise'), 'driftRatio'), bundle.noise.driftRatio, driftOf(bundle.noise.calibration)),
    ...(Date.parse(bundle.endedAt) < Date.parse(bundle.startedAt) ? [differ(below(BUNDLE, 'endedAt'), bundle.endedAt, `not before startedAt, ${bundle.startedAt}`)] : []),
  ];
}

/** A plan names each variant once, has the legs that follow from them and its repeats, and gates of nothing else. */
function planDifferences(plan: Plan): Difference[] {
  const names = plan.variants.map(({ name }) => name);
  const legs = plan.experiment === undefined ? legsOf(names, plan.repeats) : pairLegs(plan.experiment, plan.repeats);
  return [
    ...(new Set(names).size === names.length ? [] : [differ(below(PLAN, 'variants'), names, 'each name once')]),
    ...differencesBetween(below(PLAN, 'legs'), plan.legs, legs),
    ...gateDifferences(plan),
  ];
}

function gateDifferences(plan: Plan): Difference[] {
  if (plan.gates === null) return [];
  try {
    checkGates(plan.gates.document, plan, 'gates');
    return [];
  } catch (error) {
    if (!(error instanceof IndexbenchError)) throw error;
    return [differ({ document: PLAN.document, pointer: `/gates/document${error.where?.split('#')[1] ?? ''}` }, error.what, 'gates of what it runs')];
  }
}

/** Sizes, sharing and what was read back follow from the two sets. */
function cpuDifferences({ cpus }: Bundle): Difference[] {
  const place = below(BUNDLE, 'cpus');
  const [server, client] = [parseKernelCpuList(cpus.server), parseKernelCpuList(cpus.client)];
  const readBack = (text: string | null, asked: string): string | null => (text === null ? null : asked);
  return differencesBetween(place, cpus, {
    ...cpus,
    serverCount: server.length,
    clientCount: client.length,
    shared: intersectionOf(server, client).length > 0,
    serverReadBack: readBack(cpus.serverReadBack, cpus.server),
    clientReadBack: readBack(cpus.clientReadBack, cpus.client),
  });
}

/** What is preloaded, and only that, was launched with a library. */
function preloadDifferences({ variant, launch }: Bundle): Difference[] {
  if (launch === null || (variant.pin.preload !== undefined) === (launch.preload !== undefined)) return [];
  return [differ(below(below(BUNDLE, 'launch'), 'preload'), launch.preload ?? null, variant.pin.preload ?? null)];
}

function scheduleDifferences({ scenarios }: Plan): Difference[] {
  return scenarios.flatMap((planned, index) => {
    const place = below(below(below(PLAN, 'scenarios'), index), 'scheduleSha256');
    return differencesBetween(place, planned.scheduleSha256, scheduleSha256(planned));
  });
}

function legDifferences({ leg, repeat, variant }: Bundle, { legs }: Plan): Difference[] {
  const place = below(BUNDLE, 'leg');
  const planned = legs.find((entry) => entry.repeat === repeat);
  if (planned === undefined) return [differ(below(BUNDLE, 'repeat'), repeat, `one of ${legs.map((entry) => String(entry.repeat)).join(', ')}`)];
  const order = differencesBetween(below(place, 'order'), leg.order, planned.order);
  return [...order, ...differencesBetween(below(place, 'position'), leg.position, planned.order.indexOf(variant.name) + 1)];
}
