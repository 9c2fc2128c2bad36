import type { Command } from 'commander';
import type { Perform } from './command.ts';

interface AggregateFlags {
  readonly format?: string;
  readonly gates?: string;
  readonly verify?: boolean;
  readonly baseline?: string;
  readonly out?: string;
  readonly json?: boolean;
}

export function defineAggregate(program: Command, perform: Perform): void {
  program
    .command('aggregate')
    .description('compare the bundles found below folders, whoever made them')
    .argument('<dir...>', 'folders with bundles')
    .option('--format <list>', 'what to write to --out: md, csv, json, html; comma-separated', 'md,csv,json,html')
    .option('--gates <file>', 'judge by these gates; marked post hoc unless the plan declared the same file')
    .option('--baseline <path>', 'a stored run, its folder or comparison.json: adds a trend against it, which is no verdict')
    .option('--verify', 'recompute every bundle from its samples first')
    .option('--out <dir>', 'write files there; by default only the table is printed')
    .option('--json', 'print one JSON document on standard output: the comparison')
    .action((dirs: string[], flags: AggregateFlags) =>
      perform(async ({ output, version }) => {
        const { aggregate } = await import('../run/aggregate.ts');
        const { storedComparison } = await import('../run/stored-comparison.ts');
        const { parseFormats, writeReports } = await import('../run/report-files.ts');
        const { loadGates } = await import('../run/input-files.ts');
        const { assertWritable } = await import('../bundle/output-folder.ts');
        const { escapeText } = await import('../report/escape.ts');
        const { terminalTable } = await import('../report/terminal-table.ts');
        const { noteVerdict } = await import('./verdict.ts');
        const formats = parseFormats(flags.format ?? '');
        if (flags.out !== undefined) assertWritable(flags.out);
        const recheck = flags.verify === true ? (await import('../verify/verify-bundle.ts')).recheckBundle : null;
        const baseline = flags.baseline === undefined ? null : await storedComparison(flags.baseline, { version, recheck });
        const result = await aggregate({ roots: dirs, gates: flags.gates === undefined ? null : { file: flags.gates, declared: loadGates(flags.gates) }, recheck, version, baseline });
        if (flags.out !== undefined) await writeReports(flags.out, result, formats);
        output.result(output.json ? JSON.stringify(result.comparison, null, 2) : terminalTable(result.comparison, output.columns));
        for (const { label, code, message } of result.comparison.refused) output.note(escapeText(`refused ${label}: ${code}: ${message}`));
        noteVerdict(result.comparison, output);
        return result.exitCode;
      }),
    );
}
