import type { Command } from 'commander';
import type { Perform } from './command.ts';

interface ExportFlags {
  readonly out?: string;
}

const HELP = `
Formats:
  csv                     one line a cell, with work and host keys, flags and the median of each metric
  customBiggerIsBetter,   input of github-action-benchmark for the tool of that name:
  customSmallerIsBetter   rates in the first, latencies, CPU time and memory in the second`;

export function defineExport(program: Command, perform: Perform): void {
  program
    .command('export')
    .description('aggregate bundles and print them in another tool’s format')
    .argument('<format>', 'see below')
    .argument('<dir>', 'a folder with bundles')
    .option('--out <file>', 'write to a file; by default to standard output')
    .addHelpText('after', HELP)
    .action((format: string, folder: string, flags: ExportFlags) =>
      perform(async ({ output, version }) => {
        const { exportBundles } = await import('../run/export-command.ts');
        const { writeReport } = await import('../run/report-files.ts');
        const { text, notes } = await exportBundles(format, folder, version);
        if (flags.out === undefined) output.result(text);
        else await writeReport(flags.out, text);
        for (const note of notes) output.note(note);
        return 0;
      }),
    );
}
