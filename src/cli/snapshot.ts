import type { Command } from 'commander';
import type { Snapshot } from '../model/generated/types.ts';
import type { Perform } from './command.ts';

interface SnapshotFlags {
  readonly pins?: string;
}

interface RestoreFlags extends SnapshotFlags {
  readonly timeout?: string;
}

export function defineSnapshot(program: Command, perform: Perform): void {
  const snapshot = program.command('snapshot').description('restore and check pinned chain snapshots');
  snapshot
    .command('restore')
    .description('restore a pinned snapshot into a folder, its digest checked while it streams')
    .argument('<name>', 'a snapshot of the pins file')
    .argument('<dir>', 'the folder to make')
    .option('--pins <file>', 'another pins file than the embedded one')
    .option('--timeout <seconds>', 'longest time for all of it; by default 600, or a second for each MB of the archive where that is more')
    .action((name: string, dir: string, flags: RestoreFlags) =>
      perform(async ({ output }) => {
        const { packageRoot } = await import('./package-root.ts');
        const { guardedPlaces } = await import('../host/guarded-places.ts');
        const { catchInterrupts } = await import('../host/interrupt.ts');
        const { startPackageWatchdog } = await import('../run/host-session.ts');
        const { restoreSnapshot } = await import('../snapshot/restore.ts');
        const { requireCompactBlocks } = await import('../snapshot/compact-blocks-only.ts');
        const { showProgress } = await import('./progress.ts');
        const pin = requireCompactBlocks(await pinOf(name, flags));
        const totalMs = await limitOf(flags);
        const interrupts = catchInterrupts();
        const progress = showProgress(output, () => Math.round(performance.now()));
        try {
          const watchdog = await startPackageWatchdog(packageRoot());
          try {
            await restoreSnapshot({
              pin,
              packageRoot: packageRoot(),
              into: dir,
              onProgress: ({ bytes, totalBytes }) => progress.emit({ kind: 'restoring', snapshot: name, bytes, totalBytes }),
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
        return 0;
      }),
    );
  snapshot
    .command('verify')
    .description('walk a restored snapshot: heights, links, tip and digests must be the pin’s')
    .argument('<name>', 'a snapshot of the pins file')
    .argument('<dir>', 'the restored folder')
    .option('--pins <file>', 'another pins file than the embedded one')
    .action((name: string, dir: string, flags: SnapshotFlags) =>
      perform(async ({ output }) => {
        const { verifySnapshot } = await import('../snapshot/verify-snapshot.ts');
        const { requireCompactBlocks } = await import('../snapshot/compact-blocks-only.ts');
        const pin = requireCompactBlocks(await pinOf(name, flags));
        await verifySnapshot(dir, pin);
        output.result(`${name}: ${dir} is the chain of its pin, tip ${pin.tipHeight} ${pin.tipHash}`);
        return 0;
      }),
    );
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
