import { FRAME } from '../../../../protocol/http2-frame.ts';
import { WINDOW_BYTES } from '../transport.ts';
import type { Outbound } from './outbound.ts';
import type { RawStream } from './raw-stream.ts';

const GRANT_BYTES = WINDOW_BYTES / 2;

/** Gives the server's windows back what its DATA frames took, padding included, once half is used. Source: RFC 9113, section 6.9. */
export class ReceiveWindows {
  readonly #out: Outbound;
  #ungrantedBytes = 0;

  constructor(out: Outbound) {
    this.#out = out;
  }

  /** A DATA frame of any stream, also of one that has ended: or the connection would stand still one day. */
  takeOfConnection(bytes: number): void {
    this.#ungrantedBytes += bytes;
    if (this.#ungrantedBytes < GRANT_BYTES) return;
    this.#out.addNumberFrame(FRAME.WINDOW_UPDATE, 0, this.#ungrantedBytes);
    this.#ungrantedBytes = 0;
  }

  takeOfStream(stream: RawStream, bytes: number): void {
    stream.ungrantedBytes += bytes;
    if (stream.ungrantedBytes < GRANT_BYTES) return;
    this.#out.addNumberFrame(FRAME.WINDOW_UPDATE, stream.id, stream.ungrantedBytes);
    stream.ungrantedBytes = 0;
  }
}
