import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { findLeftovers } from './leftover-search.ts';
import { thisHost } from './process-group/group-host.ts';
import { thisProcess, type ProcessIdentity } from './process-table.ts';
import { TEMP_MARKER_FILE } from './temp-folder.ts';

it('finds what an earlier run left, and only that', async () => {
  const ended = spawn('true');
  await new Promise((settle) => ended.once('exit', settle));
  const gone = { pid: ended.pid ?? 0, startTimeTicks: 1 };
  const alive = thisProcess();
  // The pid of the owner was given to another process since.
  const reused = { ...alive, startTimeTicks: alive.startTimeTicks - 1 };
  const temporary = mkdtempSync(join(tmpdir(), 'leftovers-'));
  const folder = (name: string, { pid, startTimeTicks }: ProcessIdentity): void => {
    mkdirSync(join(temporary, name), { recursive: true });
    writeFileSync(join(temporary, name, TEMP_MARKER_FILE), `${pid} ${startTimeTicks} token`);
  };
  const lock = (name: string, { pid, startTimeTicks }: ProcessIdentity): void => writeFileSync(join(temporary, name), `indexbench ${pid} ${startTimeTicks} 00ff\n`);
  folder('indexbench-left', gone);
  folder('indexbench-reused', reused);
  folder('indexbench-running', alive);
  folder('another', gone);
  folder("chains/de ep/.it's-0a1b2c3d4e", gone);
  folder('chains/de ep/too/.deep-0a1b2c3d4e', gone);
  folder('chains/.running-0a1b2c3d4e', alive);
  mkdirSync(join(temporary, 'indexbench-unmarked'));
  lock('chains/demo.lock', gone);
  lock('chains/running.lock', alive);
  writeFileSync(join(temporary, 'chains/foreign.lock'), `${gone.pid}\n`);
  symlinkSync(join(temporary, 'chains'), join(temporary, 'link'));
  const sleeper = ({ pid, startTimeTicks }: ProcessIdentity) => spawn('sleep', ['60'], { stdio: 'ignore', env: { PATH: '/usr/bin:/bin', INDEXBENCH_GROUP: `indexbench-${pid}-${startTimeTicks}-00-x` } });
  const sleepers = [gone, reused, alive].map(sleeper);
  try {
    await delay(50);
    const ours = (line: string): boolean => line.includes(temporary) || sleepers.some(({ pid }) => line.startsWith(`process ${pid} `));
    const [left, left2] = sleepers;
    expect(findLeftovers(thisHost(), { folders: [temporary, temporary], levels: 2 }).filter(ours).sort()).toEqual(
      [
        `process ${left?.pid} (sleep); to end it: kill -KILL ${left?.pid}`,
        `process ${left2?.pid} (sleep); to end it: kill -KILL ${left2?.pid}`,
        `temporary folder ${temporary}/indexbench-left; to remove it: rm -r ${temporary}/indexbench-left`,
        `temporary folder ${temporary}/indexbench-reused; to remove it: rm -r ${temporary}/indexbench-reused`,
        `temporary folder ${temporary}/chains/de ep/.it's-0a1b2c3d4e; to remove it: rm -r '${temporary}/chains/de ep/.it'\\''s-0a1b2c3d4e'`,
        `lock ${temporary}/chains/demo.lock; to remove it: rm ${temporary}/chains/demo.lock`,
      ].sort(),
    );
    expect(findLeftovers(thisHost(), { folders: [temporary] }).filter((line) => line.includes('chains'))).toEqual([]);
  } finally {
    for (const child of sleepers) child.kill('SIGKILL');
    rmSync(temporary, { recursive: true });
  }
});
