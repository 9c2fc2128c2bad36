import { encodeBlockId, frameMessage } from '../protocol/request.ts';
import { encodeBytesField, encodeStringField, encodeVarintField } from '../protocol/wire-writer.ts';
import type { ReferenceChain } from './chain-file.ts';

export const REFERENCE_VENDOR = 'indexbench reference';
const REFERENCE_VERSION = '1.0.0';
const PROTOCOL_VERSION = 'v0.5.0';
/** What servers report for regtest too. */
const CHAIN_NAME = 'test';
const NU6_3_BRANCH_ID = '37a5165b';

/** GetLatestBlock's reply, framed. */
export function latestBlockFrame(chain: ReferenceChain): Buffer {
  return frameMessage(encodeBlockId(chain.shielded.tipHeight, chain.tipHash));
}

/** GetLightdInfo's reply, framed: what a block file cannot tell (build, node) stays empty. */
export function lightdInfoFrame(chain: ReferenceChain): Buffer {
  const tip = chain.shielded.tipHeight;
  return frameMessage(
    Buffer.concat([
      encodeStringField(1, REFERENCE_VERSION),
      encodeStringField(2, REFERENCE_VENDOR),
      encodeStringField(4, CHAIN_NAME),
      encodeVarintField(5, chain.shielded.firstHeight),
      encodeStringField(6, NU6_3_BRANCH_ID),
      encodeVarintField(7, tip),
      encodeVarintField(12, tip),
      encodeStringField(18, PROTOCOL_VERSION),
    ]),
  );
}

/**
 * The null server's reply to any request without fields, framed. It cannot tell GetLightdInfo from GetLatestBlock, so it sets only what
 * either type can read: field 2 is the vendor in the one and, being 32 bytes long, a block hash in the other.
 */
export function nullMetadataFrame(tipHeight: number): Buffer {
  return frameMessage(
    Buffer.concat([
      encodeBytesField(2, Buffer.from('indexbench null server'.padEnd(32, '.'))),
      encodeStringField(4, CHAIN_NAME),
      encodeVarintField(7, tipHeight),
      encodeVarintField(12, tipHeight),
      encodeStringField(18, PROTOCOL_VERSION),
    ]),
  );
}
