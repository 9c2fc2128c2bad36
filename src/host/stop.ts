import { setTimeout as delay } from 'node:timers/promises';
import { IndexbenchError } from '../model/errors.ts';
import type { LaunchedProcess, ProcessGroup } from './process-group/process-group.ts';
import { isRunning, readProcessStat, sendSignal } from './process-table.ts';

/** Which step emptied the group. */
export type StopStep = 'already-gone' | 'own-signal' | 'sigterm' | 'sigkill';

export interface StopRequest {
  readonly group: Pick<ProcessGroup, 'alive' | 'kill'>;
  /** The main process: the own signal goes to it alone, as a terminal user's `kill` would; without it, to the whole group. */
  readonly process?: LaunchedProcess | undefined;
  /** The system's own signal for a graceful stop. */
  readonly signal: NodeJS.Signals;
  readonly signalTimeoutMs: number;
  readonly termTimeoutMs?: number | undefined;
  readonly killTimeoutMs?: number | undefined;
  /** Once it says so, the time for an end in order is short. */
  readonly isHurried?: (() => boolean) | undefined;
  /** Name of the variant or driver, for messages. */
  readonly what: string;
}

export interface StopResult {
  readonly endedBy: StopStep;
  readonly durationNs: number;
  /** Processes that were left when the main one had ended: the system leaves children behind. */
  readonly leftBehind: readonly { readonly pid: number; readonly command: string }[];
  /** Somebody had stopped processes of the group (SIGSTOP, state T), which then can follow no signal: they were continued first. */
  readonly wereStopped: boolean;
}

const TERM_TIMEOUT_MS = 2000;
const KILL_TIMEOUT_MS = 2000;
const POLL_MS = 10;
/** Longest time of each step once it is hurried: with a node beside the system both are stopped in turn, and a cancelled CI job is killed after 10 s. */
const HURRIED_MS = { signal: 1500, term: 500 } as const;
/** Children of a program that ends in order are given this long to follow it before they count as left behind. */
const FOLLOW_MS = 500;
/** Stopped by a signal, or by a debugger (proc_pid_stat(5)). */
const STOPPED_STATES = ['T', 't'];

/**
 * Stops a group: the system's own signal, then SIGTERM, then SIGKILL to all of it, each bounded; the group is empty afterwards. Processes that
 * somebody had stopped are continued before the first two, so that they can end in order; the result says so.
 *
 * @throws IndexbenchError SYSTEM_STOP naming the processes that even SIGKILL did not end in time.
 */
export async function stopGroup(request: StopRequest): Promise<StopResult> {
  const { group, signal } = request;
  const started = process.hrtime.bigint();
  let wereStopped = false;
  const result = (endedBy: StopStep, leftBehind: StopResult['leftBehind'] = []): StopResult => ({
    endedBy,
    durationNs: Number(process.hrtime.bigint() - started),
    leftBehind,
    wereStopped,
  });
  if ((await group.alive()).length === 0) return result('already-gone');
  wereStopped = await continueStopped(group);
  const mainGone = request.process === undefined ? null : hasEnded(request.process);
  if (mainGone?.() === true) {
    // Ended by itself: what is there now was left behind, whoever ended it.
  } else if (request.process === undefined) await group.kill(signal);
  else sendSignal(request.process.pid, signal);
  if (await isEmptyWithin(group, request.signalTimeoutMs, { mainGone, hurry: hurryOf(request, HURRIED_MS.signal) })) return result('own-signal');
  const leftBehind = mainGone?.() === true ? await namesOf(group) : [];
  wereStopped = (await continueStopped(group)) || wereStopped;
  await group.kill('SIGTERM');
  if (await isEmptyWithin(group, request.termTimeoutMs ?? TERM_TIMEOUT_MS, { mainGone: null, hurry: hurryOf(request, HURRIED_MS.term) })) return result('sigterm', leftBehind);
  // A brood goes on making children: each round kills what it finds.
  const killTimeoutMs = request.killTimeoutMs ?? KILL_TIMEOUT_MS;
  for (let waitedMs = 0; waitedMs < killTimeoutMs; waitedMs += POLL_MS) {
    await group.kill('SIGKILL');
    if (await isEmptyWithin(group, POLL_MS)) return result('sigkill', leftBehind);
  }
  const left = (await namesOf(group)).map(({ pid, command }) => `${pid} (${command})`);
  throw new IndexbenchError('SYSTEM_STOP', { what: `still running after SIGKILL: ${left.join(', ')}`, where: request.what });
}

async function continueStopped(group: StopRequest['group']): Promise<boolean> {
  const anyStopped = (await group.alive()).some((pid) => STOPPED_STATES.includes(readProcessStat('/proc', pid)?.state ?? ''));
  // To all of them: the signal that stops may still be waiting for one that waits in the kernel, and is cleared so.
  if (anyStopped) await group.kill('SIGCONT');
  return anyStopped;
}

function hasEnded(launched: LaunchedProcess): () => boolean {
  return () => {
    const stat = readProcessStat('/proc', launched.pid);
    return !isRunning(stat) || stat.startTimeTicks !== launched.startTimeTicks;
  };
}

interface EmptyWait {
  readonly mainGone: (() => boolean) | null;
  /** The limit from now on where it has become short; null where it has not. */
  readonly hurry: () => number | null;
}

function hurryOf({ isHurried }: StopRequest, limitMs: number): EmptyWait['hurry'] {
  let untilMs: number | null = null;
  return () => (isHurried?.() === true ? (untilMs ??= performance.now() + limitMs) : null);
}

/** Waits until the group is empty; once the main process has ended, only as long as its children may take to follow. */
async function isEmptyWithin(group: StopRequest['group'], limitMs: number, { mainGone, hurry }: EmptyWait = { mainGone: null, hurry: () => null }): Promise<boolean> {
  const deadline = performance.now() + limitMs;
  let followUntil = Number.POSITIVE_INFINITY;
  while ((await group.alive()).length > 0) {
    const now = performance.now();
    if (followUntil === Number.POSITIVE_INFINITY && mainGone?.() === true) followUntil = now + FOLLOW_MS;
    if (now >= Math.min(deadline, followUntil, hurry() ?? deadline)) return false;
    await delay(POLL_MS);
  }
  return true;
}

async function namesOf(group: StopRequest['group']): Promise<{ pid: number; command: string }[]> {
  return (await group.alive()).map((pid) => ({ pid, command: readProcessStat('/proc', pid)?.command ?? 'gone' }));
}
