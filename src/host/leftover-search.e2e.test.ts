import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { findLeftovers } from './leftover-search.ts';
import { thisHost } from './process-group/group-host.ts';
import { TEMP_MARKER_FILE } from './temp-folder.ts';

it('finds what an earlier run left, and only that', async () => {
  const ended = spawn('true');
  await new Promise((settle) => ended.once('exit', settle));
  const temporary = mkdtempSync(join(tmpdir(), 'leftovers-'));
  for (const [name, owner] of [['indexbench-left', ended.pid], ['indexbench-running', process.pid], ['another', ended.pid]] as const) {
    mkdirSync(join(temporary, name));
    writeFileSync(join(temporary, name, TEMP_MARKER_FILE), `${owner} token`);
  }
  mkdirSync(join(temporary, 'indexbench-unmarked'));
  const sleeper = (owner: number | undefined) => spawn('sleep', ['60'], { stdio: 'ignore', env: { PATH: '/usr/bin:/bin', INDEXBENCH_GROUP: `indexbench-${owner}-00-x` } });
  const [left, running] = [sleeper(ended.pid), sleeper(process.pid)];
  try {
    await delay(50);
    const found = findLeftovers(thisHost(), temporary);
    expect(found).toContain(`temporary folder ${join(temporary, 'indexbench-left')}`);
    expect(found).toContain(`process ${left.pid} (sleep)`);
    expect(found.filter((line) => line.includes('running') || line.includes('another') || line.includes('unmarked') || line.includes(`process ${running.pid} `))).toEqual([]);
  } finally {
    left.kill('SIGKILL');
    running.kill('SIGKILL');
    rmSync(temporary, { recursive: true });
  }
});
