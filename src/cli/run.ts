import type { Command } from 'commander';
import type { Perform } from './command.ts';
import { planRequestOf, withPlanOptions, type PlanFlags } from './plan-options.ts';

interface RunFlags extends PlanFlags {
  readonly leg?: string;
  readonly out?: string;
  readonly json?: boolean;
}

export function defineRun(program: Command, perform: Perform): void {
  withPlanOptions(
    program
      .command('run')
      .description('the main job: restore, launch, check, measure, compare. Without an argument: the embedded demo plan')
      .argument('[plan]', 'a plan file, one that `plan resolve` wrote, or the name of an embedded plan', 'demo'),
  )
    .option('--leg <leg>', 'measure a part of the plan: repeats, as 3 or 1,4, or variants of them, as 3/NAME; aggregate joins the legs')
    .option('--out <dir>', 'where to write; by default ./indexbench-out/<plan>-<time>')
    .option('--json', 'print one JSON document on standard output: the comparison')
    .action((plan: string, flags: RunFlags) =>
      perform(async ({ output, environment, version, args }) => {
        const { runCommand } = await import('../run/run-command.ts');
        const { packageRoot } = await import('./package-root.ts');
        const { showProgress } = await import('./progress.ts');
        const { catchInterrupts } = await import('../host/interrupt.ts');
        const { terminalTable } = await import('../report/terminal-table.ts');
        const { noteVerdict } = await import('./verdict.ts');
        const progress = showProgress(output, () => Math.round(performance.now()));
        const interrupts = catchInterrupts();
        try {
          const result = await runCommand({
            ...planRequestOf(plan, flags),
            leg: flags.leg ?? null,
            out: flags.out ?? null,
            packageRoot: packageRoot(),
            version,
            ci: environment.ci,
            toolFolders: environment.toolFolders,
            sources: environment.programSources,
            commandLine: args,
            signal: interrupts.signal,
            emit: progress.emit,
          });
          progress.close();
          output.result(output.json ? JSON.stringify(result.comparison, null, 2) : terminalTable(result.comparison, output.columns));
          const where = [`written to ${result.out}:`, '  comparison.{json,md,csv}  the table, for programs and people', '  report.html               the same, with details', '  runs/                     the evidence, one bundle a run; README.txt says how to review it'];
          output.note(where.join('\n'));
          noteVerdict(result.comparison, output);
          return result.exitCode;
        } finally {
          progress.close();
          interrupts.release();
        }
      }),
    );
}
