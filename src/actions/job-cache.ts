import { restoreCache, saveCache } from '@actions/cache';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { IndexbenchError } from '../model/errors.ts';
import { entryBytes, faultOf, MAX_ENTRY_BYTES, type CacheEntry, type EntryState } from './cache-entry.ts';
import { cachePlace, type JobEnvironment } from './job-environment.ts';
import { asProblem, type JobLog } from './job-log.ts';
import { listenToClient } from './listen-to-client.ts';

/**
 * GitHub's cache of one job. Nothing here ever fails a job: what cannot be restored is built or fetched, what cannot be saved is built or
 * fetched the next time. Each trouble is one warning.
 */
export class JobCache {
  readonly #job: JobEnvironment;
  readonly #log: JobLog;
  readonly #place: { readonly folder: string; readonly literal: string };

  constructor(job: JobEnvironment, log: JobLog) {
    this.#job = job;
    this.#log = log;
    this.#place = cachePlace(job);
  }

  /** Brings the entries that are not in the folder yet. */
  async restore(entries: readonly CacheEntry[]): Promise<EntryState[]> {
    const states: EntryState[] = [];
    let isOff = !this.#isUsable(entries, 'restored');
    for (const entry of entries) {
      const there = await faultOf(entry, this.#place.folder);
      if (there !== null && there !== 'absent') await this.#remove(entry);
      if (there === null) this.#log.note(`${entry.cachePath} is in the cache folder`);
      const state = there === null ? 'there' : isOff ? 'absent' : await this.#restoreOne(entry);
      // A service that does not answer is asked once: each question takes it half a minute of tries.
      if (state === 'unanswered') isOff = true;
      states.push({ cacheKey: entry.cacheKey, cachePath: entry.cachePath, state: state === 'unanswered' ? 'absent' : state });
    }
    return states;
  }

  async #restoreOne(entry: CacheEntry): Promise<EntryState['state'] | 'unanswered'> {
    const { cacheKey, cachePath } = entry;
    try {
      const { result, complaints } = await listenToClient(() => restoreCache([`${this.#place.literal}/${cachePath}`], cacheKey));
      const fault = await faultOf(entry, this.#place.folder);
      if (result === cacheKey && fault === null) {
        this.#log.note(`restored ${cacheKey}`);
        return 'there';
      }
      if (fault !== 'absent') await this.#remove(entry);
      if (result === undefined && complaints.length === 0) {
        this.#log.note(`the cache has no ${cacheKey}`);
        return 'absent';
      }
      const isHeld = result !== undefined || complaints.some((text) => / failed with error|exit code/.test(text));
      const what = [`cache entry ${cacheKey} could not be used`, ...(complaints.length > 0 ? complaints : [fault === 'absent' ? 'it holds something else' : `it is ${String(fault)}`])].join(': ');
      this.#log.warning(new IndexbenchError('CI_CACHE', { what, next: isHeld ? `It is built or fetched instead; the service keeps the bad one until it is deleted: gh cache delete ${cacheKey}` : undefined }));
      return isHeld ? 'spoilt' : 'unanswered';
    } catch (cause) {
      await this.#remove(entry);
      this.#log.warning(problemWith('restored', cacheKey, cause));
      return 'unanswered';
    }
  }

  /** Saves what is whole in the folder, and was absent before. */
  async save(states: readonly EntryState[]): Promise<void> {
    const wanted: CacheEntry[] = [];
    for (const entry of states) if (entry.state === 'absent' && (await this.#isWorthSaving(entry))) wanted.push(entry);
    if (!this.#isUsable(wanted, 'saved')) return;
    for (const { cacheKey, cachePath } of wanted) {
      try {
        const { result, complaints } = await listenToClient(() => saveCache([`${this.#place.literal}/${cachePath}`], cacheKey));
        if (complaints.length > 0) this.#log.warning(new IndexbenchError('CI_CACHE', { what: `cache entry ${cacheKey} could not be saved: ${complaints.join('; ')}`, next: 'Nothing is lost: it is built or fetched again by the next run.' }));
        else this.#log.note(result === -1 ? `${cacheKey} was not saved: it is there already, or this run may not write` : `saved ${cacheKey}`);
      } catch (cause) {
        this.#log.warning(problemWith('saved', cacheKey, cause));
      }
    }
  }

  async #isWorthSaving(entry: CacheEntry): Promise<boolean> {
    const path = join(this.#place.folder, entry.cachePath);
    if (!existsSync(path)) return false;
    const bytes = entryBytes(path);
    if (bytes > MAX_ENTRY_BYTES) {
      this.#log.warning(new IndexbenchError('CI_CACHE', { what: `${(bytes / 1e9).toFixed(1)} GB are more than the 10 GiB that GitHub keeps of a repository; it is not saved`, where: path, next: 'Nothing is lost: each job fetches it from its source.' }));
      return false;
    }
    const fault = await faultOf(entry, this.#place.folder);
    if (fault !== null) this.#log.warning(new IndexbenchError('CI_CACHE', { what: `it is not saved, since it is ${fault}`, where: path }));
    return fault === null;
  }

  #isUsable(entries: readonly CacheEntry[], done: string): boolean {
    if (entries.length === 0) return false;
    const { hasToken, hasCacheService } = this.#job;
    if (hasToken && hasCacheService) return true;
    this.#log.warning(new IndexbenchError('CI_SERVICE', { what: `nothing can be ${done} by GitHub’s cache: ${hasToken ? 'the runner names no cache service' : 'ACTIONS_RUNTIME_TOKEN is not set'}`, next: 'Nothing is lost: programs and snapshots are built or fetched instead.' }));
    return false;
  }

  /** What a broken archive left half unpacked. */
  async #remove({ cachePath }: CacheEntry): Promise<void> {
    const path = join(this.#place.folder, cachePath);
    if (existsSync(path)) this.#log.note(`${path} is not whole: removed`);
    await rm(path, { recursive: true, force: true });
  }
}

function problemWith(done: string, cacheKey: string, cause: unknown): IndexbenchError {
  return new IndexbenchError('CI_CACHE', { what: `cache entry ${cacheKey} could not be ${done}: ${asProblem(cause).code === 'INTERNAL' && cause instanceof Error ? cause.message : asProblem(cause).message}`, cause });
}
