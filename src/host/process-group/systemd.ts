import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { IndexbenchError } from '../../model/errors.ts';
import { readCgroupHierarchies } from '../cgroup-mounts.ts';
import { formatCpuSet, type CpuSet } from '../cpu-set.ts';
import { readKernelFile, wholeNumber } from '../kernel-file.ts';
import { refused, type Probe } from './backend.ts';
import { CgroupGroup } from './cgroup-group.ts';
import { readCgroup2Limits, readCgroup2Usage } from './cgroup2-files.ts';
import { DEFAULT_PATH, findProgram, newGroupId, type GroupHost } from './group-host.ts';
import { assertLimits, limitNotes, unmetLimits } from './limits.ts';
import type { GroupRequest, ProcessGroup } from './process-group.ts';

/** The programs that make scopes, with `sudo` in front where that takes it. */
interface ScopeTools {
  readonly systemdRun: readonly string[];
  /** Copies its input to a file, with the rights to write a scope's `cgroup.procs`; null where this process has them itself. */
  readonly writer: readonly string[] | null;
  readonly mountFolder: string;
}

interface Scope {
  readonly folder: string;
  readonly holderPid: number;
  readonly holder: ChildProcessByStdio<Writable, Readable, Readable>;
}

const START_LIMIT_MS = 10_000;
const DISSOLVE_LIMIT_MS = 2000;

/**
 * Keeps the scope in being between launches and after the last process ended, so that its final figures can be read. It tells its pid and
 * group and then waits on its input, which the controller holds: when the controller dies, the holder ends by itself and the scope with it.
 */
const HOLDER = 'echo "pid $$"; cat "$1"; echo end; exec cat > /dev/null';

/** Tries to make a transient scope with limits, as this user, then through `sudo -n`; reads the limits back and lets it go again. */
export async function probeSystemd(host: GroupHost, cpus: CpuSet): Promise<Probe> {
  const systemdRun = findProgram('systemd-run', host.searchPath);
  if (systemdRun === null) return refused('systemd-run was not found');
  if (!existsSync(join(host.tree.root, '/run/systemd/system'))) return refused('systemd is not the init system here (/run/systemd/system is absent)');
  const mountFolder = readCgroupHierarchies(host.tree).find(({ version }) => version === 2)?.mountFolder;
  if (mountFolder === undefined) return refused('no cgroup v2 hierarchy is mounted');
  const sudo = findProgram('sudo', host.searchPath);
  if (!host.isRoot && sudo === null) return refused('making a scope with limits takes root or sudo, and neither is there');
  const tee = findProgram('tee', host.searchPath) ?? '/usr/bin/tee';
  const elevated = host.isRoot || sudo === null ? null : [sudo, '-n'];
  const tools: ScopeTools = { systemdRun: [...(elevated ?? []), systemdRun], writer: elevated === null ? null : [...elevated, tee], mountFolder };
  const request: GroupRequest = { name: 'probe', cpus, cpuQuota: 1, memoryMaxBytes: 64 * 1024 * 1024 };
  try {
    const scope = await openScope(host, tools, newGroupId('probe'), request);
    const unmet = unmetLimits(request, readCgroup2Limits(scope.folder));
    await closeScope(scope);
    if (unmet.length > 0) return refused(`a scope was made, but ${unmet.join('; ')}`);
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
  return { works: true, backend: { source: 'systemd', limitations: [], create: (wanted) => createScopeGroup(host, tools, wanted) } };
}

async function createScopeGroup(host: GroupHost, tools: ScopeTools, request: GroupRequest): Promise<ProcessGroup> {
  const id = newGroupId(request.name);
  host.registrar.groupAdded({ id, source: 'systemd', marker: id, cgroupFolders: [] });
  const scope = await openScope(host, tools, id, request);
  host.registrar.groupAdded({ id, source: 'systemd', marker: id, cgroupFolders: [scope.folder] });
  const limits = readCgroup2Limits(scope.folder);
  try {
    assertLimits(request, limits, 'systemd');
  } catch (error) {
    await closeScope(scope);
    host.registrar.groupRemoved(id);
    throw error;
  }
  const procsFile = join(scope.folder, 'cgroup.procs');
  return new CgroupGroup(host, {
    source: 'systemd',
    id,
    entry: { marker: id, cpus: request.cpus, procsFiles: [procsFile], ...(tools.writer === null ? {} : { writer: tools.writer }) },
    folders: [scope.folder],
    notes: limitNotes(request, limits),
    holderPid: scope.holderPid,
    readUsage: () => readCgroup2Usage(scope.folder),
    readLimits: () => readCgroup2Limits(scope.folder),
    dissolve: () => closeScope(scope),
  });
}

/** systemd.resource-control(5) names the properties. Accounting is on for each, so that every controller's files are there. */
function scopeProperties(request: GroupRequest): string[] {
  const properties = [`AllowedCPUs=${formatCpuSet(request.cpus)}`, 'CPUAccounting=yes', 'MemoryAccounting=yes', 'IOAccounting=yes', 'TasksMax=infinity'];
  if (request.cpuQuota !== null) properties.push(`CPUQuota=${Math.round(request.cpuQuota * 100)}%`);
  if (request.memoryMaxBytes !== null) properties.push(`MemoryMax=${request.memoryMaxBytes}`, 'MemorySwapMax=0');
  return properties.flatMap((property) => ['-p', property]);
}

async function openScope(host: GroupHost, tools: ScopeTools, id: string, request: GroupRequest): Promise<Scope> {
  const [program = 'systemd-run', ...before] = tools.systemdRun;
  const args = [...before, '--scope', '--quiet', '--collect', `--unit=${id}.scope`, ...scopeProperties(request), '--'];
  const ownGroup = join(host.tree.root, '/proc/self/cgroup');
  const holder = spawn(program, [...args, '/bin/sh', '-c', HOLDER, 'indexbench-hold', ownGroup], {
    env: { PATH: DEFAULT_PATH, LANG: 'C.UTF-8' },
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  holder.stdin.on('error', () => undefined);
  const told = await holderReport(holder);
  const path = /^0::(\/.*)$/m.exec(told)?.[1];
  const pid = wholeNumber(/^pid (\d+)$/m.exec(told)?.[1]);
  const folder = join(tools.mountFolder, path ?? '/');
  if (path !== undefined && pid !== null && path.includes(id) && existsSync(folder)) {
    // The holder is no reason to go on for a controller that has nothing else to do.
    holder.unref();
    holder.stdout.destroy();
    holder.stderr.destroy();
    return { folder, holderPid: pid, holder };
  }
  holder.stdin.end();
  throw new IndexbenchError('HOST_LIMIT', { what: `systemd made no scope of its own: ${told.trim().replaceAll('\n', ' ') || 'no answer'}`, where: `${program} --unit=${id}.scope` });
}

/** What the holder says up to its `end` line, or what was said on either stream when it ended or took too long. */
async function holderReport(holder: Scope['holder']): Promise<string> {
  let text = '';
  let errors = '';
  const done = new Promise<void>((settle) => {
    holder.once('error', (error) => {
      errors += error.message;
      settle();
    });
    holder.once('close', () => settle());
    holder.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString('utf8').slice(0, 2000)));
    holder.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString('utf8');
      if (/^end$/m.test(text)) settle();
    });
  });
  const timer = new AbortController();
  await Promise.race([done, delay(START_LIMIT_MS, undefined, { signal: timer.signal }).catch(() => undefined)]);
  timer.abort();
  return /^end$/m.test(text) ? text : `${text}${errors}`;
}

async function closeScope(scope: Scope): Promise<void> {
  scope.holder.stdin.end();
  for (let waitedMs = 0; waitedMs < DISSOLVE_LIMIT_MS && readKernelFile(join(scope.folder, 'cgroup.procs')) !== null; waitedMs += 10) await delay(10);
}
