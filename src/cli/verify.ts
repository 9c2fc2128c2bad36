import type { Command } from 'commander';
import type { Perform } from './command.ts';

export function defineVerify(program: Command, perform: Perform): void {
  program
    .command('verify')
    .description('recompute everything that bundles and comparisons claim')
    .argument('<dir...>', 'folders with bundles, with or without a comparison.json')
    .option('--json', 'print one JSON document on standard output')
    .action((dirs: string[]) =>
      perform(async ({ output, version }) => {
        const { escapeText } = await import('../report/escape.ts');
        const { verifyFolders } = await import('../verify/verify-folders.ts');
        const report = await verifyFolders(dirs, version);
        if (output.json) output.result(JSON.stringify(report, null, 2));
        else {
          const line = (text: string): void => output.result(escapeText(text));
          for (const { label, bundleId, measurements, samples } of report.verified) line(`ok       ${label}  ${measurements} measurements, ${samples} samples recomputed  bundle ${bundleId.slice(0, 16)}`);
          for (const { label, differences, texts } of report.comparisons) if (differences.length === 0) line(`ok       ${label}  recomputed from its bundles${texts.length === 0 ? '' : `, with ${texts.join(', ')}`}`);
          for (const note of [...report.notes, ...report.comparisons.flatMap(({ label, notes }) => notes.map((text) => `${label}: ${text}`))]) line(`note     ${note}`);
          for (const { label, code, message } of report.refused) line(`REFUSED  ${label}  ${code}: ${message}`);
          for (const { label, differences } of [...report.differing, ...report.comparisons]) {
            for (const { document, pointer, stored, recomputed } of differences.slice(0, 1)) line(`DIFFERS  ${label}  ${document}#${pointer}: stored ${stored}, recomputed ${recomputed}${differences.length > 1 ? ` (and ${differences.length - 1} more)` : ''}`);
          }
        }
        return report.exitCode;
      }),
    );
}
