import type { Command } from 'commander';
import type { Snapshot } from '../model/generated/types.ts';
import type { Perform } from './command.ts';

interface SnapshotFlags {
  readonly pins?: string;
}

export function defineSnapshot(program: Command, perform: Perform): void {
  const snapshot = program.command('snapshot').description('restore and check pinned chain snapshots');
  snapshot
    .command('restore')
    .description('restore a pinned snapshot into a folder, its digest checked while it streams')
    .argument('<name>', 'a snapshot of the pins file')
    .argument('<dir>', 'the folder to make')
    .option('--pins <file>', 'another pins file than the embedded one')
    .action((name: string, dir: string, flags: SnapshotFlags) =>
      perform(async ({ output }) => {
        const { rm } = await import('node:fs/promises');
        const { packageRoot } = await import('./package-root.ts');
        const { catchInterrupts } = await import('../host/interrupt.ts');
        const { restoreSnapshot } = await import('../snapshot/restore.ts');
        const { verifySnapshot } = await import('../snapshot/verify-snapshot.ts');
        const { showProgress } = await import('./progress.ts');
        const pin = await pinOf(name, flags);
        const interrupts = catchInterrupts();
        const progress = showProgress(output, () => Math.round(performance.now()));
        try {
          await restoreSnapshot({ pin, packageRoot: packageRoot(), into: dir, onProgress: ({ bytes, totalBytes }) => progress.emit({ kind: 'restoring', snapshot: name, bytes, totalBytes }), signal: interrupts.signal });
          await verifySnapshot(dir, pin).catch(async (error: unknown) => {
            await rm(dir, { recursive: true, force: true });
            throw error;
          });
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
        const pin = await pinOf(name, flags);
        await verifySnapshot(dir, pin);
        output.result(`${name}: ${dir} is the chain of its pin, tip ${pin.tipHeight} ${pin.tipHash}`);
        return 0;
      }),
    );
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
