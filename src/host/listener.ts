import { readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { IndexbenchError } from '../model/errors.ts';
import { listFolder, REAL_TREE, readKernelFile, systemCode, type HostTree } from './kernel-file.ts';
import type { ProcessGroup } from './process-group/process-group.ts';
import { listProcesses, readProcessStat } from './process-table.ts';

/** A socket that takes connections to 127.0.0.1:port. */
export interface Listener {
  readonly inode: number;
  /** Processes that hold it, as far as this user may see. */
  readonly holders: readonly { readonly pid: number; readonly command: string }[];
}

const STATE_LISTEN = '0A';
/** 127.0.0.1 and 0.0.0.0 in /proc/net/tcp, ::, ::1 and the mapped forms in tcp6 (each 32-bit word in host order). */
const REACHED_BY_LOOPBACK = new Set([
  '0100007F',
  '00000000',
  '00000000000000000000000000000000',
  '00000000000000000000000001000000',
  '0000000000000000FFFF00000100007F',
  '0000000000000000FFFF000000000000',
]);

/** Who listens where a connection to 127.0.0.1:port would arrive (proc_pid_net(5)). */
export function findListeners(port: number, tree: HostTree = REAL_TREE): Listener[] {
  const inodes = new Set<number>();
  for (const file of ['tcp', 'tcp6']) {
    for (const line of (readKernelFile(join(tree.root, '/proc/net', file)) ?? '').split('\n').slice(1)) {
      const fields = line.trim().split(/\s+/);
      const [address, hexPort] = fields[1]?.split(':') ?? [];
      const inode = Number(fields[9]);
      if (fields[3] === STATE_LISTEN && address !== undefined && REACHED_BY_LOOPBACK.has(address) && Number.parseInt(hexPort ?? '', 16) === port) inodes.add(inode);
    }
  }
  if (inodes.size === 0) return [];
  const holders = holdersOf(inodes, tree.processes);
  return [...inodes].map((inode) => ({ inode, holders: holders.get(inode) ?? [] }));
}

/**
 * The socket that answers must belong to a process that we started: else another build would be measured under this one's name.
 *
 * @throws IndexbenchError SYSTEM_WRONG_SOCKET where nothing listens, or any listener is not held by the group.
 */
export async function assertListenerBelongsTo(port: number, group: Pick<ProcessGroup, 'alive'>, tree: HostTree = REAL_TREE): Promise<void> {
  const where = `127.0.0.1:${port}`;
  const listeners = findListeners(port, tree);
  if (listeners.length === 0) throw new IndexbenchError('SYSTEM_WRONG_SOCKET', { what: 'nothing listens there', where, next: 'Check the address that the system was given.' });
  const ours = new Set(await group.alive());
  const foreign = listeners.filter(({ holders }) => !holders.some(({ pid }) => ours.has(pid)));
  if (foreign.length === 0) return;
  throw new IndexbenchError('SYSTEM_WRONG_SOCKET', {
    what: `the socket is held by ${foreign.map(describeHolders).join(', ')}, not by a process that was started (${[...ours].join(', ') || 'none is left'})`,
    where,
  });
}

/** @throws IndexbenchError PORT_TAKEN naming who listens, where that can be read. */
export async function assertPortFree(port: number, tree: HostTree = REAL_TREE): Promise<void> {
  const reason = await tryListen(port);
  if (reason === null) return;
  const holders = findListeners(port, tree).map(describeHolders);
  const by = holders.length > 0 ? ` by ${holders.join(', ')}` : ` (${reason})`;
  throw new IndexbenchError('PORT_TAKEN', { what: `port ${port} is in use${by}`, where: `127.0.0.1:${port}` });
}

const handedOut = new Set<number>();

/** A port that nobody listens on now, and that this process has not handed out before. It can still be lost: check who answers. */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const port = await anyPort();
    if (handedOut.has(port)) continue;
    handedOut.add(port);
    return port;
  }
  throw new IndexbenchError('PORT_TAKEN', { what: 'no free port was found in 100 tries', where: '127.0.0.1' });
}

function holdersOf(inodes: ReadonlySet<number>, processes: string): Map<number, { pid: number; command: string }[]> {
  const holders = new Map<number, { pid: number; command: string }[]>();
  for (const pid of listProcesses(processes)) {
    const folder = join(processes, String(pid), 'fd');
    for (const inode of new Set(listFolder(folder).map((name) => socketInode(join(folder, name))))) {
      if (inode === null || !inodes.has(inode)) continue;
      const command = readProcessStat(processes, pid)?.command ?? 'unknown';
      holders.set(inode, [...(holders.get(inode) ?? []), { pid, command }]);
    }
  }
  return holders;
}

function socketInode(link: string): number | null {
  try {
    const match = /^socket:\[(\d+)\]$/.exec(readlinkSync(link));
    return match === null ? null : Number(match[1]);
  } catch {
    return null;
  }
}

function describeHolders({ holders }: Listener): string {
  return holders.length === 0 ? 'a process that this user may not see' : holders.map(({ pid, command }) => `process ${pid} (${command})`).join(' and ');
}

function tryListen(port: number): Promise<string | null> {
  return new Promise((settle) => {
    const server = createServer();
    server.once('error', (error) => settle(systemCode(error)));
    server.listen({ host: '127.0.0.1', port, exclusive: true }, () => server.close(() => settle(null)));
  });
}

function anyPort(): Promise<number> {
  return new Promise((settle, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen({ host: '127.0.0.1', port: 0, exclusive: true }, () => {
      const address = server.address();
      server.close(() => (address !== null && typeof address === 'object' ? settle(address.port) : fail(new Error('a listening TCP socket has no address'))));
    });
  });
}
