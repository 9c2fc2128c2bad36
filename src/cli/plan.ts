import { InvalidArgumentError, type Command } from 'commander';
import type { JobSplit } from '../plan/job-legs.ts';
import type { CommandContext, Perform } from './command.ts';
import { planRequestOf, wholeNumber, withPlanOptions, type PlanFlags } from './plan-options.ts';

interface MatrixFlags extends PlanFlags {
  readonly split: JobSplit;
  readonly jobMinutes: number;
  readonly maxJobs: number;
  readonly json?: boolean;
}

interface InstallFlags extends PlanFlags {
  readonly plan: string;
  readonly json?: boolean;
}

const SPLITS: readonly JobSplit[] = ['auto', 'repeat', 'variant'];

export function definePlan(program: Command, perform: Perform): void {
  const plan = program.command('plan').description('what a plan comes to, before it is run: its jobs, its programs');
  withPlanOptions(
    plan
      .command('matrix')
      .description('a plan as jobs of a CI: what to build, what to keep in the cache, the legs, disk and time. Nothing is started or fetched')
      .argument('[plan]', PLAN_ARGUMENT, 'demo'),
  )
    .option('--split <way>', `${SPLITS.join(', ')}: a job is one repeat of all variants; of one variant only where it must, since then there is no ratio of one machine`, split, 'auto')
    .option('--job-minutes <n>', 'how long a job may take', wholeNumber, 330)
    .option('--max-jobs <n>', 'how many jobs there may be; with more repeats several are one leg', wholeNumber, 256)
    .option('--json', 'print the matrix as one JSON document, in one line')
    .action((name: string, flags: MatrixFlags) =>
      perform(async ({ output }) => {
        const { choosePlan } = await import('../run/chosen-plan.ts');
        const { planMatrix } = await import('../run/plan-matrix.ts');
        const { matrixText } = await import('../report/matrix-text.ts');
        const { packageRoot } = await import('./package-root.ts');
        const chosen = choosePlan({ ...planRequestOf(name, flags), packageRoot: packageRoot() });
        const matrix = planMatrix(chosen.plan, flags);
        output.result(output.json ? JSON.stringify(matrix) : matrixText(matrix));
        return 0;
      }),
    );
  withPlanOptions(
    plan
      .command('install')
      .description('obtain the programs of variants of a plan, and of the nodes beside them, as `systems install` does of a pins file')
      .argument('<variants...>', 'variants of the plan'),
  )
    .option('--plan <plan>', PLAN_ARGUMENT, 'demo')
    .option('--json', 'print one JSON document')
    .action((names: string[], flags: InstallFlags) => perform((context) => install(names, flags, context)));
}

const PLAN_ARGUMENT = 'a plan file, one that `plan resolve` wrote, or the name of an embedded plan';

async function install(names: readonly string[], flags: InstallFlags, { output, environment }: CommandContext): Promise<number> {
  const { choosePlan } = await import('../run/chosen-plan.ts');
  const { installOfPlan } = await import('../run/install-programs.ts');
  const { openObtain } = await import('../run/open-obtain.ts');
  const { catchInterrupts } = await import('../host/interrupt.ts');
  const { packageRoot } = await import('./package-root.ts');
  const { printInstalled } = await import('./installed-text.ts');
  const root = packageRoot();
  const { plan } = choosePlan({ ...planRequestOf(flags.plan, flags), packageRoot: root });
  const interrupts = catchInterrupts();
  try {
    const obtain = openObtain({ sources: environment.programSources, packageRoot: root, signal: interrupts.signal, onProgress: (message) => output.note(message) });
    printInstalled(await installOfPlan(names, plan, obtain), output);
    return 0;
  } finally {
    interrupts.release();
  }
}

function split(text: string): JobSplit {
  const found = SPLITS.find((way) => way === text);
  if (found === undefined) throw new InvalidArgumentError(`allowed: ${SPLITS.join(', ')}`);
  return found;
}
