import { join } from 'node:path';
import type { Command } from 'commander';
import type { Perform } from './command.ts';

export function definePublished(program: Command, perform: Perform): void {
  const published = program.command('published').description('figures that others published, as references');
  published
    .command('verify')
    .description('recompute every derived figure of the published studies; exit 0 where exactly the known discrepancies are found')
    .argument('[dir]', 'a folder of studies; by default the ones that are shipped')
    .option('--json', 'print one JSON document on standard output')
    .action((folder: string | undefined) =>
      perform(async ({ output }) => {
        const { escapeText } = await import('../report/escape.ts');
        const { publishedLines } = await import('../report/published-text.ts');
        const { verifyPublished } = await import('../run/published-studies.ts');
        const { packageRoot } = await import('./package-root.ts');
        const report = verifyPublished(folder ?? join(packageRoot(), 'fixtures', 'published'));
        if (output.json) output.result(JSON.stringify(report, null, 2));
        else for (const line of publishedLines(report.studies, report.aggregate)) output.result(escapeText(line));
        return report.exitCode;
      }),
    );
}
