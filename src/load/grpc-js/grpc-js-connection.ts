import { Client, credentials } from '@grpc/grpc-js';
import type { DriveLoad } from '../drive-order.ts';
import type { ConnectionCounts, DriveConnection } from '../native/drive-call.ts';
import { ReconnectPause } from '../native/reconnect-pause.ts';
import { authorityOf } from '../native/transport/transport.ts';

const CONNECT_LIMIT_MS = 30_000;

/** A channel of @grpc/grpc-js with a connection of its own, which it opens again itself. */
export class GrpcJsConnection implements DriveConnection {
  readonly client: Client;
  readonly #counts: ConnectionCounts;
  readonly #pause = new ReconnectPause();
  #isOpen = false;

  constructor({ target, maxMessageBytes }: Pick<DriveLoad, 'target' | 'maxMessageBytes'>, counts: ConnectionCounts) {
    this.#counts = counts;
    this.client = new Client(authorityOf(target), credentials.createInsecure(), {
      'grpc.enable_http_proxy': 0,
      // Else all channels to one address share a connection.
      'grpc.use_local_subchannel_pool': 1,
      // No retry may hide in a sample.
      'grpc.enable_retries': 0,
      'grpc.max_receive_message_length': maxMessageBytes,
    });
  }

  async open(): Promise<void> {
    try {
      await new Promise<void>((resolve, reject) => {
        this.client.waitForReady(Date.now() + CONNECT_LIMIT_MS, (error) => {
          if (error === undefined || error === null) resolve();
          else reject(error);
        });
      });
    } catch (error) {
      this.#counts.failedConnects += 1;
      throw error;
    }
    if (!this.#isOpen) this.#counts.opened += 1;
    this.#isOpen = true;
  }

  pauseMs(nowMs: number): number {
    return this.#pause.leftMs(nowMs);
  }

  get failingSinceMs(): number | null {
    return this.#pause.failingSinceMs;
  }

  succeeded(): void {
    this.#pause.succeeded();
  }

  /** A call found no connection, or lost it. */
  lost(): void {
    this.#pause.failed();
  }

  close(): void {
    this.client.close();
  }
}
