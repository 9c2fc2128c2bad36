import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sha256Hex } from '../../model/canonical-json.ts';
import type { CachedProgram } from '../../model/generated/types.ts';
import type { JobTest, StepResult } from './job-test.ts';

const PROGRAM = '#!/bin/sh\necho indexer 1.2.3\n';
const KEY = sha256Hex('pin');

/** What the archive of a made cache holds. */
export const ARCHIVE = 'the archive of a chain';

/** A program and an archive, as a job matrix has them, with fields that the cache does not need. */
export const PROGRAM_ENTRY = { cacheKey: `indexbench-program-v1-indexer-${KEY}`, cachePath: `programs/indexer-${KEY.slice(0, 16)}`, variant: 'indexer', key: KEY };
export const SNAPSHOT_ENTRY = { cacheKey: `indexbench-snapshot-v1-${sha256Hex(ARCHIVE)}`, cachePath: `snapshots/${sha256Hex(ARCHIVE)}.tar.zst`, name: 'chain' };
export const BOTH_ENTRIES = { INDEXBENCH_ACTION_ENTRIES: JSON.stringify([PROGRAM_ENTRY, SNAPSHOT_ENTRY, null]) };

/** Where an entry lies in a job's cache folder. */
export function placeIn(job: JobTest, { cachePath }: { readonly cachePath: string }): string {
  return job.path('home', '.cache', 'indexbench', cachePath);
}

/** Puts both into a job's cache folder, as a build and a download do. */
export function fillCache(job: JobTest, { version = 1, program = PROGRAM }: { readonly version?: number; readonly program?: string } = {}): void {
  const folder = placeIn(job, PROGRAM_ENTRY);
  mkdirSync(folder, { recursive: true });
  const document: Omit<CachedProgram, 'version'> & { readonly version: number } = { version, key: KEY, pin: 'crate:indexer@1.2.3', build: {}, file: 'indexer', sha256: sha256Hex(PROGRAM), bytes: PROGRAM.length, buildProfile: 'release', toolchain: [], obtainedAt: '2026-12-01T00:00:00.000Z' };
  writeFileSync(join(folder, 'program.json'), JSON.stringify(document));
  writeFileSync(join(folder, 'indexer'), program, { mode: 0o755 });
  mkdirSync(dirname(placeIn(job, SNAPSHOT_ENTRY)), { recursive: true });
  writeFileSync(placeIn(job, SNAPSHOT_ENTRY), ARCHIVE);
}

/** The states that a step put out. */
export function statesOf({ outputs }: StepResult): string[] {
  return (JSON.parse(outputs['cache-state'] ?? '') as { state: string }[]).map(({ state }) => state);
}

/** What the service would hold of an entry's present content: an archive, as the client makes it. */
export function packedEntry(job: JobTest, { cachePath }: { readonly cachePath: string }): Buffer {
  // The client takes zstd where it is, else gzip.
  const packer = spawnSync('zstd', ['--version']).status === 0 ? 'zstd -T0 -q' : 'gzip';
  return execFileSync('tar', ['--posix', '--use-compress-program', packer, '-P', '-c', `../home/.cache/indexbench/${cachePath}`], { cwd: job.path('work') });
}
