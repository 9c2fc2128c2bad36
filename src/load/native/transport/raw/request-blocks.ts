import { EMPTY_TABLE_UPDATE, encodeLiterals, encodeRepeated, fitsTable } from '../../../../protocol/hpack/encoder.ts';
import type { HeaderField } from '../../../../protocol/hpack/header-table.ts';
import type { RequestHeaders } from '../transport.ts';

/** What a peer's decoder offers before its SETTINGS say otherwise (RFC 9113, section 6.5.2). */
const DEFAULT_TABLE_BYTES = 4096;

/**
 * Encodes the header blocks of one connection's requests. All calls of a method send the same fields, so the first of them puts
 * these into the server's table, and the others name them in a few bytes; headers that are not the connection's first go as literals.
 */
export class RequestBlocks {
  /** Of the headers that are in the server's table. */
  #indexed: { readonly headers: RequestHeaders; readonly block: Buffer } | null = null;
  #literal: { readonly headers: RequestHeaders; readonly block: Buffer } | null = null;
  #tableUsed = false;
  #tableAllowed = true;
  #updateDue = false;

  /** The server's SETTINGS_HEADER_TABLE_SIZE. One below the default makes this side do without a table. */
  setTableSize(bytes: number): void {
    if (bytes >= DEFAULT_TABLE_BYTES || !this.#tableAllowed) return;
    this.#tableAllowed = false;
    this.#indexed = null;
    this.#updateDue = true;
  }

  /** The block of the next request that is sent. */
  next(headers: RequestHeaders): Buffer {
    const indexed = this.#indexed;
    if (indexed !== null && indexed.headers === headers) return indexed.block;
    if (this.#updateDue) {
      this.#updateDue = false;
      return Buffer.concat([EMPTY_TABLE_UPDATE, this.#literals(headers)]);
    }
    if (!this.#tableUsed && this.#tableAllowed) return this.#enter(headers);
    return this.#literals(headers);
  }

  #enter(headers: RequestHeaders): Buffer {
    const fields = fieldsOf(headers);
    if (!fitsTable(fields, DEFAULT_TABLE_BYTES)) return this.#literals(headers);
    this.#tableUsed = true;
    const { first, later } = encodeRepeated(fields);
    this.#indexed = { headers, block: later };
    return first;
  }

  #literals(headers: RequestHeaders): Buffer {
    if (this.#literal?.headers !== headers) this.#literal = { headers, block: encodeLiterals(fieldsOf(headers)) };
    return this.#literal.block;
  }
}

function fieldsOf(headers: RequestHeaders): HeaderField[] {
  return Object.entries(headers);
}
