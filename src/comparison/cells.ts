import type { Cell, CellEmpty, CellRun, Name } from '../model/generated/types.ts';
import { goodCalls, isMeasured, type MeasuredEntry, type RunEntry } from './bundle-documents.ts';
import { clip } from '../model/clip.ts';
import { resolutionWarning } from './cpu-resolution.ts';
import { hasTooManyErrors } from './error-share.ts';
import { hostKey } from './keys.ts';
import { mergeWarnings } from './merge-warnings.ts';
import { metricValues, summarizeRuns } from './metric-values.ts';
import { orderBy } from './order-by.ts';
import { partSummaries } from './part-summaries.ts';
import { isUnverified } from './payload-class.ts';
import { runSeries } from './run-series.ts';
import { driftWarning, isTooShort } from './warnings.ts';

const MAX_DETAIL = 4096;

/** What a cell is made from. */
export interface CellSource {
  readonly variant: Name;
  /** Measurements of the variant that belong to the cell's row. */
  readonly members: readonly MeasuredEntry[];
  /** Its payload class where its measurements stand in another row, else null. */
  readonly otherClass: string | null;
  /** How its work differs from the row's, else null. */
  readonly difference: string | null;
  /** All used runs of the variant, for the reason why a cell is empty. */
  readonly entries: readonly RunEntry[];
}

export function cellOf(source: CellSource): Cell {
  const { variant, members } = source;
  const good = members.filter((member) => goodCalls(member) > 0);
  const runs = orderBy(members, ({ run }) => [run.bundle.repeat, run.bundle.leg.id, run.bundleId]);
  const warnings = mergeWarnings([...runs.flatMap(({ run, measurement }) => [...measurement.warnings, ...driftWarning(run.bundle.noise.driftRatio)]), ...resolutionWarning(good.map(({ measurement }) => measurement.resources))]);
  const cellRuns = runs.map(cellRun);
  if (isWrong(source) || good.length === 0) {
    return { variant, state: emptyState(source), runs: [], summary: [], parts: null, warnings };
  }
  return {
    variant,
    state: {
      kind: 'measured',
      clientBound: cellRuns.some(({ clientBound }) => clientBound),
      unverified: members.some(({ measurement }) => isUnverified(measurement.work.fields.payloadClass)),
      tooShort: good.some((member) => isTooShort(member.measurement.sums?.measuredNs ?? 0, member.run.plan.forPublication)),
      tooManyErrors: members.some(({ measurement }) => hasTooManyErrors(measurement.sums)),
    },
    runs: cellRuns,
    summary: summarizeRuns(cellRuns.filter(({ ok }) => ok > 0).map(({ values }) => values)),
    parts: partSummaries(good.map(({ measurement }) => measurement)),
    warnings,
  };
}

function cellRun({ run, measurement }: MeasuredEntry): CellRun {
  const { bundle, bundleId } = run;
  return {
    bundleId,
    measurement: measurement.id,
    repeat: bundle.repeat,
    legId: bundle.leg.id,
    bootId: bundle.leg.bootId,
    position: bundle.leg.position,
    hostKey: hostKey(measurement.host.fields),
    values: metricValues(measurement),
    ok: measurement.sums?.ok ?? 0,
    calls: measurement.sums?.calls ?? 0,
    clientBound: measurement.client?.bound ?? false,
    clientCpuShare: measurement.client?.cpuShare ?? null,
    ...(measurement.client?.processes === undefined ? {} : { clientProcesses: measurement.client.processes }),
    clientCeilingShare: measurement.client?.ceilingShare ?? null,
    samplesFile: measurement.samples?.file ?? null,
    series: runSeries(measurement.series, measurement.sums),
  };
}

/** Wrong content in one run empties the cell: the same system gave it. */
function isWrong({ entries }: CellSource): boolean {
  return entries.some(({ measurement }) => measurement?.state.kind === 'wrong');
}

function emptyState(source: CellSource): CellEmpty {
  const { entries, members, otherClass, difference } = source;
  if (entries.length === 0) return empty('missing', 'no bundle of this variant holds this work');
  const wrong = entries.flatMap(({ measurement }) => (measurement?.state.kind === 'wrong' ? [measurement.state.message] : []));
  if (wrong[0] !== undefined) return empty('wrong', wrong[0]);
  if (otherClass !== null) return empty('other-payload', `sends other valid bytes: payload class ${otherClass}`);
  if (difference !== null) return empty('not-comparable', difference);
  if (members.length > 0) return empty('no-good-call', 'not one call succeeded');
  const reasons = orderBy(entries.map(reasonOf), ({ reason }) => [PRECEDENCE.indexOf(reason)]);
  return reasons[0] ?? empty('missing', 'no bundle of this variant holds this work');
}

const PRECEDENCE: readonly CellEmpty['reason'][] = ['failed', 'cut-off', 'not-supported', 'driver-unavailable', 'no-good-call', 'missing'];

function reasonOf({ run, measurement }: RunEntry): CellEmpty {
  const { outcome } = run.bundle;
  const state = measurement?.state;
  if (state?.kind === 'failed') return empty('failed', `${state.code}: ${state.message}`);
  if (state?.kind === 'not-supported') return empty('not-supported', `answers ${state.status}`);
  if (state?.kind === 'driver-unavailable') return empty('driver-unavailable', state.message);
  if (outcome.kind === 'failed') return empty('failed', `the run failed: ${outcome.code}: ${outcome.message}`);
  if (outcome.kind === 'incomplete') return empty('cut-off', `the run is incomplete: ${outcome.reason}`);
  if (state?.kind === 'cut-off') return empty('cut-off', state.reason);
  return empty('missing', 'the run holds no such measurement');
}

function empty(reason: CellEmpty['reason'], detail: string): CellEmpty {
  return { kind: 'empty', reason, detail: clip(detail, MAX_DETAIL) };
}

/** Used runs that give a cell figures. */
export function measuredEntries(entries: readonly RunEntry[]): MeasuredEntry[] {
  return entries.filter(isMeasured);
}
