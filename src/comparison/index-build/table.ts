import type { HostFields, IndexBuild, IndexBuildApart, IndexBuildCell, IndexBuildEmpty, IndexBuildMetric, IndexBuildRatio, IndexBuildRun, IndexBuildSummary, IndexBuildTable, IndexBuildWorkFields, Name } from '../../model/generated/types.ts';
import { round12 } from '../../model/rounding.ts';
import { median } from '../../statistics/median.ts';
import type { BundleDocuments } from '../bundle-documents.ts';
import { clip } from '../../model/clip.ts';
import { serverResolutionWarning } from '../cpu-resolution.ts';
import { fieldDifferences, type FieldDifference } from '../keys.ts';
import { mergeWarnings } from '../merge-warnings.ts';
import { claimOf } from '../metric-values.ts';
import { groupBy, orderBy } from '../order-by.ts';
import { hostReason, noFigures, ratioFigures, type HostClasses } from '../run-pairs.ts';
import { driftWarning } from '../warnings.ts';
import { INDEX_BUILD_METRICS, cpuOf, indexBuildValues, polledErrors } from './metrics.ts';
import { buildStateText } from './state-text.ts';

/** A run whose plan has an index build. */
interface BuildRun {
  readonly run: BundleDocuments;
  readonly variant: Name;
  readonly build: IndexBuild;
}

/** A run that is no part of the table, with what parts it from the others. */
export interface PartedRun extends FieldDifference {
  readonly run: BundleDocuments;
}

/**
 * The index builds of some runs side by side: medians over the repeats with their range, and ratios over the first variant from pairs of one
 * machine. Figures come only from complete builds of complete runs. Null where no run has a build.
 *
 * @param parted runs that were parted before, since their program is another than that of their column
 */
export function indexBuildTable({ variants, runs, parted }: { readonly variants: readonly Name[]; readonly runs: readonly BundleDocuments[]; readonly parted: readonly PartedRun[] }): IndexBuildTable | null {
  const builds = runs.flatMap(buildRun);
  if (builds.length === 0) return null;
  const { main, others } = byWork(builds.filter(isMeasured));
  const work = main[0]?.build.work ?? null;
  const cells = variants.map((variant) => cellOf({ variant, members: main.filter((entry) => entry.variant === variant), others: others.filter(({ entry }) => entry.variant === variant), all: builds.filter((entry) => entry.variant === variant) }));
  const hosts: HostClasses = new Map(main.map(({ build }): [string, HostFields] => [build.host.hostKey, build.host.fields]));
  return {
    workKey: work?.workKey ?? null,
    work: work?.fields ?? null,
    cells,
    ratios: ratiosOf(cells, hosts),
    apart: [
      ...parted.flatMap(({ run, ...difference }) => buildRun(run).filter(isMeasured).map((entry) => apartEntry(entry, difference))),
      ...others.map(({ entry, difference }) => apartEntry(entry, difference)),
      ...unlikeHosts(main, variants),
    ],
  };
}

function buildRun(run: BundleDocuments): BuildRun[] {
  return run.indexBuild === null ? [] : [{ run, variant: run.bundle.variant.name, build: run.indexBuild }];
}

function isMeasured({ run, build }: BuildRun): boolean {
  return run.bundle.outcome.kind === 'complete' && build.state.kind === 'complete';
}

interface OtherWork {
  readonly entry: BuildRun;
  readonly difference: FieldDifference;
}

/** The work that most runs did; among equals that of the smallest key. */
function byWork(measured: readonly BuildRun[]): { readonly main: readonly BuildRun[]; readonly others: readonly OtherWork[] } {
  const works = orderBy([...groupBy(measured, ({ build }) => build.work.workKey)], ([key, members]) => [-members.length, key]);
  const [first, ...rest] = works.map(([, members]) => members);
  const reference = first?.[0]?.build.work.fields;
  if (first === undefined || reference === undefined) return { main: [], others: [] };
  return { main: first, others: rest.flat().map((entry) => ({ entry, difference: firstDifference(entry.build.work.fields, reference) })) };
}

function firstDifference(fields: IndexBuildWorkFields, others: IndexBuildWorkFields): FieldDifference {
  return fieldDifferences(fields, others)[0] ?? { field: 'workKey', value: '', others: '' };
}

function apartEntry({ run, variant }: BuildRun, { field, value, others }: FieldDifference): IndexBuildApart {
  return { variant, bundleId: run.bundleId, field: clip(field, 64), value: clip(value, 4096), others: clip(others, 4096) };
}

/** Runs of a host class on which the first measured variant has no run: shown in their cells, and in no ratio. */
function unlikeHosts(main: readonly BuildRun[], variants: readonly Name[]): IndexBuildApart[] {
  const first = variants.find((variant) => main.some((entry) => entry.variant === variant));
  const own = main.filter(({ variant }) => variant === first);
  const classes = new Set(own.map(({ build }) => build.host.hostKey));
  const reference = own[0]?.build.host.fields;
  if (reference === undefined) return [];
  return main.filter(({ build }) => !classes.has(build.host.hostKey)).flatMap((entry) => fieldDifferences(entry.build.host.fields, reference).slice(0, 1).map((difference) => apartEntry(entry, difference)));
}

interface CellSource {
  readonly variant: Name;
  /** Complete builds of the table's work. */
  readonly members: readonly BuildRun[];
  readonly others: readonly OtherWork[];
  readonly all: readonly BuildRun[];
}

function cellOf({ variant, members, others, all }: CellSource): IndexBuildCell {
  const sorted = orderBy(members, ({ run }) => [run.bundle.repeat, run.bundle.leg.id, run.bundleId]);
  const warnings = mergeWarnings(sorted.flatMap(({ run, build }) => [...build.warnings, ...driftWarning(run.bundle.noise.driftRatio), ...resolutionWarning(build)]));
  if (sorted.length === 0) return { variant, state: emptyState(others, all), runs: [], summary: [], warnings };
  const runs = sorted.map(runOf);
  return { variant, state: { kind: 'measured' }, runs, summary: summaryOf(runs), warnings };
}

function runOf({ run, build }: BuildRun): IndexBuildRun {
  const { bundle, bundleId } = run;
  return {
    bundleId,
    repeat: bundle.repeat,
    legId: bundle.leg.id,
    bootId: bundle.leg.bootId,
    position: bundle.leg.position,
    hostKey: build.host.hostKey,
    values: indexBuildValues(build),
    errorsNs: polledErrors(build),
    samples: build.figures?.samples ?? 0,
    longestGapNs: build.figures?.longestGapNs ?? null,
    seriesFile: build.series?.file ?? null,
  };
}

/** Of the system alone: that of an idle node is no concern. */
function resolutionWarning({ figures, source }: IndexBuild): IndexBuildCell['warnings'] {
  return source === null ? [] : serverResolutionWarning(source, cpuOf(figures?.system.afterStop ?? null));
}

/** Metrics that one of the runs lacks are left out, so that all figures of a cell rest on the same runs. */
function summaryOf(runs: readonly IndexBuildRun[]): IndexBuildSummary[] {
  return INDEX_BUILD_METRICS.flatMap((metric) => {
    const values = runs.flatMap((run) => run.values[metric] ?? []);
    const middle = median(values);
    if (middle === null || values.length < runs.length) return [];
    const errors = runs.flatMap((run) => run.errorsNs[metric] ?? []);
    return [{ metric, n: values.length, median: round12(middle), min: Math.min(...values), max: Math.max(...values), errorNs: errors.length === 0 ? null : Math.max(...errors), claim: claimOf(values.length) }];
  });
}

function emptyState(others: readonly OtherWork[], all: readonly BuildRun[]): IndexBuildEmpty {
  const [other] = others;
  if (other !== undefined) return empty('not-comparable', `other work: ${other.difference.field} differs (${other.difference.value}, the others ${other.difference.others})`);
  const [worst] = orderBy(all.map(reasonOf), ({ reason }) => [PRECEDENCE.indexOf(reason)]);
  return worst ?? empty('missing', 'no bundle of this variant holds an index build');
}

const PRECEDENCE: readonly IndexBuildEmpty['reason'][] = ['failed', 'cut-off', 'no-index'];

function reasonOf({ run, build }: BuildRun): IndexBuildEmpty {
  const { outcome } = run.bundle;
  const { kind } = build.state;
  if (kind === 'no-index') return empty('no-index', buildStateText(build));
  if (kind === 'cut-off') return empty('cut-off', buildStateText(build));
  if (kind !== 'complete') return empty('failed', buildStateText(build));
  return outcome.kind === 'failed' ? empty('failed', `the run failed after it: ${outcome.code}: ${outcome.message}`) : empty('cut-off', 'the run was cut off after it');
}

function empty(reason: IndexBuildEmpty['reason'], detail: string): IndexBuildEmpty {
  return { kind: 'empty', reason, detail: clip(detail, 4096) };
}

/** Over the first variant that builds an index. */
function ratiosOf(cells: readonly IndexBuildCell[], hosts: HostClasses): IndexBuildRatio[] {
  const [denominator, ...others] = cells.filter(({ state }) => state.kind !== 'empty' || state.reason !== 'no-index');
  if (denominator === undefined) return [];
  return others.flatMap((numerator) => INDEX_BUILD_METRICS.filter((metric) => hasValue(numerator, metric) && hasValue(denominator, metric)).map((metric) => indexBuildRatio({ numerator, denominator, hosts }, metric)));
}

/** The ratio of one metric; none, with the reason, where a side lacks it or no machine measured both. */
export function indexBuildRatio(sides: { readonly numerator: IndexBuildCell; readonly denominator: IndexBuildCell; readonly hosts: HostClasses }, metric: IndexBuildMetric): IndexBuildRatio {
  const { numerator, denominator, hosts } = sides;
  const isThere = hasValue(numerator, metric) && hasValue(denominator, metric);
  const figures = isThere ? (ratioFigures(sides, metric) ?? noFigures(clip(hostReason(sides, hosts), 4096))) : noFigures('no such figure in every run');
  return { metric, numerator: numerator.variant, denominator: denominator.variant, ...figures };
}

function hasValue({ summary }: IndexBuildCell, metric: IndexBuildMetric): boolean {
  return summary.some((entry) => entry.metric === metric);
}
