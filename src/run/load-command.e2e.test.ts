import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fileURLToPath } from 'node:url';
import { makeTestingCertificates } from '../load/testing-certificates.ts';
import { testingFolder } from '../load/testing-order.ts';
import { startTestingServer } from '../load/testing-server.ts';
import type { TestingServer } from '../load/testing-server.ts';
import { runLoad } from './load-command.ts';
import type { LoadOutcome } from './load-command.ts';

const folder = testingFolder();
afterAll(folder.remove);
const certificates = makeTestingCertificates(folder.path);

describe.skipIf(certificates === null)('load of a scenario over TLS (skipped without openssl)', { timeout: 30_000 }, () => {
  let server: TestingServer;
  beforeAll(async () => {
    server = await startTestingServer(certificates === null ? {} : { tls: certificates });
  });
  afterAll(() => server.close());
  const load = (...flags: string[]): Promise<LoadOutcome> =>
    runLoad({ args: [`127.0.0.1:${String(server.port)}`, '--scenario', 'GetBlock', '-O', 'json', ...flags], packageRoot: fileURLToPath(new URL('../..', import.meta.url)), signal: new AbortController().signal, onStart: () => undefined });
  const reported = (text: string): unknown => JSON.parse(text);

  it.each([
    ['with the given root', () => ['--cacert', certificates?.caFile ?? '']],
    ['with any certificate', () => ['--skipTLS']],
    ['with a certificate of the client', () => ['--cacert', certificates?.caFile ?? '', '--cert', certificates?.client.certificateFile ?? '', '--key', certificates?.client.keyFile ?? '']],
  ])('is driven %s, its tip asked the same way', async (_name, flags) => {
    const { text, exitCode, notes } = await load(...flags());
    expect({ exitCode, notes }).toEqual({ exitCode: 0, notes: [] });
    const { count, options, statusCodeDistribution } = reported(text) as { count: number; options: object; statusCodeDistribution: object };
    expect(options).toMatchObject({ insecure: false });
    expect(statusCodeDistribution).toEqual({ OK: count });
  });

  it('is not driven where the certificate is not trusted, nor in plaintext', async () => {
    await expect(load('--cacert', certificates?.client.certificateFile ?? '')).rejects.toThrow(/GetLatestBlock failed: .*(certificate|issuer)/);
    await expect(load()).rejects.toThrow('GetLatestBlock failed');
    await expect(load('--cert', certificates?.client.certificateFile ?? '')).rejects.toThrow('is needed beside --cert');
  });
});
