import { describe, expect, it } from 'vitest';
import { IndexbenchError } from '../model/errors.ts';
import { chooseCpuSets } from './cpu-plan.ts';
import { formatCpuSet, type CpuSet } from './cpu-set.ts';

/** `cores` as lists of logical CPUs, for example [[0, 2], [1, 3]]. */
function topologyOf(cores: readonly CpuSet[]) {
  const usable = cores.flat().sort((a, b) => a - b);
  return { usable, coreOf: new Map(cores.flatMap((core) => core.map((cpu) => [cpu, core] as const))) };
}

const single = (count: number) => topologyOf(Array.from({ length: count }, (_, cpu) => [cpu]));

function shown(cores: ReturnType<typeof topologyOf>, server = 'auto', client = 'auto'): string {
  const plan = chooseCpuSets({ topology: cores, server, client });
  return `${formatCpuSet(plan.server)} | ${formatCpuSet(plan.client)}${plan.shared ? ' shared' : ''}${plan.smtShared ? ' smt' : ''}`;
}

function codeOf(server: string, client: string, cores = single(4)): string {
  try {
    chooseCpuSets({ topology: cores, server, client });
  } catch (error) {
    if (error instanceof IndexbenchError) return `${error.code} ${error.message}`;
  }
  return 'no error';
}

describe('auto', () => {
  it.each([
    [1, '0 | 0 shared'],
    [2, '0 | 1'],
    [3, '0-1 | 2'],
    [4, '0-1 | 2-3'],
    [5, '0-2 | 3-4'],
    [8, '0-5 | 6-7'],
    [11, '0-8 | 9-10'],
    [12, '0-8 | 9-11'],
    [64, '0-47 | 48-63'],
  ])('%i cores of one thread', (count, expected) => {
    expect(shown(single(count))).toBe(expected);
  });

  it('shares the one core that there is, and says so', () => {
    expect(shown(topologyOf([[0, 1]]))).toBe('0 | 1 smt');
  });

  it('takes whole cores, whichever way siblings are numbered', () => {
    expect(shown(topologyOf([[0, 1], [2, 3]]))).toBe('0-1 | 2-3');
    expect(shown(topologyOf([[0, 2], [1, 3]]))).toBe('0,2 | 1,3');
    expect(shown(topologyOf([[0, 4], [1, 5], [2, 6], [3, 7]]))).toBe('0-2,4-6 | 3,7');
  });

  it('prefers a core of one thread over half a core', () => {
    expect(shown(topologyOf([[0, 1], [2]]))).toBe('0-1 | 2');
    expect(shown(topologyOf([[0], [1, 2]]))).toBe('1-2 | 0');
  });

  it('leaves the sibling of the odd client thread idle', () => {
    const sixCores = topologyOf([[0, 1], [2, 3], [4, 5], [6, 7], [8, 9], [10, 11]]);
    expect(shown(sixCores)).toBe('0-7 | 9-11');
  });
});

describe('given sets', () => {
  it('fills the other side in', () => {
    expect(shown(single(4), '0', 'auto')).toBe('0 | 2-3');
    expect(shown(single(4), 'auto', '0')).toBe('1-3 | 0');
    expect(shown(single(2), '0-1', 'auto')).toBe('0-1 | 1 shared');
    expect(shown(topologyOf([[0, 1], [2, 3]]), '0', 'auto')).toBe('0 | 2-3');
    expect(shown(topologyOf([[0, 1]]), '0', 'auto')).toBe('0 | 1 smt');
  });

  it('flags threads of one core on both sides', () => {
    expect(shown(topologyOf([[0, 1], [2, 3]]), '0,2', '1,3')).toBe('0,2 | 1,3 smt');
  });

  it('refuses overlap and CPUs that are not there', () => {
    expect(codeOf('0-2', '2-3')).toBe('CPUS_OVERLAP --server-cpus, --client-cpus: server CPUs 0-2 and client CPUs 2-3 have 2 in common');
    expect(codeOf('0-3', '4-7')).toBe('CPUS_UNAVAILABLE --client-cpus: CPUs 4-7 were asked for, available are 0-3');
    expect(codeOf('0', '1', topologyOf([[1]]))).toMatch(/^CPUS_UNAVAILABLE --server-cpus: .*available are 1$/);
  });
});
