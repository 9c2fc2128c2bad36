import { IndexbenchError } from '../model/errors.ts';
import type { Variant } from '../model/generated/types.ts';
import { regularExpression, requireGroup } from './command-ready.ts';
import type { IndexProbe, IndexProbeRequest, IndexReading } from './index-watch.ts';
import { readMetrics } from './metrics.ts';
import type { IndexBuild, System } from './system.ts';
import { settingOr } from './system.ts';

/** Where a number of the process stands: in its lines, or among its metrics. */
type Gauge =
  | { readonly kind: 'line'; readonly pattern: RegExp }
  | { readonly kind: 'metric'; readonly port: string; readonly path: string; readonly name: string };

export const GAUGE_FORMS = 'line:REGEX, metric:{port2}/PATH#NAME';

export const INDEX_SETTINGS: System['settings'] = {
  indexHeight: { type: 'string', description: `of a program that builds an index before it is measured: where it tells the height that it has reached: ${GAUGE_FORMS}; the regular expression's first group is the height. By default it builds none` },
  indexComplete: { type: 'string', description: `where it tells that its index is complete: ${GAUGE_FORMS}: a line that matches, or a metric that is not 0; by default it is complete at the tip` },
  indexTailBlocks: { type: 'number', description: 'newest blocks that its index leaves out when it is complete, such as those in memory; by default 0' },
};

const METRIC = /^metric:\{(port[23]?)\}(\/[^\s#]*)#([A-Za-z_:][A-Za-z0-9_:]*)$/;

/** @throws IndexbenchError INPUT_INCONSISTENT with the pointer of the setting */
export function checkIndexSettings(variant: Variant): void {
  const height = gaugeOf(variant, 'indexHeight');
  const complete = gaugeOf(variant, 'indexComplete');
  const tail = settingOr<number>(variant, 'indexTailBlocks', 0);
  if (height === null && (complete !== null || tail !== 0)) {
    throw new IndexbenchError('INPUT_INCONSISTENT', { what: 'nothing tells the height that its index has reached', where: complete === null ? '/indexTailBlocks' : '/indexComplete', next: 'Give indexHeight, too: a build that makes no progress is known by it.' });
  }
  if (height?.kind === 'line') requireGroup(height.pattern, { what: 'the height', where: '/indexHeight', example: String.raw`line:height (\d+)` });
  if (!Number.isInteger(tail) || tail < 0) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${String(tail)} is no number of blocks`, where: '/indexTailBlocks' });
}

/** How the program of a variant builds its index; null where its settings tell of none. */
export function commandIndex(variant: Variant): IndexBuild | null {
  const height = gaugeOf(variant, 'indexHeight');
  if (height === null) return null;
  const complete = gaugeOf(variant, 'indexComplete');
  const tail = settingOr<number>(variant, 'indexTailBlocks', 0);
  return { servesWhileBuilding: true, openProbe: (request) => new CommandProbe(request, { height, complete, tail }) };
}

function gaugeOf(variant: Variant, setting: 'indexHeight' | 'indexComplete'): Gauge | null {
  const text = settingOr<string>(variant, setting, '');
  if (text === '') return null;
  if (text.startsWith('line:') && text !== 'line:') return { kind: 'line', pattern: regularExpression(text.slice('line:'.length), `/${setting}`) };
  const [, port, path, name] = METRIC.exec(text) ?? [];
  if (port !== undefined && path !== undefined && name !== undefined) return { kind: 'metric', port, path, name };
  throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${JSON.stringify(text)} is no place where a program tells how far its index is; known: ${GAUGE_FORMS}`, where: `/${setting}` });
}

interface CommandGauges {
  readonly height: Gauge;
  readonly complete: Gauge | null;
  readonly tail: number;
}

class CommandProbe implements IndexProbe {
  readonly #request: IndexProbeRequest;
  readonly #gauges: CommandGauges;
  #heightInLines: number | null = null;
  #completeInLines = false;

  constructor(request: IndexProbeRequest, gauges: CommandGauges) {
    this.#request = request;
    this.#gauges = gauges;
  }

  takeLine(line: string): void {
    const { height, complete } = this.#gauges;
    const text = height.kind === 'line' ? height.pattern.exec(line)?.[1] : undefined;
    if (text !== undefined && /^\d{1,9}$/.test(text)) this.#heightInLines = Number(text);
    if (complete?.kind === 'line' && complete.pattern.test(line)) this.#completeInLines = true;
  }

  async read(signal: AbortSignal): Promise<IndexReading> {
    const { height: heightGauge, complete: completeGauge, tail } = this.#gauges;
    const height = heightGauge.kind === 'line' ? this.#heightInLines : await this.#metric(heightGauge, signal);
    const targetHeight = Math.max(0, this.#request.tipHeight - tail);
    const isThere = height !== null && height >= targetHeight;
    if (completeGauge === null) return { height, targetHeight, complete: isThere };
    const complete = completeGauge.kind === 'line' ? this.#completeInLines : ((await this.#metric(completeGauge, signal)) ?? 0) !== 0;
    return { height, targetHeight, complete: complete && isThere };
  }

  async #metric({ port, path, name }: Gauge & { kind: 'metric' }, signal: AbortSignal): Promise<number | null> {
    const value = (await readMetrics(this.#request.ports[port] ?? 0, signal, path))?.get(name);
    return value ?? null;
  }
}
