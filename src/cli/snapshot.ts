import type { Command } from 'commander';
import type { Snapshot } from '../model/generated/types.ts';
import type { Restored } from '../snapshot/restore.ts';
import type { CommandContext, Perform } from './command.ts';
import { readRunInputs, sourcesFor } from './run-inputs.ts';

interface SnapshotFlags {
  readonly pins?: string;
}

interface RestoreFlags extends SnapshotFlags {
  readonly timeout?: string;
  readonly cache?: string;
}

interface FetchFlags extends RestoreFlags {
  readonly json?: boolean;
}

export function defineSnapshot(program: Command, perform: Perform): void {
  const snapshot = program.command('snapshot').description('restore and check pinned chain snapshots');
  snapshot
    .command('fetch')
    .description('fetch the archive of a pinned snapshot into the cache folder, going on after cuts, and where an earlier fetch was ended')
    .argument('<name>', 'a snapshot of the pins file')
    .option('--pins <file>', PINS)
    .option('--cache <dir>', CACHE)
    .option('--timeout <seconds>', TIMEOUT)
    .option('--json', 'print one JSON document: name, file, bytes, fitsCache')
    .action((name: string, flags: FetchFlags) => perform((context) => fetchInto(name, flags, context)));
  snapshot
    .command('restore')
    .description('restore a pinned snapshot into a folder, its digest checked while it streams; from the cache folder where its archive is kept there')
    .argument('<name>', 'a snapshot of the pins file')
    .argument('<dir>', 'the folder to make')
    .option('--pins <file>', PINS)
    .option('--cache <dir>', CACHE)
    .option('--timeout <seconds>', TIMEOUT)
    .action((name: string, dir: string, flags: RestoreFlags) =>
      perform(async ({ output, environment }) => {
        const { packageRoot } = await import('./package-root.ts');
        const { guardedPlaces } = await import('../host/guarded-places.ts');
        const { catchInterrupts } = await import('../host/interrupt.ts');
        const { startPackageWatchdog } = await import('../run/host-session.ts');
        const { restoreSnapshot } = await import('../snapshot/restore.ts');
        const { showProgress } = await import('./progress.ts');
        const pin = await pinOf(name, flags);
        const totalMs = await limitOf(flags);
        let restored: Restored;
        const interrupts = catchInterrupts();
        const progress = showProgress(output, () => Math.round(performance.now()));
        try {
          const watchdog = await startPackageWatchdog(packageRoot());
          try {
            restored = await restoreSnapshot({
              pin,
              packageRoot: packageRoot(),
              cacheFolder: sourcesFor(environment, { cache: flags.cache ?? null }).cacheFolder,
              into: dir,
              onNotice: (message) => progress.emit({ kind: 'notice', message }),
              onProgress: (at) => progress.emit({ kind: 'restoring', snapshot: name, ...at }),
              signal: AbortSignal.any([interrupts.signal, watchdog.lost]),
              limits: { totalMs },
              places: guardedPlaces(watchdog),
            });
          } finally {
            await watchdog.stop();
          }
        } finally {
          progress.close();
          interrupts.release();
        }
        output.result(`${name}: restored into ${dir}, tip ${pin.tipHeight} ${pin.tipHash}`);
        output.note(describeRestored(restored));
        return 0;
      }),
    );
  snapshot
    .command('verify')
    .description('check a restored snapshot again: a chain of blocks is walked, a node’s state is read file by file')
    .argument('<name>', 'a snapshot of the pins file')
    .argument('<dir>', 'the restored folder')
    .option('--pins <file>', PINS)
    .action((name: string, dir: string, flags: SnapshotFlags) =>
      perform(async ({ output }) => {
        const { verifyNodeStateFiles } = await import('../snapshot/verify-node-state.ts');
        const { verifySnapshot } = await import('../snapshot/verify-snapshot.ts');
        const pin = await pinOf(name, flags);
        if (pin.kind === 'compact-blocks') {
          await verifySnapshot(dir, pin);
          output.result(`${name}: ${dir} is the chain of its pin, tip ${pin.tipHeight} ${pin.tipHash}`);
        } else {
          const { files, bytes, sha256 } = await verifyNodeStateFiles(dir, pin);
          const pinned = pin.filesSha256 === undefined ? 'not pinned' : 'as pinned';
          output.result(`${name}: ${dir} is a state of ${pin.network} in format ${pin.stateVersion}: ${files} files, ${bytes} bytes, filesSha256 ${sha256} (${pinned}); a node has to tell its tip`);
        }
        return 0;
      }),
    );
}

const PINS = 'another pins file than the embedded one';
const CACHE = 'folder of programs and snapshots that are kept; by default INDEXBENCH_CACHE, else ~/.cache/indexbench';
const TIMEOUT = 'longest time for all of it; by default 600, or a second for each MB of the archive where that is more';

async function fetchInto(name: string, flags: FetchFlags, { output, environment }: CommandContext): Promise<number> {
  const given = readRunInputs({ plan: undefined, flags: { pins: flags.pins, cache: flags.cache }, variables: environment.runVariables });
  const { packageRoot } = await import('./package-root.ts');
  const { guardedPlaces } = await import('../host/guarded-places.ts');
  const { catchInterrupts } = await import('../host/interrupt.ts');
  const { fitsCache } = await import('../run/cache-entries.ts');
  const { startPackageWatchdog } = await import('../run/host-session.ts');
  const { keepArchive } = await import('../snapshot/keep-archive.ts');
  const { showProgress } = await import('./progress.ts');
  const pin = await pinOf(name, given.files.pins === null ? {} : { pins: given.files.pins });
  const totalMs = await limitOf(flags);
  const interrupts = catchInterrupts();
  const progress = showProgress(output, () => Math.round(performance.now()));
  try {
    const watchdog = await startPackageWatchdog(packageRoot());
    try {
      const kept = await keepArchive({
        pin,
        cacheFolder: sourcesFor(environment, given).cacheFolder,
        onProgress: (at) => progress.emit({ kind: 'restoring', snapshot: name, ...at }),
        onNotice: (message) => progress.emit({ kind: 'notice', message }),
        signal: AbortSignal.any([interrupts.signal, watchdog.lost]),
        limits: { totalMs },
        places: guardedPlaces(watchdog),
      });
      progress.close();
      const { file, bytes, bytesBefore, seconds } = kept;
      output.result(output.json ? JSON.stringify({ name, file, bytes, fitsCache: fitsCache(bytes) }) : `${name}: ${file}, ${bytes} bytes${bytesBefore === bytes ? ', was there' : ''}`);
      if (bytesBefore < bytes) output.note(`${bytes - bytesBefore} bytes fetched in ${seconds.toFixed(1)} s${bytesBefore === 0 ? '' : `, ${bytesBefore} were there from before`}`);
      return 0;
    } finally {
      await watchdog.stop();
    }
  } finally {
    progress.close();
    interrupts.release();
  }
}

/** In ms; null where none is given. */
async function limitOf({ timeout }: RestoreFlags): Promise<number | null> {
  if (timeout === undefined) return null;
  const { IndexbenchError } = await import('../model/errors.ts');
  if (!/^[1-9]\d{0,6}$/.test(timeout)) throw new IndexbenchError('USAGE', { what: `"${timeout}" is no whole number of seconds from 1 to 9999999`, where: '--timeout' });
  return Number(timeout) * 1000;
}

async function pinOf(name: string, flags: SnapshotFlags): Promise<Snapshot> {
  const { loadPins } = await import('../run/input-files.ts');
  const { requireKnown } = await import('../plan/known-name.ts');
  const { packageRoot } = await import('./package-root.ts');
  const { snapshots } = loadPins(flags.pins ?? null, packageRoot());
  requireKnown({ kind: 'snapshot', name, known: Object.keys(snapshots), where: '<name>' });
  const pin = snapshots[name];
  if (pin === undefined) throw new Error(`no snapshot ${name}`);
  return pin;
}

function describeRestored({ decompressor, archiveBytes, unpackedBytes, seconds }: Restored): string {
  return `${archiveBytes} bytes fetched, digested and unpacked to ${unpackedBytes} in one pass with ${decompressor}, ${seconds.toFixed(1)} s (${megabytes(archiveBytes / seconds)} MB/s)`;
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(bytes < 1e7 ? 1 : 0);
}
