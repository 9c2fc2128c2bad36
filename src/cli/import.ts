import type { Command } from 'commander';
import type { Perform } from './command.ts';

interface ImportFlags {
  readonly out?: string;
  readonly json?: boolean;
}

const HELP = `
Formats: ghz (JSON report), hyperfine (--export-json), k6 (--summary-export), autocannon (-j), ab (its text), hey (its text or -o csv), wrk (its text),
criterion (the folder target/criterion).
What comes out has the tool's own unit of work and the flags that it deserves; it never enters a comparison.`;

export function defineImport(program: Command, perform: Perform): void {
  program
    .command('import')
    .description('read what another tool measured')
    .argument('<format>', 'see below')
    .argument('<file>', 'its output')
    .option('--out <dir>', 'write imported.json there')
    .option('--json', 'print one JSON document on standard output')
    .addHelpText('after', HELP)
    .action((format: string, file: string, flags: ImportFlags) =>
      perform(async ({ output }) => {
        const { importOutput, writeImported } = await import('../run/import-command.ts');
        const { escapeText } = await import('../report/escape.ts');
        const { importedLines } = await import('../report/imported-text.ts');
        const imported = importOutput(format, file);
        const written = flags.out === undefined ? null : await writeImported(flags.out, imported);
        if (output.json) output.result(JSON.stringify(imported, null, 2));
        else for (const line of importedLines(imported)) output.result(escapeText(line));
        if (written !== null) output.note(`written: ${written}`);
        return 0;
      }),
    );
}
