import { IndexbenchError } from '../../model/errors.ts';
import { formatCpuSet, sameCpus } from '../cpu-set.ts';
import type { GroupLimits, GroupRequest, Limit } from './process-group.ts';

/** The kernel rounds memory limits to pages, of at most 64 KiB. */
const PAGE_ROUNDING_BYTES = 65_536;
export const NO_CPUSET = 'no cpuset: the CPU set is held by affinity alone';
const QUOTA_ROUNDING = 0.01;

/** Limits that were asked for and that read back otherwise, one sentence each; empty when all hold. */
export function unmetLimits(request: GroupRequest, limits: GroupLimits): string[] {
  const unmet: string[] = [];
  if (request.cpuQuota !== null && !isNear(limits.cpuQuota, request.cpuQuota, QUOTA_ROUNDING)) {
    unmet.push(`cpuQuota ${request.cpuQuota} was asked for, ${limits.cpuQuota ?? 'nothing'} reads back`);
  }
  if (request.memoryMaxBytes !== null && !isNear(limits.memoryMaxBytes, request.memoryMaxBytes, PAGE_ROUNDING_BYTES)) {
    unmet.push(`memoryMax ${request.memoryMaxBytes} bytes was asked for, ${limits.memoryMaxBytes ?? 'nothing'} reads back`);
  }
  return unmet;
}

/** @throws IndexbenchError HOST_LIMIT where a limit that the plan asks for is not in force. */
export function assertLimits(request: GroupRequest, limits: GroupLimits, source: string): void {
  const unmet = unmetLimits(request, limits);
  if (unmet.length > 0) throw new IndexbenchError('HOST_LIMIT', { what: unmet.join('; '), where: `group ${request.name} under ${source}` });
}

/** What is held by weaker means than asked for: a cpuset that is not in force (affinity and its read-back still are), swap that is not off. */
export function limitNotes(request: GroupRequest, limits: GroupLimits): string[] {
  const notes: string[] = [];
  if (limits.cpus === null) notes.push(NO_CPUSET);
  else if (!sameCpus(limits.cpus, request.cpus)) {
    notes.push(`cpuset ${formatCpuSet(request.cpus)} was asked for, ${formatCpuSet(limits.cpus)} is in force: the CPU set is held by affinity alone`);
  }
  if (request.memoryMaxBytes !== null && limits.swapMaxBytes !== 0) notes.push('swap is not limited: memory beyond the limit may be swapped out where the host has swap');
  return notes;
}

export function limitOf(text: string | null): Limit {
  const trimmed = text?.trim() ?? '';
  if (trimmed === 'max') return 'none';
  return /^\d+$/.test(trimmed) ? Number(trimmed) : null;
}

function isNear(found: Limit, asked: number, tolerance: number): boolean {
  return typeof found === 'number' && Math.abs(found - asked) <= tolerance;
}
