import type { Cell, CellRun, Row, RunSeries } from '../model/generated/types.ts';
import { formatNumber } from './figures.ts';
import { html, type Markup } from './markup.ts';

const WIDTH = 320;
const HEIGHT = 72;
const PAD = 2;

interface Course {
  readonly run: CellRun;
  readonly series: RunSeries;
}

/** The course of each cell's runs, a chart a cell, all to one scale; nothing where no run was long enough for one. */
export function courses({ cells }: Row): Markup {
  const shown = cells.flatMap((cell) => {
    const found = cell.runs.flatMap((run) => (run.series === null ? [] : [{ run, series: run.series }]));
    return found.length === 0 ? [] : [{ cell, found }];
  });
  if (shown.length === 0) return html``;
  const all = shown.flatMap(({ found }) => found.map(({ series }) => series));
  const scale = { top: Math.max(1e-9, ...all.flatMap(({ okPerSecond, failedPerSecond }) => [...okPerSecond, ...failedPerSecond])), seconds: Math.max(...all.map(({ intervalSeconds, okPerSecond }) => intervalSeconds * okPerSecond.length)) };
  return html`<h3>Course of the runs</h3><p class="soft">Good calls a second, a line a run; failed calls dashed. All charts to one scale: 0 to ${formatNumber(scale.top, 3)} calls/s, 0 to ${formatNumber(scale.seconds, 3)} s.</p>
<div class="charts">${shown.map(({ cell, found }) => chart(cell, found, scale))}</div>`;
}

interface Scale {
  readonly top: number;
  readonly seconds: number;
}

function chart({ variant }: Cell, found: readonly Course[], scale: Scale): Markup {
  const label = `${variant}: ${found.map(courseText).join('; ')}`;
  return html`<figure><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${label}"><title>${label}</title><path class="axis" d="M0 ${HEIGHT - PAD}H${WIDTH}"></path>${found.map(({ series }) => lines(series, scale))}</svg><figcaption>${variant}</figcaption></figure>
`;
}

function lines({ intervalSeconds, okPerSecond, failedPerSecond }: RunSeries, scale: Scale): Markup {
  const failed = failedPerSecond.some((rate) => rate > 0) ? html`<polyline class="failed-line" points="${points(failedPerSecond, intervalSeconds, scale)}"></polyline>` : html``;
  return html`<polyline points="${points(okPerSecond, intervalSeconds, scale)}"></polyline>${failed}`;
}

/** Each rate in the middle of its interval. */
function points(rates: readonly number[], intervalSeconds: number, { top, seconds }: Scale): string {
  return rates.map((rate, at) => `${coordinate(((at + 0.5) * intervalSeconds * WIDTH) / seconds)},${coordinate(HEIGHT - PAD - (rate * (HEIGHT - 2 * PAD)) / top)}`).join(' ');
}

function coordinate(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function courseText({ run, series: { okPerSecond, failedPerSecond } }: Course): string {
  const failures = failedPerSecond.filter((rate) => rate > 0).length;
  const range = `${formatNumber(Math.min(...okPerSecond), 3)} to ${formatNumber(Math.max(...okPerSecond), 3)} good calls/s`;
  return `repeat ${String(run.repeat)}: ${range}${failures === 0 ? '' : `, failures in ${String(failures)} of ${String(okPerSecond.length)} intervals`}`;
}
