import type { OpenedBundle } from '../bundle/reader.ts';
import { readSeries } from '../bundle/series-file.ts';
import { indexBuildContradiction } from '../comparison/index-build/contradiction.ts';
import { indexBuildFigures } from '../comparison/index-build/figures.ts';
import { lastStepNs } from '../comparison/index-build/progress-clock.ts';
import type { Series } from '../comparison/index-build/series.ts';
import { indexBuildWarnings } from '../comparison/index-build/warnings.ts';
import { indexBuildHostOf, indexBuildWorkOf } from '../comparison/index-build/work.ts';
import type { IndexBuild, IndexBuildFigures, IndexBuildPlan, Plan } from '../model/generated/types.ts';
import { probeHeightOf } from '../plan/index-build-plan.ts';
import { below, differ, differencesBetween } from './difference.ts';
import type { Difference, Place } from './difference.ts';
import { seriesDifference } from './series-rows.ts';

const BUILD: Place = { document: 'index-build.json', pointer: '' };
const PLAN: Place = { document: 'plan.json', pointer: '' };
const NS_PER_SECOND = 1e9;

/**
 * Everything that index-build.json claims, recomputed from the plan, bundle.json and the series: keys, figures, warnings, and whether the build
 * ended as it is said to have. Counters, sizes and noise are readings and stand.
 *
 * @throws IndexbenchError BUNDLE_DAMAGED where the series cannot be read
 */
export async function indexBuildDifferences(opened: OpenedBundle): Promise<Difference[]> {
  const { bundle, plan, indexBuild: build, seriesFile } = opened;
  if (build === null || plan.indexBuild === null) return planDifferences(plan);
  const contradiction = indexBuildContradiction(opened);
  const found = [
    ...planDifferences(plan),
    ...differencesBetween(below(BUILD, 'work'), build.work, indexBuildWorkOf(plan, build.work.fields.probeHash)),
    ...differencesBetween(below(BUILD, 'host'), build.host, indexBuildHostOf(bundle, build.host.fields.pageCache)),
    ...pageCacheDifferences(build, plan.indexBuild),
    ...sourceDifferences(build, bundle.accounting.server),
    ...differencesBetween(below(BUILD, 'warnings'), build.warnings, indexBuildWarnings(build, bundle.cpus)),
  ];
  if (build.series !== null && seriesFile !== null) {
    const series = await readSeries(seriesFile, build.series.rows);
    const wrong = seriesDifference(series, { document: build.series.file, pointer: '' }, plan.snapshot.pin.tipHeight);
    const figures = indexBuildFigures(series);
    if (wrong !== null) found.push(wrong);
    found.push(...differencesBetween(below(BUILD, 'figures'), build.figures, figures), ...endDifferences(build, { settings: plan.indexBuild, series, figures }));
  }
  // What is left is said by no single figure.
  return found.length > 0 || contradiction === null ? found : [differ(BUILD, contradiction, 'documents that agree')];
}

function planDifferences({ studies, indexBuild, snapshot }: Plan): Difference[] {
  const place = below(PLAN, 'indexBuild');
  if (indexBuild === null) return studies.includes('index-build') ? [differ(place, null, 'settings, as studies holds index-build')] : [];
  if (!studies.includes('index-build')) return [differ(place, indexBuild, 'null, as studies holds no index-build')];
  return differencesBetween(below(place, 'probeHeight'), indexBuild.probeHeight, probeHeightOf(snapshot.pin));
}

/** A cache that was not dropped says why; one that the plan keeps is warm. */
function pageCacheDifferences({ host, pageCacheNote }: IndexBuild, { pageCache }: IndexBuildPlan): Difference[] {
  const isDropped = host.fields.pageCache === 'dropped';
  if (isDropped && pageCache === 'keep') return [differ(below(below(below(BUILD, 'host'), 'fields'), 'pageCache'), 'dropped', 'warm, as the plan says keep')];
  if (isDropped === (pageCacheNote === null)) return [];
  return [differ(below(BUILD, 'pageCacheNote'), pageCacheNote, isDropped ? null : 'the reason why it was not dropped')];
}

function sourceDifferences({ source, ioSource, figures }: IndexBuild, accounting: OpenedBundle['bundle']['accounting']['server']): Difference[] {
  const expected = figures === null ? null : accounting;
  const io = expected === null ? null : expected === 'cgroup2' || expected === 'systemd' ? 'cgroup2' : 'proc';
  return [...differencesBetween(below(BUILD, 'source'), source, expected), ...differencesBetween(below(BUILD, 'ioSource'), ioSource, io)];
}

interface EndFacts {
  readonly settings: IndexBuildPlan;
  readonly series: Series;
  readonly figures: IndexBuildFigures;
}

/** Whether the series ends as the state says. */
function endDifferences({ state }: IndexBuild, { settings, series, figures }: EndFacts): Difference[] {
  const place = below(below(BUILD, 'state'), 'kind');
  const objection = (what: string): Difference[] => [differ(place, state.kind, what)];
  const { complete, endNs, stopNs, firstInfo, firstBlock } = figures;
  switch (state.kind) {
    case 'complete':
    case 'tip-mismatch':
      if (complete === null) return objection('another state: the series holds no completion');
      if (firstInfo === null || firstBlock === null) return objection('another state: the series lacks a first answer');
      return stopNs === null ? objection('another state: it was not asked to stop') : [];
    case 'exited':
      return stopNs === null ? [] : objection('another state: it was asked to stop');
    case 'stalled': {
      const stillNs = endNs - lastStepNs(series, endNs);
      return stillNs >= settings.stallSeconds * NS_PER_SECOND ? [] : objection(`another state: it got on ${(stillNs / NS_PER_SECOND).toFixed(1)} s before its end`);
    }
    case 'timeout':
      return endNs >= settings.timeoutSeconds * NS_PER_SECOND ? [] : objection(`another state: it ended after ${(endNs / NS_PER_SECOND).toFixed(1)} s`);
    case 'no-index':
    case 'cut-off':
    case 'failed':
      return [];
  }
}
