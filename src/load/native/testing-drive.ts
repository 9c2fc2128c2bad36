/** For tests: servers that a test file starts and drives against them. */
import { afterAll, afterEach } from 'vitest';
import { NARROW_COLUMNS, WIDE_COLUMNS } from '../../bundle/sample-columns.ts';
import type { SampleColumn } from '../../bundle/sample-columns.ts';
import type { Scenario } from '../../model/generated/types.ts';
import type { DriveOrder, TransportName } from '../drive-order.ts';
import type { DriveResult } from '../drive-result.ts';
import { readRawSamples } from '../raw-samples.ts';
import { testingFolder, testingOrder, testingPlan } from '../testing-order.ts';
import { startTestingServer } from '../testing-server.ts';
import type { Behaviour, TestingServer } from '../testing-server.ts';
import { driveNative } from './native-drive.ts';

const folder = testingFolder();
afterAll(folder.remove);

/** For sample files. */
export const testFolder = folder.path;

const servers: TestingServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

export async function serve(behave?: Behaviour): Promise<TestingServer> {
  const server = await startTestingServer(behave === undefined ? {} : { behave });
  servers.push(server);
  return server;
}

/** Ten blocks a call; request 0 begins at 1 + (0 + 10) mod 91 = 11. */
export const RANGE: Partial<Scenario> = { method: 'GetBlockRange', requests: { kind: 'ranges', blocks: 10, offset: 10 } };

type Drive = (port: number, scenario: Partial<Scenario>, changes?: Partial<DriveOrder>, signal?: AbortSignal) => Promise<DriveResult>;

/** What holds of a drive holds on either transport. */
export const TRANSPORT_NAMES = ['raw', 'http2'] as const satisfies readonly TransportName[];

export function driveOver(transport: TransportName): Drive {
  return (port, scenario, changes = {}, signal = new AbortController().signal) =>
    driveNative(testingOrder(port, folder.path, testingPlan(scenario), { transport, ...changes }), { onProgress: () => undefined, signal });
}

export type Row = Record<SampleColumn, number>;

export function rowsOf(result: DriveResult): Row[] {
  return [...readRawSamples(result.samples.file)].flatMap(({ rows, wide, narrow }) =>
    Array.from({ length: rows }, (_, at) => {
      const values = [...WIDE_COLUMNS.map((name) => [name, wide[name][at]]), ...NARROW_COLUMNS.map((name) => [name, narrow[name][at]])];
      return Object.fromEntries(values) as Row;
    }),
  );
}
