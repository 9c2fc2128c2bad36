import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { examineHost } from './doctor.ts';

it('examines the host and leaves nothing behind', async () => {
  const report = await examineHost({ paths: ['/', '/no/such/folder'], toolFolders: ['/nowhere'] });
  const order = ['systemd', 'cgroup2', 'cgroup1', 'proc'];
  expect(report.accounting.notUsed.map(({ source }) => source)).toEqual(order.slice(0, order.indexOf(report.accounting.source)));
  for (const { reason } of report.accounting.notUsed) expect(reason).not.toBe('');
  expect(report.disks[1]?.freeBytes).toBe(report.disks[0]?.freeBytes);
  expect(report.tools.find(({ name }) => name === 'taskset')).toMatchObject({ path: expect.stringContaining('/taskset') as string, version: expect.stringMatching(/^2\.\d+/) as string });
  expect(execFileSync('find', ['/sys/fs/cgroup', '-name', `indexbench-${process.pid}-*`], { encoding: 'utf8' })).toBe('');
});
