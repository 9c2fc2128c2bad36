import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { versionTold } from './tool.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'indexbench-test-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function program(script: string): string {
  const file = join(folder, 'program');
  writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}

describe('versionTold', () => {
  it('takes the first version number, from standard error too', async () => {
    expect(await versionTold(program('echo "zebrad v6.4.2+12 built with 1.95" >&2'))).toBe('6.4.2+12');
  });

  it('gives up on a program that answers no signal but SIGKILL', async () => {
    const startedMs = Date.now();
    expect(await versionTold(program('kill -STOP $$; echo 1.2.3'), { timeoutMs: 200 })).toBeNull();
    expect(Date.now() - startedMs).toBeLessThan(5_000);
  });
});
