import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { IndexbenchError } from '../model/errors.ts';
import { readDemoMessages } from '../protocol/fixtures/demo-messages.ts';
import { encodeVarint } from '../protocol/wire-writer.ts';
import { ALL_POOLS_FILE, SHIELDED_FILE, loadChain } from './chain-file.ts';
import { makeTestFolder } from './fixtures/demo-chain.ts';

const folder = makeTestFolder();
afterAll(folder.remove);

const shielded = readDemoMessages('shielded');
const allPools = readDemoMessages('all-pools');

function write(name: string, messages: readonly Buffer[], cutBytes = 0): void {
  const bytes = Buffer.concat(messages.flatMap((message) => [encodeVarint(message.length), message]));
  writeFileSync(join(folder.path, name), bytes.subarray(0, bytes.length - cutBytes));
}

function problem(): { code: string; message: string } {
  try {
    loadChain(folder.path, () => undefined);
  } catch (error) {
    if (error instanceof IndexbenchError) return { code: error.code, message: error.message };
    throw error;
  }
  throw new Error('the chain was accepted');
}

describe('loadChain', () => {
  beforeEach(() => {
    rmSync(folder.path, { recursive: true, force: true });
    mkdirSync(join(folder.path, 'compact-blocks'), { recursive: true });
  });

  it('keeps every message of both files, framed, and finds each by its hash', () => {
    write(SHIELDED_FILE, shielded);
    write(ALL_POOLS_FILE, allPools);
    const lines: string[] = [];
    const chain = loadChain(folder.path, (line) => lines.push(line));
    expect(shielded.every((message, index) => chain.shielded.message(index + 1).equals(message))).toBe(true);
    expect(allPools.every((message, index) => chain.allPools?.message(index + 1).equals(message) === true)).toBe(true);
    for (let height = 1; height <= 12_003; height += 1) {
      if (chain.hashes.heightOf(chain.hashes.hashAt(height)) !== height) throw new Error(`block ${String(height)} is not found by its hash`);
    }
    expect(chain.hashes.heightOf(Buffer.alloc(32, 0xfe))).toBeNull();
    expect(chain.hashes.heightOf(Buffer.concat([chain.tipHash.subarray(0, 4), Buffer.alloc(28)]))).toBeNull();
    expect(lines).toHaveLength(3);
    expect(lines[0]).toContain('heights 1 to 12003, 1054998 bytes');
    expect(lines[2]).toContain('12003 hashes');
  });

  it('frames messages as gRPC does', () => {
    write(SHIELDED_FILE, shielded.slice(0, 3));
    const frames = loadChain(folder.path, () => undefined).shielded.frames(1, 2);
    const first = shielded[0] ?? Buffer.alloc(0);
    expect(frames.subarray(0, 5)).toEqual(Buffer.from([0, 0, 0, 0, first.length]));
    expect(frames.length).toBe(10 + first.length + (shielded[1]?.length ?? 0));
  });

  it('works without the all-pools file, and names a missing shielded file', () => {
    expect(problem().code).toBe('INPUT_NOT_FOUND');
    write(SHIELDED_FILE, shielded.slice(0, 3));
    expect(loadChain(folder.path, () => undefined).allPools).toBeNull();
  });

  it('refuses a chain that is cut, broken, empty or of two lengths', () => {
    write(SHIELDED_FILE, shielded.slice(0, 50), 7);
    expect(problem()).toMatchObject({ code: 'SNAPSHOT_CONTENT', message: expect.stringContaining('ended within a message') as string });
    write(SHIELDED_FILE, [...shielded.slice(0, 50), ...shielded.slice(51, 60)]);
    expect(problem().message).toContain('height 51: height should be 51, found 52');
    const wrongParent = shielded.slice(0, 50).map((message) => Buffer.from(message));
    const spoiled = wrongParent[20];
    if (spoiled === undefined) throw new Error('no block');
    spoiled[spoiled.indexOf(Buffer.from([0x22, 32])) + 2] = 0x55;
    write(SHIELDED_FILE, wrongParent);
    expect(problem().message).toContain('height 21: prevHash');
    write(SHIELDED_FILE, []);
    expect(problem().message).toContain('empty');
    write(SHIELDED_FILE, shielded.slice(0, 50));
    write(ALL_POOLS_FILE, allPools.slice(0, 49));
    expect(problem().message).toContain('heights 1 to 49');
  });

  it('refuses noise', () => {
    writeFileSync(join(folder.path, SHIELDED_FILE), Buffer.alloc(100, 0xff));
    expect(problem().code).toBe('SNAPSHOT_CONTENT');
    writeFileSync(join(folder.path, SHIELDED_FILE), Buffer.from([3, 0x1a, 9, 9]));
    expect(problem()).toMatchObject({ code: 'SNAPSHOT_CONTENT', message: expect.stringContaining('malformed protobuf') as string });
  });
});
