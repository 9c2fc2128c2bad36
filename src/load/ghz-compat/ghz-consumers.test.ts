import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { driveRequests } from '../native/native-drive.ts';
import { testingFolder } from '../testing-order.ts';
import { startTestingServer } from '../testing-server.ts';
import type { TestingServer } from '../testing-server.ts';
import { readGhzLoad } from './ghz-load.ts';
import { formatGhzReport, ghzReportOf } from './ghz-output.ts';

/**
 * Other programs read ghz's JSON into ghz's own Go type: ghz-web's /api/ingest does (web/api/ingest.go, runner/reporter.go of v0.121.0). Go's decoder
 * refuses a fraction or an exponent for an integer, a text for a number, null within a map, and a time that is not RFC 3339; keys that it does not
 * know it skips. These are those types; the real ghz-web took such reports, with every detail, and refused a fraction.
 */
type GoType = 'string' | 'bool' | 'int' | 'uint' | 'float' | 'time' | { readonly listOf: GoFields } | { readonly mapOf: 'string' | 'int' } | { readonly fields: GoFields };
type GoFields = Readonly<Record<string, GoType>>;

const OPTIONS: GoFields = {
  call: 'string', host: 'string', proto: 'string', protoset: 'string', 'enable-compression': 'bool', cacert: 'string', cert: 'string', key: 'string', cname: 'string', skipTLS: 'bool', insecure: 'bool', authority: 'string',
  rps: 'int', 'load-schedule': 'string', 'load-start': 'int', 'load-end': 'int', 'load-step': 'int', 'load-step-duration': 'int', 'load-max-duration': 'int', concurrency: 'int', 'concurrency-schedule': 'string',
  'concurrency-start': 'int', 'concurrency-end': 'int', 'concurrency-step': 'int', 'concurrency-step-duration': 'int', 'concurrency-max-duration': 'int', total: 'int', async: 'bool', connections: 'int', duration: 'int', timeout: 'int',
  'dial-timeout': 'int', keepalive: 'int', binary: 'bool', metadata: { mapOf: 'string' }, CPUs: 'int', name: 'string', skipFirst: 'int', 'count-errors': 'bool',
};
const REPORT: GoFields = {
  name: 'string', endReason: 'string', date: 'time', options: { fields: OPTIONS }, count: 'uint', total: 'int', average: 'int', fastest: 'int', slowest: 'int', rps: 'float', errorDistribution: { mapOf: 'int' },
  statusCodeDistribution: { mapOf: 'int' }, latencyDistribution: { listOf: { percentage: 'int', latency: 'int' } }, histogram: { listOf: { mark: 'float', count: 'int', frequency: 'float' } },
  details: { listOf: { timestamp: 'time', latency: 'int', error: 'string', status: 'string' } }, tags: { mapOf: 'string' },
};

/** What Go's decoder would refuse, by pointer. */
function refusals(value: unknown, type: GoType, pointer = ''): string[] {
  // Go leaves a field as it is for null.
  if (value === null || value === undefined) return [];
  const refuse = (isGood: boolean): string[] => (isGood ? [] : [`${pointer}: ${JSON.stringify(value)}`]);
  if (typeof type === 'object') {
    if ('listOf' in type) return Array.isArray(value) ? value.flatMap((entry, index) => refusals(entry, { fields: type.listOf }, `${pointer}/${String(index)}`)) : refuse(false);
    if (typeof value !== 'object' || Array.isArray(value)) return refuse(false);
    if ('mapOf' in type) return Object.entries(value).flatMap(([key, entry]) => refusals(entry, type.mapOf, `${pointer}/${key}`));
    return Object.entries(value).flatMap(([key, entry]) => (type.fields[key] === undefined ? [] : refusals(entry, type.fields[key], `${pointer}/${key}`)));
  }
  switch (type) {
    case 'string':
      return refuse(typeof value === 'string');
    case 'bool':
      return refuse(typeof value === 'boolean');
    case 'float':
      return refuse(typeof value === 'number');
    case 'int':
    case 'uint':
      return refuse(typeof value === 'number' && /^-?\d+$/.test(JSON.stringify(value)) && (type === 'int' || value >= 0));
    case 'time':
      return refuse(typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/.test(value) && !Number.isNaN(Date.parse(value)));
  }
}

const PROTO = fileURLToPath(new URL('../../protocol/proto', import.meta.url));
const folder = testingFolder();
afterAll(folder.remove);
let server: TestingServer | undefined;
afterEach(() => server?.close());

async function report(...flags: string[]): Promise<Record<string, unknown>> {
  const load = await readGhzLoad(['--insecure', '--call', 'cash.z.wallet.sdk.rpc.CompactTxStreamer/GetBlockRange', ...flags], { protoFolder: PROTO, readStdin: () => Buffer.alloc(0) });
  const target = { host: '127.0.0.1', port: server?.port ?? 0 };
  const result = await driveRequests({ ...load.order, target, samplesFile: join(folder.path, 'load.raw') }, load.source, { onProgress: () => undefined, signal: new AbortController().signal });
  return JSON.parse(formatGhzReport(ghzReportOf(load, target, result), 'json')) as Record<string, unknown>;
}

describe('a program that reads ghz’s reports', () => {
  it('takes those of ghz: the types are right', () => {
    for (const name of ['unary-ok.json', 'range-mixed.json', 'refused.json', 'window-close.json', 'skip-first-count-errors.json', 'as-published.json']) {
      const recorded = JSON.parse(readFileSync(new URL(`../../../fixtures/ghz/${name}`, import.meta.url), 'utf8')) as Record<string, unknown>;
      expect(refusals(recorded, { fields: REPORT }), name).toEqual([]);
    }
    expect(refusals({ total: 0.5, rps: '1', date: 'today', errorDistribution: { x: 1.5 }, details: [{ latency: 1e300 }] }, { fields: REPORT })).toEqual(['/total: 0.5', '/rps: "1"', '/date: "today"', '/errorDistribution/x: 1.5', '/details/0/latency: 1e+300']);
  });

  it('takes ours: all good, some failed, none good, paced, by time', async () => {
    server = await startTestingServer({ behave: (call) => { call.reply(call.messages, call.index % 5 === 4 ? 14 : 0, call.index % 5 === 4 ? 'busy "|<b>' : ''); } });
    const mixed = await report('-c', '2', '-n', '20', '--skipFirst', '5', '--count-errors', '--name', 'a|<b>\n', '--tags', '{"env":"t"}', '--cname', 'x', '-m', '{"k":"v"}', '--connections', '2');
    expect(mixed).toMatchObject({ count: 15, statusCodeDistribution: { Unavailable: 3 } });
    const reports = [mixed, await report('-c', '1', '-n', '4'), await report('-c', '1', '-n', '10', '-r', '200', '--load-schedule', 'const'), await report('-c', '1', '-z', '100ms', '--keepalive', '10s')];
    await server.close();
    server = await startTestingServer({ behave: (call) => { call.reply([], 14, 'busy'); } });
    const none = await report('-c', '1', '-n', '5');
    expect(none).toMatchObject({ count: 5, latencyDistribution: null, histogram: null });
    for (const one of [...reports, none]) {
      expect(refusals(one, { fields: REPORT })).toEqual([]);
      for (const key of Object.keys(REPORT).filter((field) => field !== 'name' && field !== 'tags')) expect(one, key).toHaveProperty(key);
      expect(one['details']).toHaveLength(one['count'] as number);
    }
  });
});
