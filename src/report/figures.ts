import type { Metric, Ratio, Unit } from '../model/generated/types.ts';

/** Stands where there is no figure. */
export const NO_FIGURE = '—';

const RATE_DIGITS = 4;
const FIGURE_DIGITS = 3;

/** A number of at most `digits` significant ones, thousands parted by commas. */
export function formatNumber(value: number | null, digits: number = RATE_DIGITS): string {
  if (value === null || !Number.isFinite(value)) return NO_FIGURE;
  if (value === 0) return '0';
  const rounded = Number(value.toPrecision(digits));
  const exponent = Math.floor(Math.log10(Math.abs(rounded)));
  const decimals = Math.min(9, Math.max(0, digits - 1 - exponent));
  const [whole = '', fraction] = rounded.toFixed(decimals).split('.');
  return fraction === undefined ? inThousands(whole) : `${inThousands(whole)}.${fraction}`;
}

/** A whole number in full. */
export function formatCount(value: number): string {
  return inThousands(String(value));
}

function inThousands(digits: string): string {
  return digits.length > 3 ? digits.replace(/\B(?=(\d{3})+$)/g, ',') : digits;
}

type Step = readonly [size: number, unit: string];
const DURATIONS: readonly Step[] = [[1e9, 's'], [1e6, 'ms'], [1e3, 'µs'], [1, 'ns']];
const SIZES: readonly Step[] = [[2 ** 30, 'GiB'], [2 ** 20, 'MiB'], [2 ** 10, 'KiB'], [1, 'B']];

export function formatDuration(ns: number | null): string {
  return formatStep(ns, DURATIONS);
}

export function formatBytes(bytes: number | null): string {
  return formatStep(bytes, SIZES);
}

function formatStep(value: number | null, steps: readonly Step[]): string {
  if (value === null || !Number.isFinite(value)) return NO_FIGURE;
  // 999.9 µs reads as 1.00 ms; 1 GiB, which rounds down to 1.07e9 bytes, stays one.
  const reach = Math.max(value, Number(value.toPrecision(FIGURE_DIGITS)));
  const [size, unit] = steps.find(([least]) => reach >= least) ?? steps.at(-1) ?? [1, ''];
  return `${formatNumber(value / size, FIGURE_DIGITS)} ${unit}`;
}

export function formatShare(share: number | null): string {
  return share === null ? NO_FIGURE : `${formatNumber(share * 100, 2)} %`;
}

/** A metric's figure without its unit of work, e.g. `412,300`, `4.56 ms`. */
export function formatMetric(metric: Metric, value: number | null): string {
  switch (metric) {
    case 'unitsPerSecond':
    case 'callsPerSecond':
      return formatNumber(value);
    case 'p50Ns':
    case 'p95Ns':
    case 'p99Ns':
    case 'firstMessageP50Ns':
    case 'serviceP50Ns':
    case 'serviceP99Ns':
    case 'serverCpuNsPerUnit':
    case 'stackCpuNsPerUnit':
    case 'clientCpuNsPerUnit':
      return formatDuration(value);
    case 'serverAnonymousPeakBytes':
    case 'bytesPerCall':
      return formatBytes(value);
  }
}

export function rateUnit(unit: Unit): string {
  return unit === 'block' ? 'blocks/s' : 'calls/s';
}

/** A range; one figure where both ends print alike. */
export function formatRange(metric: Metric, min: number | null, max: number | null): string {
  const [low, high] = [formatMetric(metric, min), formatMetric(metric, max)];
  return low === high ? low : `${low}–${high}`;
}

const BOUNDS: Readonly<Record<Ratio['bound'], string>> = { exact: '', 'at-least': '≥ ', 'at-most': '≤ ' };

/** `1.23×`, `≥ 4.56×`, or a dash. A bound that rests on one pair says so. */
export function formatRatio({ median, bound, basis }: Pick<Ratio, 'median' | 'bound' | 'basis'>): string {
  if (median === null) return NO_FIGURE;
  const isSingle = bound !== 'exact' && basis.kind === 'paired' && basis.pairs.length === 1;
  return `${BOUNDS[bound]}${formatNumber(median, FIGURE_DIGITS)}×${isSingle ? ' (1 pair)' : ''}`;
}

export function formatFactor(value: number | null): string {
  return value === null ? NO_FIGURE : `${formatNumber(value, FIGURE_DIGITS)}×`;
}
