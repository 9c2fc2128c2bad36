import { IndexbenchError } from '../../model/errors.ts';
import type { DriveTarget } from '../drive-order.ts';

/** host:port, the host in brackets where it is an IPv6 address. Throws USAGE. */
export function parseAddress(address: string): DriveTarget {
  const [, bracketed, plain, port = ''] = /^(?:\[([0-9a-fA-F:.]+)\]|([^:/[\]]+)):(\d{1,5})$/.exec(address) ?? [];
  const host = bracketed ?? plain;
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535) throw new IndexbenchError('USAGE', { what: `${JSON.stringify(address)} is not host:port`, where: 'address' });
  return { host, port: Number(port) };
}

/** Load goes only to this machine: a benchmark is no way to try out somebody else's server. Throws USAGE. */
export function requireLoopback(target: DriveTarget | null): DriveTarget {
  if (target === null) throw new IndexbenchError('USAGE', { what: 'no address is given', where: 'load', next: 'Give the address of the server, such as 127.0.0.1:9067.' });
  const { host } = target;
  if (/^127\.\d+\.\d+\.\d+$/.test(host) || host === 'localhost' || host === '::1' || host === '[::1]') return target;
  throw new IndexbenchError('USAGE', { what: `${host} is not a loopback address`, where: 'load', next: 'Run indexbench on the machine of the server.' });
}
