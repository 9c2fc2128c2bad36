import protobuf from 'protobufjs';
import { IndexbenchError } from '../../model/errors.ts';

/**
 * Messages of ghz's binary data: each after its length as a varint, where the lengths add up to the whole and each piece reads as a message;
 * else the whole is one message. Bytes are sent as they are. Throws USAGE where it is neither; empty data hold no message.
 */
export function binaryMessages(data: Buffer, where: string): Buffer[] {
  if (data.length === 0) throw new IndexbenchError('USAGE', { what: 'is empty: there is nothing to send', where });
  const pieces = delimitedMessages(data);
  if (pieces !== null) return pieces;
  if (isMessage(data)) return [data];
  throw new IndexbenchError('USAGE', { what: `${String(data.length)} bytes are neither a protobuf message nor messages each after its length`, where });
}

function delimitedMessages(data: Buffer): Buffer[] | null {
  const reader = protobuf.Reader.create(data);
  const pieces: Buffer[] = [];
  try {
    while (reader.pos < data.length) {
      const end = reader.uint32() + reader.pos;
      if (end > data.length) return null;
      const piece = data.subarray(reader.pos, end);
      if (!isMessage(piece)) return null;
      pieces.push(piece);
      reader.pos = end;
    }
    return pieces;
  } catch {
    return null;
  }
}

const START_GROUP = 3;
const LARGEST_WIRE_TYPE = 5;

/** Fields to the end, by the wire format alone. */
function isMessage(data: Buffer): boolean {
  const reader = protobuf.Reader.create(data);
  try {
    while (reader.pos < data.length) {
      const tag = reader.uint32();
      const wireType = tag & 7;
      if (tag >>> 3 === 0 || wireType > LARGEST_WIRE_TYPE || wireType >= START_GROUP && wireType !== LARGEST_WIRE_TYPE) return false;
      reader.skipType(wireType);
    }
    return reader.pos === data.length;
  } catch {
    return false;
  }
}
