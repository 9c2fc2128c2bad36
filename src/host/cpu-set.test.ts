import { describe, expect, it } from 'vitest';
import { IndexbenchError } from '../model/errors.ts';
import { differenceOf, formatCpuSet, parseCpuSet, parseKernelCpuList } from './cpu-set.ts';

function codeOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof IndexbenchError) return `${error.code} ${error.message}`;
    throw error;
  }
  return 'no error';
}

describe('parseCpuSet', () => {
  it.each([
    ['0', [0]],
    ['0-1', [0, 1]],
    ['2,3', [2, 3]],
    ['0-3', [0, 1, 2, 3]],
    ['3,0-1', [0, 1, 3]],
    ['0-2,1-3', [0, 1, 2, 3]],
    ['10-12,2', [2, 10, 11, 12]],
  ])('%s', (text, expected) => {
    expect(parseCpuSet(text, { where: '--server-cpus' })).toEqual(expected);
  });

  it.each(['3-1', '0,,1', '0-', '-1', '0-3:2', '', ' ', ' 0 ', '0, 1', '0-1-2', 'a', '0x1', '+1', '1.0', '99999999999'])('refuses "%s" as usage', (text) => {
    expect(codeOf(() => parseCpuSet(text, { where: '--server-cpus', available: [0, 1] }))).toMatch(/^USAGE --server-cpus: /);
  });

  it.each(['1-1000000000', '2', '0-5', '0,4095', '0-8192'])('names both lists for "%s" on two CPUs', (text) => {
    expect(codeOf(() => parseCpuSet(text, { where: '--client-cpus', available: [0, 1] }))).toBe(`CPUS_UNAVAILABLE --client-cpus: CPUs ${text} were asked for, available are 0-1`);
  });

  it('refuses a hole in the available set', () => {
    expect(codeOf(() => parseCpuSet('0-2', { where: 'x', available: [0, 2] }))).toMatch(/^CPUS_UNAVAILABLE .*available are 0,2$/);
  });

  it('does not expand an absurd range even without an available set', () => {
    expect(codeOf(() => parseCpuSet('0-9999999999', { where: 'x' }))).toMatch(/^USAGE /);
  });
});

it('formats as ranges and reads back the same', () => {
  for (const cpus of [[0], [0, 1], [0, 2], [0, 1, 2, 5, 7, 8], []]) {
    expect(parseKernelCpuList(cpus.length === 0 ? '\n' : `${formatCpuSet(cpus)}\n`)).toEqual(cpus);
  }
  expect(formatCpuSet([0, 1, 2, 5, 7, 8])).toBe('0-2,5,7-8');
  expect(formatCpuSet([])).toBe('none');
});

it('takes a damaged kernel list as nothing', () => {
  expect(parseKernelCpuList('0-x')).toEqual([]);
  expect(differenceOf([0, 1, 2], [1])).toEqual([0, 2]);
});
