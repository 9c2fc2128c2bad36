import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withClient } from './fixtures/client.ts';
import type { Block } from './fixtures/client.ts';
import { makeTestFolder, restoreDemo } from './fixtures/demo-chain.ts';
import { ReferenceLauncher } from './fixtures/reference-process.ts';
import type { ReferenceProcess } from './fixtures/reference-process.ts';

const folder = makeTestFolder();
const launcher = new ReferenceLauncher(folder.path);
const launch = (...args: string[]): ReferenceProcess => launcher.launch(...args);

beforeAll(() => restoreDemo(folder.path));
afterEach(() => launcher.killAll());
afterAll(folder.remove);

describe('faults of the process', () => {
  it('exit-early: three lines, code 7, never ready', async () => {
    const reference = launch('--fault', 'exit-early');
    expect(await reference.ended).toBe(7);
    expect(reference.output.trim().split('\n')).toHaveLength(3);
  });

  it('exit@N: dies at the N-th request', async () => {
    const reference = launch('--fault', 'exit@3');
    await withClient(await reference.address(), async (client) => {
      const codes: number[] = [];
      for (let i = 0; i < 3; i += 1) codes.push((await client.unary('GetLatestBlock', {})).code);
      expect(codes).toEqual([0, 0, 14]);
    });
    expect(await reference.ended).toBe(9);
  });

  it('wrong-parent@N: serves a block with another parent', async () => {
    const reference = launch('--fault', 'wrong-parent@1500');
    await withClient(await reference.address(), async (client) => {
      const { messages } = await client.stream<Block>('GetBlockRange', { start: { height: 1_001 }, end: { height: 2_000 } });
      const broken = messages.filter((block, index) => index > 0 && !block.prevHash.equals(messages[index - 1]?.hash ?? Buffer.alloc(0)));
      expect(broken.map((block) => block.height)).toEqual([1_500]);
    });
  });

  it('never-ready: loads, does not listen, and can be stopped', async () => {
    const reference = launch('--fault', 'never-ready');
    await reference.waitFor(/waiting for/);
    expect(reference.output).not.toContain('"ready"');
    reference.child.kill('SIGTERM');
    expect(await reference.ended).toBe(0);
  });

  it('ignore-sigterm: only SIGKILL ends it', async () => {
    const reference = launch('--fault', 'ignore-sigterm');
    await reference.address();
    reference.child.kill('SIGTERM');
    await reference.waitFor(/SIGTERM ignored/);
    reference.child.kill('SIGINT');
    await reference.waitFor(/SIGINT ignored/);
    expect(reference.child.exitCode).toBeNull();
    reference.child.kill('SIGKILL');
    expect(await reference.ended).toBe('SIGKILL');
  });

  it('fork-child: leaves a child in a session of its own', async () => {
    const reference = launch('--fault', 'fork-child');
    const child = Number((await reference.waitFor(/^child (\d+)$/m))[1]);
    await reference.address();
    reference.child.kill('SIGTERM');
    expect(await reference.ended).toBe(0);
    const [, parent, group, session] = readFileSync(`/proc/${String(child)}/stat`, 'utf8').replace(/^.*\) /, '').split(' ').map(Number);
    process.kill(child, 'SIGKILL');
    expect([parent, group, session]).not.toContain(reference.child.pid);
    expect(session).not.toBe(0);
  });
});
