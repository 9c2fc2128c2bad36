import type { RequestArguments } from '../../plan/schedule.ts';
import type { CallSettings } from './call-settings.ts';
import type { DriveLoad } from '../drive-order.ts';
import type { DriveResult, Violation } from '../drive-result.ts';
import type { CallDigest } from './digest-book.ts';
import type { CalledMethod } from './request-source.ts';
import type { RequestHeaders } from './transport/transport.ts';

/** Counts of all connections of a drive. */
export interface ConnectionCounts {
  opened: number;
  goaways: number;
  failedConnects: number;
}

/** One connection that is opened again when it is gone. */
export interface DriveConnection {
  /** Rejects with an Error that names why there is none. */
  open(): Promise<unknown>;
  /** How long to wait before the next attempt to connect, in ms. */
  pauseMs(nowMs: number): number;
  /** Since when no call has succeeded and connecting has failed, or null. */
  readonly failingSinceMs: number | null;
  /** Ends the connection and everything on it. */
  close(): void;
}

/** One client's call; it is used again for the client's next one. After `run` has resolved, the fields say how it went; times are of `performance.now()`. */
export interface DriveCall {
  readonly status: number;
  readonly text: string;
  readonly violation: Violation | null;
  readonly attempt: number;
  readonly messages: number;
  readonly bytes: number;
  readonly startMs: number;
  /** NaN where no message came. */
  readonly firstMessageMs: number;
  readonly endMs: number;
  readonly wasCutOff: boolean;
  /** When the call's deadline or idle limit will have passed, unless something comes; Infinity while no call runs. */
  readonly expiryMs: number;
  /**
   * Does one call, whatever becomes of it: the promise never rejects.
   *
   * @param fields header fields of this call alone; null: none
   */
  run(requestNumber: number, request: RequestArguments, body: Buffer, fields?: RequestHeaders | null): Promise<void>;
  /** Ends the call where its limit has passed. */
  expire(nowMs: number): void;
  /** Ends the call because the run ends: neither good nor failed. */
  cutOff(): void;
}

/** A way to make calls: what a drive needs beside its schedule, its load model, and its recording. */
export interface Caller {
  readonly driver: DriveResult['driver'];
  /** Its program and version, for a reader. */
  readonly version: string;
  readonly flags: readonly string[];
  connect(to: Pick<DriveLoad, 'target' | 'maxMessageBytes'>, counts: ConnectionCounts): DriveConnection;
  /** A call of a method on a connection that this caller made. */
  newCall(connection: DriveConnection, called: { readonly method: CalledMethod; readonly settings: CallSettings; readonly digest: CallDigest }): DriveCall;
}
