import type { Command } from 'commander';
import type { Perform } from './command.ts';

interface ListFlags {
  readonly pins?: string;
  readonly json?: boolean;
}

export function defineSystems(program: Command, perform: Perform): void {
  const systems = program.command('systems').description('the systems that can be measured, and their pinned variants');
  systems
    .command('list')
    .description('list the systems, and the variants of a pins file')
    .option('--pins <file>', 'another pins file than the embedded one')
    .option('--json', 'print one JSON document')
    .action((flags: ListFlags) => perform(async ({ output }) => {
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
}
