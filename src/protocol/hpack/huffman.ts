import { HpackError } from './hpack-error.ts';

/**
 * Code lengths in bits of the symbols 0 to 255 and of EOS. The code is canonical (in one length codes ascend with the symbol), so
 * that the lengths tell all of it. Source: RFC 7541, appendix B.
 */
const CODE_BITS = [
  13, 23, 28, 28, 28, 28, 28, 28, 28, 24, 30, 28, 28, 30, 28, 28, 28, 28, 28, 28, 28, 28, 30, 28, 28, 28, 28, 28, 28, 28, 28, 28,
  6, 10, 10, 12, 13, 6, 8, 11, 10, 10, 8, 11, 8, 6, 6, 6, 5, 5, 5, 6, 6, 6, 6, 6, 6, 6, 7, 8, 15, 6, 12, 10,
  13, 6, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 7, 8, 13, 19, 13, 14, 6,
  15, 5, 6, 5, 6, 5, 6, 6, 6, 5, 7, 7, 6, 6, 6, 5, 6, 7, 6, 5, 5, 6, 7, 7, 7, 7, 7, 15, 11, 14, 13, 28,
  20, 22, 20, 20, 22, 22, 22, 23, 22, 23, 23, 23, 23, 23, 24, 23, 24, 24, 22, 23, 24, 23, 23, 23, 23, 21, 22, 23, 22, 23, 23, 24,
  22, 21, 20, 22, 22, 23, 23, 21, 23, 22, 22, 24, 21, 22, 23, 23, 21, 21, 22, 21, 23, 22, 23, 23, 20, 22, 22, 22, 23, 22, 22, 23,
  26, 26, 20, 19, 22, 23, 22, 25, 26, 26, 26, 27, 27, 26, 24, 25, 19, 21, 26, 27, 27, 26, 27, 24, 21, 21, 26, 26, 28, 27, 27, 27,
  20, 24, 20, 21, 22, 21, 21, 23, 22, 22, 25, 25, 24, 24, 26, 23, 26, 27, 26, 26, 27, 27, 27, 27, 27, 28, 27, 27, 27, 27, 27, 26,
  30,
] as const;

const EOS = 256;
const LONGEST_CODE_BITS = 30;
const LONGEST_PADDING_BITS = 7;

/** By length in bits: the first code of that length, and the symbols that have one, in order of their codes. */
const FIRST_CODE: number[] = [];
const SYMBOLS: number[][] = [];

{
  let code = 0;
  for (let bits = 0; bits <= LONGEST_CODE_BITS; bits += 1) {
    code *= 2;
    const symbols = CODE_BITS.flatMap((length, symbol) => (length === bits ? [symbol] : []));
    FIRST_CODE.push(code);
    SYMBOLS.push(symbols);
    code += symbols.length;
  }
}

/**
 * Decodes a Huffman-coded string to latin1 text. Throws HpackError where it holds EOS, or is padded otherwise than with fewer than
 * eight ones. Source: RFC 7541, section 5.2.
 */
export function decodeHuffman(buffer: Uint8Array, start: number, end: number): string {
  const symbols: number[] = [];
  let code = 0;
  let bits = 0;
  for (let at = start; at < end; at += 1) {
    const byte = buffer[at] as number;
    for (let shift = 7; shift >= 0; shift -= 1) {
      code = code * 2 + ((byte >> shift) & 1);
      bits += 1;
      const symbol = SYMBOLS[bits]?.[code - (FIRST_CODE[bits] as number)];
      if (symbol === undefined) {
        if (bits >= LONGEST_CODE_BITS) throw new HpackError('a Huffman code that does not exist');
        continue;
      }
      if (symbol === EOS) throw new HpackError('EOS within a Huffman-coded string');
      symbols.push(symbol);
      code = 0;
      bits = 0;
    }
  }
  if (bits > LONGEST_PADDING_BITS || code !== 2 ** bits - 1) throw new HpackError('a Huffman-coded string with wrong padding');
  return String.fromCharCode(...symbols);
}
