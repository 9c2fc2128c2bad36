import type { MatrixProgram, MatrixSnapshot, Plan, Variant } from '../model/generated/types.ts';
import { programKey } from '../obtain/program-key.ts';
import { cachedProgramPath } from '../obtain/program-store.ts';
import { parseProgramPin } from '../plan/program-pin.ts';
import { cachedArchivePath } from '../snapshot/cached-archive.ts';
import { systemOf } from '../systems/registry.ts';

/** What of the cache folder a plan wants. */
export interface CacheEntries {
  readonly programs: readonly MatrixProgram[];
  /** Null where its archive is a file. */
  readonly snapshot: MatrixSnapshot | null;
}

/** Of one repository's entries together, and of one archive in the client of the first version. */
const CACHE_LIMIT_BYTES = 10 * 1024 ** 3;

/**
 * What of the cache folder a plan wants: programs that are built or fetched, each once and nodes too, and the snapshot's archive. Paths are below
 * the cache folder; keys say all that decides the content, so that an entry never has to change.
 *
 * @throws IndexbenchError as systemOf
 */
export function cacheEntriesOf(plan: Pick<Plan, 'variants' | 'snapshot'>): CacheEntries {
  const named = plan.variants.flatMap(({ node, ...variant }) => (node === undefined ? [variant] : [variant, node]));
  const programs = new Map<string, MatrixProgram>();
  for (const { name, pin } of named) {
    const program = keptProgram(name, pin);
    if (program !== null && !programs.has(program.key)) programs.set(program.key, program);
  }
  return { programs: [...programs.values()], snapshot: snapshotEntry(plan.snapshot) };
}

/** Null where its file is part of the package, or the user's own. */
function keptProgram(variant: string, pin: Variant): MatrixProgram | null {
  const { program } = systemOf({ name: variant, pin });
  const { kind } = parseProgramPin(pin, `variant ${variant}`);
  if (program === null || kind === 'path' || kind === 'command') return null;
  const name = pin.build?.binary ?? program;
  const key = programKey(pin, name);
  return { variant, program: name, key, cacheKey: `indexbench-program-v1-${name}-${key}`, cachePath: cachedProgramPath({ key, program: name }) };
}

function snapshotEntry({ name, pin }: Plan['snapshot']): MatrixSnapshot | null {
  if (pin.source.kind !== 'url') return null;
  const { archiveBytes } = pin;
  return { name, cacheKey: `indexbench-snapshot-v1-${pin.sha256}`, cachePath: cachedArchivePath(pin), archiveBytes, fitsCache: archiveBytes === null ? null : fitsCache(archiveBytes) };
}

/** Whether GitHub's cache takes an archive of so many bytes. */
export function fitsCache(archiveBytes: number): boolean {
  return archiveBytes <= CACHE_LIMIT_BYTES;
}
