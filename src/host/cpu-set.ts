import { IndexbenchError } from '../model/errors.ts';

/** Logical CPU numbers, ascending, each once. */
export type CpuSet = readonly number[];

interface ParseContext {
  /** What the text came from, for the message: `--server-cpus`, a plan's pointer. */
  readonly where: string;
  /** CPUs that may be used; where given, any other one is refused. */
  readonly available?: CpuSet | undefined;
}

/** Linux cannot be built for more logical CPUs than this (NR_CPUS of x86-64 with MAXSMP). */
const HIGHEST_CPU = 8191;
const ITEM = /^(\d{1,10})(?:-(\d{1,10}))?$/;
const FORM = 'Write CPU numbers and ranges without blanks, for example 0-1 or 2,3, or "auto".';

/**
 * Reads `0-1`, `2,3`, `0,4-7`. Strides (`0-3:2`), blanks, empty items and descending ranges are refused: `taskset` accepts some of them,
 * and quietly drops CPUs that do not exist.
 *
 * @throws IndexbenchError USAGE for text that is no CPU list, CPUS_UNAVAILABLE for CPUs outside `available`.
 */
export function parseCpuSet(text: string, { where, available }: ParseContext): CpuSet {
  const ranges = text.split(',').map((item) => parseItem(item, text, where));
  const highest = Math.max(...ranges.map((range) => range.last));
  const limit = available === undefined ? HIGHEST_CPU : Math.max(-1, ...available);
  if (highest > limit) {
    if (available !== undefined) throw unavailable(text, where, available);
    throw new IndexbenchError('USAGE', { what: `CPU ${highest} in "${text}" is beyond the highest that Linux knows, ${HIGHEST_CPU}`, where, next: FORM });
  }
  const cpus = cpuSetOf(ranges.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index)));
  if (available !== undefined && !isSubset(cpus, available)) throw unavailable(text, where, available);
  return cpus;
}

/** The kernel's own list format (`Cpus_allowed_list`, `cpuset.cpus`); an empty or damaged one gives the empty set. */
export function parseKernelCpuList(text: string): CpuSet {
  const trimmed = text.trim();
  if (trimmed === '') return [];
  const items = trimmed.split(',').map((item) => ITEM.exec(item));
  const cpus: number[] = [];
  for (const item of items) {
    if (item === null) return [];
    const first = Number(item[1]);
    const last = Number(item[2] ?? item[1]);
    if (last > HIGHEST_CPU) return [];
    for (let cpu = first; cpu <= last; cpu += 1) cpus.push(cpu);
  }
  return cpuSetOf(cpus);
}

/** `[0,1,2,5]` becomes `0-2,5`; the empty set becomes `none`. */
export function formatCpuSet(cpus: CpuSet): string {
  if (cpus.length === 0) return 'none';
  const parts: string[] = [];
  let first = cpus[0] ?? 0;
  let last = first;
  for (const cpu of [...cpus.slice(1), Number.POSITIVE_INFINITY]) {
    if (cpu === last + 1) {
      last = cpu;
      continue;
    }
    parts.push(first === last ? `${first}` : `${first}-${last}`);
    first = cpu;
    last = cpu;
  }
  return parts.join(',');
}

export function cpuSetOf(cpus: Iterable<number>): CpuSet {
  return [...new Set(cpus)].sort((a, b) => a - b);
}

export function isSubset(inner: CpuSet, outer: CpuSet): boolean {
  return inner.every((cpu) => outer.includes(cpu));
}

export function intersectionOf(a: CpuSet, b: CpuSet): CpuSet {
  return a.filter((cpu) => b.includes(cpu));
}

export function differenceOf(a: CpuSet, b: CpuSet): CpuSet {
  return a.filter((cpu) => !b.includes(cpu));
}

export function sameCpus(a: CpuSet, b: CpuSet): boolean {
  return a.length === b.length && isSubset(a, b);
}

function parseItem(item: string, text: string, where: string): { first: number; last: number } {
  const match = ITEM.exec(item);
  const first = Number(match?.[1]);
  const last = Number(match?.[2] ?? match?.[1]);
  if (match !== null && first <= last) return { first, last };
  const what = match === null ? `"${item}" in "${text}" is not a CPU number or range` : `the range ${item} in "${text}" runs backwards`;
  throw new IndexbenchError('USAGE', { what, where, next: FORM });
}

function unavailable(text: string, where: string, available: CpuSet): IndexbenchError {
  return new IndexbenchError('CPUS_UNAVAILABLE', {
    what: `CPUs ${text} were asked for, available are ${formatCpuSet(available)}`,
    where,
    next: `Choose from ${formatCpuSet(available)}, or use "auto".`,
  });
}
