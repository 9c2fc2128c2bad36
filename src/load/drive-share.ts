import type { PlannedScenario, Stop } from '../model/generated/types.ts';

/** One of the processes that do an order together. */
export interface DriveShare {
  readonly index: number;
  readonly count: number;
}

/**
 * Of the processes that do a scenario together, how many there can be on so many CPUs: each has clients and connections of its own, so that
 * connections bound them. One for what needs a single clock or a single account of all calls: open loops, whole downloads, ends by count or
 * time, and mixes by time, whose parts are dealt out in a fixed order.
 */
export function mostShares({ scenario }: Pick<PlannedScenario, 'scenario'>, cpus: number): number {
  const { requests, stop, arrival, clients, connections } = scenario;
  const isWhole = arrival !== undefined || requests.kind === 'download' || stop.kind === 'passes' || stop.kind === 'first' || (requests.kind === 'mix' && !isByCount(stop));
  return isWhole ? 1 : Math.max(1, Math.min(cpus, clients, connections));
}

function isByCount(stop: Stop): boolean {
  return stop.kind === 'count' && stop.minimumSeconds === undefined && stop.maximumSeconds === undefined;
}

/**
 * What of an order a share does. Connection c is that of share c mod count, and client n that of its connection, n mod connections. Requests
 * are dealt out as if all clients took turns: request i is that of client i mod clients. So the shares together have each client, each
 * connection and each request once.
 */
export class ShareNumbers {
  /** Numbers of the clients, ascending. */
  readonly clients: readonly number[];
  /** Numbers of the connections, ascending. */
  readonly connections: readonly number[];
  readonly #allClients: number;

  constructor({ index, count }: DriveShare, { clients, connections }: { readonly clients: number; readonly connections: number }) {
    const numbers = (length: number): number[] => Array.from({ length }, (_, number) => number);
    this.connections = numbers(connections).filter((connection) => connection % count === index);
    this.clients = numbers(clients).filter((client) => (client % connections) % count === index);
    this.#allClients = clients;
  }

  /** The number of the share's request `k`; both are 0-based. */
  requestOf(k: number): number {
    const own = this.clients.length;
    return Math.floor(k / own) * this.#allClients + (this.clients[k % own] as number);
  }

  /** How many of the requests 0 to n − 1 are the share's. */
  countBelow(n: number): number {
    const turns = Math.floor(n / this.#allClients);
    const rest = n % this.#allClients;
    return turns * this.clients.length + this.clients.filter((client) => client < rest).length;
  }
}
