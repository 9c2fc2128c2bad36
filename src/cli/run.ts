import type { Command } from 'commander';
import type { Perform } from './command.ts';
import { addRunInputs, readRunInputs, sourcesFor, type RunFlags } from './run-inputs.ts';

export function defineRun(program: Command, perform: Perform): void {
  addRunInputs(program.command('run').description('the main job: restore, launch, check, measure, compare. Without an argument: the embedded demo plan'))
    .option('--json', 'print one JSON document on standard output: the comparison')
    .addHelpText('after', '\nEach of these is also taken from the environment, as INDEXBENCH_RUN_<NAME> (INDEXBENCH_RUN_SERVER_CPUS); an option counts before it.')
    .action((plan: string | undefined, flags: RunFlags) =>
      perform(async ({ output, environment, version, args }) => {
        const given = readRunInputs({ plan, flags, variables: environment.runVariables });
        const { runCommand } = await import('../run/run-command.ts');
        const { packageRoot } = await import('./package-root.ts');
        const { showProgress } = await import('./progress.ts');
        const { catchInterrupts, exitOnSame } = await import('../host/interrupt.ts');
        const { terminalTable } = await import('../report/terminal-table.ts');
        const { noteVerdict } = await import('./verdict.ts');
        const progress = showProgress(output, () => Math.round(performance.now()));
        const interrupts = catchInterrupts({ onSecond: exitOnSame });
        try {
          const result = await runCommand({
            ...given,
            packageRoot: packageRoot(),
            version,
            ci: environment.ci,
            toolFolders: environment.toolFolders,
            sources: sourcesFor(environment, given),
            commandLine: [...args, ...given.environmentArguments],
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
