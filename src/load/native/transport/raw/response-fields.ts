import { HpackDecoder } from '../../../../protocol/hpack/decoder.ts';
import { fieldSize } from '../../../../protocol/hpack/header-table.ts';
import type { HeaderField } from '../../../../protocol/hpack/header-table.ts';
import { MAX_HEADER_LIST_BYTES, foreignTypeOf } from '../transport.ts';

/** What a call wants to know of one header block. */
export interface ResponseFields {
  /** Null in trailers. */
  readonly httpStatus: number | null;
  /** See StreamEnd. */
  readonly foreignType: string | null;
  readonly grpcStatus: string | null;
  readonly grpcMessage: string;
  /** The fields are more than is accepted; those beyond were left out. */
  readonly tooLarge: boolean;
}

/** What our SETTINGS forbid, a server may still do before it has read them; then its first block says that its table is empty. */
const TABLE_BYTES = 4096;
/** Blocks longer than this are not worth remembering. */
const REMEMBERED_BYTES = 128;
const REMEMBERED_BLOCKS = 4;

/**
 * Reads response headers and trailers. Calls of one method are answered with the same few blocks again and again; where a block
 * depends on no table its fields are remembered with its bytes.
 */
export class ResponseFieldReader {
  readonly #decoder = new HpackDecoder(TABLE_BYTES);
  readonly #remembered: { readonly block: Buffer; readonly fields: ResponseFields }[] = [];
  #nextSlot = 0;

  /** Throws HpackError. */
  read(buffer: Buffer, from: number, to: number): ResponseFields {
    if (this.#decoder.wasStateless) {
      for (const { block, fields } of this.#remembered) if (equalBytes(block, buffer, from, to)) return fields;
    }
    const fields = this.#decode(buffer, from, to);
    if (this.#decoder.wasStateless && to - from <= REMEMBERED_BYTES) {
      this.#remembered[this.#nextSlot] = { block: Buffer.from(buffer.subarray(from, to)), fields };
      this.#nextSlot = (this.#nextSlot + 1) % REMEMBERED_BLOCKS;
    }
    return fields;
  }

  #decode(buffer: Buffer, from: number, to: number): ResponseFields {
    const collected = { httpStatus: null as number | null, foreignType: null as string | null, grpcStatus: null as string | null, grpcMessage: '', tooLarge: false };
    let bytes = 0;
    this.#decoder.decode(buffer, from, to, (field: HeaderField) => {
      bytes += fieldSize(field);
      if (bytes > MAX_HEADER_LIST_BYTES) {
        collected.tooLarge = true;
        return;
      }
      const [name, value] = field;
      if (name === ':status') collected.httpStatus = Number(value);
      else if (name === 'content-type') collected.foreignType = foreignTypeOf(value);
      else if (name === 'grpc-status') collected.grpcStatus ??= value;
      else if (name === 'grpc-message') collected.grpcMessage = value;
    });
    return collected;
  }
}

function equalBytes(block: Buffer, buffer: Buffer, from: number, to: number): boolean {
  if (block.length !== to - from) return false;
  for (let i = 0; i < block.length; i += 1) if (block[i] !== buffer[from + i]) return false;
  return true;
}
