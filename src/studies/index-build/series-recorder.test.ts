import { expect, it } from 'vitest';
import { indexBuildFigures } from '../../comparison/index-build/figures.ts';
import { SERIES_KIND, valueIn } from '../../comparison/index-build/series.ts';
import { nowNs } from '../../systems/index-watch.ts';
import { SeriesRecorder } from './series-recorder.ts';

it('keeps of polls that tell nothing new the last before a change, so that the error is that of all polls', () => {
  const origin = nowNs() - 5e9;
  const recorder = new SeriesRecorder(origin);
  const asked = [1, 2, 3, 4].map((step) => origin + step * 1e6);
  for (const askedNs of asked.slice(0, 3)) recorder.poll({ kind: SERIES_KIND.progress, askedNs, outcome: 0, height: 7 });
  expect(recorder.series.rows).toBe(1);
  recorder.poll({ kind: SERIES_KIND.progress, askedNs: asked[3] ?? 0, outcome: 1, height: 8 });
  const { series } = recorder;
  expect(series.rows).toBe(3);
  expect([0, 1, 2].map((row) => [valueIn(series, 'askedNs', row), valueIn(series, 'outcome', row)])).toEqual([[1e6, 0], [3e6, 0], [4e6, 1]]);
  const { complete } = indexBuildFigures(series);
  expect(complete?.errorNs).toBe((complete?.atNs ?? 0) - 3e6);
});

it('keeps each change of the height, and polls of other kinds apart', () => {
  const recorder = new SeriesRecorder(nowNs());
  for (const height of [1, 1, 2, 2, 3]) {
    recorder.poll({ kind: SERIES_KIND.progress, askedNs: nowNs(), outcome: 0, height });
    recorder.poll({ kind: SERIES_KIND.info, askedNs: nowNs(), outcome: 0 });
  }
  const heights = [...recorder.series.columns.height].filter((height) => !Number.isNaN(height));
  expect(heights).toEqual([1, 1, 2, 2, 3]);
  expect([...recorder.series.columns.kind].filter((kind) => kind === SERIES_KIND.info)).toHaveLength(1);
});
