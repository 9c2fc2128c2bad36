import type { Comparison, SameModelTable, Trend } from '../model/generated/types.ts';
import { NO_FIGURE, formatFactor, formatMetric, formatRange, formatRatio, rateUnit } from './figures.ts';
import { MAIN_METRIC } from './row-view.ts';
import { metricTitle } from './wording.ts';

/** A table beside the main one, as text. */
export interface SideTable {
  readonly title: string;
  readonly notes: readonly string[];
  readonly header: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

/** The rows on one CPU model, and the trend against a stored run, where there are such. */
export function sideTables({ sameModel, trend, variants }: Pick<Comparison, 'sameModel' | 'trend' | 'variants'>): SideTable[] {
  return [...(sameModel === undefined ? [] : [sameModelSide(sameModel, variants)]), ...(trend === undefined ? [] : [trendSide(trend)])];
}

function sameModelSide({ models, cpuModel, rows }: SameModelTable, variants: readonly string[]): SideTable {
  const [first = '', ...others] = variants;
  const found = `The runs were measured on ${String(models.length)} CPU models: ${models.map((model) => `${model.cpuModel} (${String(model.runs)} runs)`).join(', ')}. Figures of different models stand side by side above; only pairs of one machine are ranked.`;
  return {
    title: cpuModel === null ? 'CPU models' : `On one CPU model: ${cpuModel}`,
    notes: [found, cpuModel === null ? 'No model is under every variant.' : 'Here are only the runs on the model that is under every variant.'],
    header: ['Work', 'Driver', first, ...others.flatMap((variant) => [variant, `÷ ${first}`])],
    lines: rows.map(({ scenario, driver, unit, cells, ratios }) => {
      const texts = cells.map(({ variant, runs, rate }) => {
        const figure = rate === null ? `${NO_FIGURE} (${String(runs)} runs)` : `${formatMetric(MAIN_METRIC, rate.median)} ${rateUnit(unit)}${rate.n === 1 ? ', one run' : ` (${formatRange(MAIN_METRIC, rate.min, rate.max)}, ${String(rate.n)} runs)`}`;
        const ratio = ratios.find(({ numerator }) => numerator === variant);
        return [figure, ratio === undefined ? NO_FIGURE : `${formatRatio(ratio)}${ratio.basis.kind === 'across-machines' ? ' across machines' : ''}`];
      });
      return [scenario, driver, ...texts.flatMap((pair, index) => (index === 0 ? pair.slice(0, 1) : pair))];
    }),
  };
}

function trendSide({ inputs, refused, lines, unmatched }: Trend): SideTable {
  const gone = unmatched.length === 0 ? [] : [`Not measured there as equal work: ${unmatched.map(({ scenario, driver, variant }) => `${scenario} (${driver}, ${variant})`).join(', ')}.`];
  return {
    title: 'Trend against a stored run',
    notes: [
      `Against ${String(inputs.length)} stored runs${refused === 0 ? '' : `; ${String(refused)} folders were refused`}. No verdict: another time and mostly another machine. Machines of one CPU model alone differ by 5.5 % in the median, and by 23 % at the 90th percentile, on hosted runners (reference study).`,
      ...gone,
    ],
    header: ['Work', 'Driver', 'Variant', 'Figure', 'Now', 'Then', 'Now ÷ then', 'Hosts'],
    lines: lines.map(({ scenario, driver, variant, metric, now, then, ratio, host }) => [
      scenario, driver, variant, metricTitle(metric, 'unit'), `${formatMetric(metric, now.median)} (${String(now.n)})`, `${formatMetric(metric, then.median)} (${String(then.n)})`, formatFactor(ratio), host,
    ]),
  };
}
