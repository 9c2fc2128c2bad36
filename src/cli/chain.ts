import { basename } from 'node:path';
import type { Command } from 'commander';
import type { CommandContext, Perform } from './command.ts';

interface GrowFlags {
  readonly blocks: string;
  readonly shieldedEvery: string;
  readonly out: string;
  readonly node: string;
  readonly pins?: string;
}

const MOST_BLOCKS = 1_000_000;

export function defineChain(program: Command, perform: Perform): void {
  const chain = program.command('chain').description('make chains of one’s own');
  chain
    .command('grow')
    .description('mine a regtest chain with a real zebrad, pack its state as a snapshot, and print the snapshot’s pin')
    .requiredOption('--blocks <n>', 'how many blocks above the genesis block')
    .option('--shielded-every <k>', 'each k-th block pays a shielded address, Sapling and Ironwood in turn, which takes seconds of proving; 0: none', '200')
    .requiredOption('--out <file>', 'the archive to write (tar.zst)')
    .option('--node <variant>', 'a pinned variant of the system zebra', 'zebra-6.4.2')
    .option('--pins <file>', 'another pins file than the embedded one')
    .action((flags: GrowFlags) => perform((context) => grow(flags, context)));
}

async function grow(flags: GrowFlags, { output, environment }: CommandContext): Promise<number> {
  const { growChain } = await import('../run/grow/grow-chain.ts');
  const { loadPins } = await import('../run/input-files.ts');
  const { openObtain } = await import('../run/open-obtain.ts');
  const { requireKnown } = await import('../plan/known-name.ts');
  const { catchInterrupts } = await import('../host/interrupt.ts');
  const { packageRoot } = await import('./package-root.ts');
  const blocks = await wholeNumber(flags.blocks, { least: 1, where: '--blocks' });
  const shieldedEvery = await wholeNumber(flags.shieldedEvery, { least: 0, where: '--shielded-every' });
  const root = packageRoot();
  const { variants } = loadPins(flags.pins ?? null, root);
  requireKnown({ kind: 'variant', name: flags.node, known: Object.keys(variants), where: '--node' });
  const pin = variants[flags.node];
  if (pin === undefined) throw new Error(`no variant ${flags.node}`);
  const interrupts = catchInterrupts();
  let toldMs = -Infinity;
  const started = performance.now();
  const onProgress = (message: string): void => {
    // Of a chain of thousands of blocks a line every few seconds is enough.
    if (message.startsWith('mined') && performance.now() - toldMs < 5_000) return;
    toldMs = performance.now();
    output.note(`[${((toldMs - started) / 1000).toFixed(0)} s] ${message}`);
  };
  try {
    const obtain = openObtain({ sources: environment.programSources, packageRoot: root, signal: interrupts.signal, onProgress: (message) => output.note(message) });
    const grown = await growChain({ blocks, shieldedEvery, out: flags.out, variant: { name: flags.node, pin }, obtain, onProgress });
    output.note(`${flags.out}: ${grown.archiveBytes ?? 0} bytes; its pin, for "snapshots" of a pins file:`);
    output.result(JSON.stringify({ [nameOf(basename(flags.out))]: grown }, null, 2));
    return 0;
  } finally {
    interrupts.release();
  }
}

/** The archive's name without its ending, as far as a pin may be called so. */
function nameOf(file: string): string {
  const name = file.replace(/\.(?:tar\.zst|tzst|zst)$/, '').replaceAll(/[^A-Za-z0-9._-]/g, '-').replace(/^[^A-Za-z0-9]+/, '').slice(0, 64);
  return name === '' ? 'grown' : name;
}

async function wholeNumber(text: string, { least, where }: { readonly least: number; readonly where: string }): Promise<number> {
  const { IndexbenchError } = await import('../model/errors.ts');
  const value = /^\d{1,7}$/.test(text) ? Number(text) : NaN;
  if (!(value >= least && value <= MOST_BLOCKS)) throw new IndexbenchError('USAGE', { what: `"${text}" is no whole number from ${String(least)} to ${String(MOST_BLOCKS)}`, where });
  return value;
}
