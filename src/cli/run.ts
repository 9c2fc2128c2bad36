import { InvalidArgumentError, type Command } from 'commander';
import type { Perform } from './command.ts';

interface RunFlags {
  readonly variants?: string[];
  readonly studies?: string[];
  readonly workload?: string;
  readonly scenarios?: string[];
  readonly drivers?: string[];
  readonly repeats?: number;
  readonly snapshot?: string;
  readonly pins?: string;
  readonly serverCpus?: string;
  readonly clientCpus?: string;
  readonly gates?: string;
  readonly leg?: string;
  readonly deadline?: number;
  readonly out?: string;
  readonly json?: boolean;
}

export function defineRun(program: Command, perform: Perform): void {
  program
    .command('run')
    .description('the main job: restore, launch, check, measure, compare. Without an argument: the embedded demo plan')
    .argument('[plan]', 'a plan file, or the name of an embedded plan', 'demo')
    .option('--variants <names>', 'measure these variants, comma-separated, in this order', list)
    .option('--studies <names>', 'index-build, serving; comma-separated', list)
    .option('--workload <file>', 'another workload than the plan’s')
    .option('--scenarios <ids>', 'measure these scenarios, comma-separated; "all" adds those marked extra', list)
    .option('--drivers <names>', 'native, ghz, ghz-as-published; comma-separated', list)
    .option('--driver <names>', 'the same as --drivers', list)
    .option('--repeats <n>', 'how often each variant is measured', wholeNumber)
    .option('--snapshot <name>', 'another pinned snapshot than the plan’s')
    .option('--pins <file>', 'another pins file than the plan’s')
    .option('--server-cpus <list>', 'CPUs of the measured systems, e.g. 0-1, or auto')
    .option('--client-cpus <list>', 'CPUs of the load generator, or auto')
    .option('--gates <file>', 'rules that the comparison must pass')
    .option('--leg <leg>', 'measure a part of the plan: repeats, as 3 or 1,4, or variants of them, as 3/NAME; aggregate joins the legs')
    .option('--deadline <seconds>', 'of the whole command', seconds)
    .option('--out <dir>', 'where to write; by default ./indexbench-out/<plan>-<time>')
    .option('--json', 'print one JSON document on standard output: the comparison')
    .action((plan: string, { driver, ...flags }: RunFlags & { driver?: string[] }) =>
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
            plan,
            files: { pins: flags.pins ?? null, workload: flags.workload ?? null, gates: flags.gates ?? null },
            overrides: {
              variants: flags.variants,
              studies: flags.studies,
              scenarios: flags.scenarios?.length === 1 && flags.scenarios[0] === 'all' ? 'all' : flags.scenarios,
              drivers: flags.drivers ?? driver,
              repeats: flags.repeats,
              snapshot: flags.snapshot,
              serverCpus: flags.serverCpus,
              clientCpus: flags.clientCpus,
              deadlineSeconds: flags.deadline,
            },
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

function list(text: string): string[] {
  const items = text.split(',').map((item) => item.trim());
  if (items.some((item) => item === '')) throw new InvalidArgumentError('an empty name stands in the list');
  return items;
}

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('a whole number from 1 to 9999 is wanted');
  return Number(text);
}

function seconds(text: string): number {
  if (!/^\d{1,6}(\.\d+)?$/.test(text) || Number(text) === 0) throw new InvalidArgumentError('a number of seconds is wanted, such as 90 or 1.5');
  return Number(text);
}
