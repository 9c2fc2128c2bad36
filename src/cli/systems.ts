import type { Command } from 'commander';
import type { CommandContext, Perform } from './command.ts';

interface PinsFlags {
  readonly pins?: string;
  readonly json?: boolean;
}

interface StartFlags extends PinsFlags {
  readonly snapshot?: string;
  readonly serverCpus: string;
  readonly logs?: string;
}

export function defineSystems(program: Command, perform: Perform): void {
  const systems = program.command('systems').description('the systems that can be measured, and their pinned variants');
  systems
    .command('list')
    .description('list the systems, and the variants of a pins file')
    .option('--pins <file>', 'another pins file than the embedded one')
    .option('--json', 'print one JSON document')
    .action((flags: PinsFlags) => perform(async ({ output }) => {
      const { loadPins } = await import('../run/input-files.ts');
      const { SYSTEMS, systemOf } = await import('../systems/registry.ts');
      const { packageRoot } = await import('./package-root.ts');
      const pins = loadPins(flags.pins ?? null, packageRoot());
      const variants = Object.entries(pins.variants).map(([name, pin]) => ({ name, ...pin }));
      variants.forEach(({ name, ...pin }) => systemOf({ name, pin }));
      if (output.json) {
        const systemRows = SYSTEMS.map(({ name, description, settings }) => ({ name, description, settings }));
        output.result(JSON.stringify({ systems: systemRows, variants }, null, 2));
        return 0;
      }
      for (const system of SYSTEMS) {
        output.result(`${system.name}: ${system.description}`);
        for (const [name, { description }] of Object.entries(system.settings)) output.result(`    ${name.padEnd(12)} ${description}`);
      }
      output.result('\nvariants:');
      for (const { name, system, pin, description } of variants) output.result(`  ${name.padEnd(24)} ${system.padEnd(12)} ${pin.padEnd(28)} ${description}`);
      return 0;
    }));
  systems
    .command('install')
    .description('obtain the programs of variants, and of the nodes that they need: from INDEXBENCH_BIN, the cache (INDEXBENCH_CACHE), or built as their pins say')
    .argument('<variants...>', 'variants of the pins file')
    .option('--pins <file>', 'another pins file than the embedded one')
    .option('--json', 'print one JSON document')
    .action((names: string[], flags: PinsFlags) => perform(({ output, environment }) => install(names, flags, { output, environment })));
  systems
    .command('start')
    .description('start a variant in the foreground, with the node that it needs on the restored snapshot, as `run` does; SIGINT stops all, in reverse')
    .argument('<variant>', 'a variant of the pins file')
    .option('--snapshot <name>', 'a pinned snapshot; by default the first that the variant can start from')
    .option('--pins <file>', 'another pins file than the embedded one')
    .option('--server-cpus <list>', 'its CPUs, e.g. 0-1, or auto, which leaves some for a client', 'auto')
    .option('--logs <dir>', 'keep the logs of its processes there, each written when it has ended')
    .option('--json', 'print one JSON document once it is ready; should it end by itself, one of the error follows')
    .action((name: string, flags: StartFlags) => perform(({ output, environment }) => start(name, flags, { output, environment })));
}

async function start(name: string, flags: StartFlags, { output, environment }: Pick<CommandContext, 'output' | 'environment'>): Promise<number> {
  const { loadPins } = await import('../run/input-files.ts');
  const { startVariant } = await import('../run/start-variant.ts');
  const { openObtain } = await import('../run/open-obtain.ts');
  const { catchInterrupts } = await import('../host/interrupt.ts');
  const { packageRoot } = await import('./package-root.ts');
  const { showProgress } = await import('./progress.ts');
  const { startedText } = await import('./started-text.ts');
  const root = packageRoot();
  const pins = loadPins(flags.pins ?? null, root);
  const interrupts = catchInterrupts();
  const progress = showProgress(output, () => Math.round(performance.now()));
  try {
    await startVariant({
      name, pins, pinsName: flags.pins ?? 'the embedded pins', snapshotName: flags.snapshot ?? null, serverCpus: flags.serverCpus, logFolder: flags.logs ?? null, packageRoot: root,
      obtain: openObtain({ sources: environment.programSources, packageRoot: root, signal: interrupts.signal, onProgress: (message) => progress.emit({ kind: 'notice', message }) }),
      signal: interrupts.signal,
      emit: progress.emit,
      onReady: (started) => {
        progress.close();
        output.result(output.json ? JSON.stringify({ started }, null, 2) : startedText(started));
      },
    });
    return 0;
  } finally {
    progress.close();
    interrupts.release();
  }
}

async function install(names: string[], flags: PinsFlags, { output, environment }: Pick<CommandContext, 'output' | 'environment'>): Promise<number> {
  const { loadPins } = await import('../run/input-files.ts');
  const { installPrograms } = await import('../run/install-programs.ts');
  const { openObtain } = await import('../run/open-obtain.ts');
  const { catchInterrupts } = await import('../host/interrupt.ts');
  const { packageRoot } = await import('./package-root.ts');
  const { printInstalled } = await import('./installed-text.ts');
  const root = packageRoot();
  const pins = loadPins(flags.pins ?? null, root);
  const interrupts = catchInterrupts();
  try {
    const obtain = openObtain({ sources: environment.programSources, packageRoot: root, signal: interrupts.signal, onProgress: (message) => output.note(message) });
    const installed = await installPrograms({ names, pins, pinsName: flags.pins ?? 'the embedded pins' }, obtain);
    printInstalled(installed, output);
    return 0;
  } finally {
    interrupts.release();
  }
}
