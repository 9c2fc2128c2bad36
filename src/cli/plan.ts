import { InvalidArgumentError, type Command } from 'commander';
import type { JobSplit } from '../plan/job-legs.ts';
import type { CommandContext, Perform } from './command.ts';
import { addRunInputs, readRunInputs, sourcesFor, type RunFlags } from './run-inputs.ts';

interface MatrixFlags extends RunFlags {
  readonly split: JobSplit;
  readonly jobMinutes: number;
  readonly maxJobs: number;
  readonly json?: boolean;
}

interface ResolveFlags extends RunFlags {
  readonly out: string;
  readonly json?: boolean;
}

interface InstallFlags extends RunFlags {
  readonly plan?: string;
  readonly json?: boolean;
}

const SPLITS: readonly JobSplit[] = ['auto', 'repeat', 'variant'];

export function definePlan(program: Command, perform: Perform): void {
  const plan = program.command('plan').description('what a plan comes to, before it is run: its jobs, its programs');
  addRunInputs(plan.command('matrix').description('a plan as jobs of a CI: what to build, what to keep in the cache, the legs, disk and time. Nothing is started or fetched'), NOT_PLANNED)
    .option('--split <way>', `${SPLITS.join(', ')}: a job is one repeat of all variants; of one variant only where it must, since then there is no ratio of one machine`, split, 'auto')
    .option('--job-minutes <n>', 'how long a job may take', wholeNumber, 330)
    .option('--max-jobs <n>', 'how many jobs there may be; with more repeats several are one leg', wholeNumber, 256)
    .option('--json', 'print the matrix as one JSON document, in one line')
    .action((name: string | undefined, flags: MatrixFlags) =>
      perform(async ({ output, environment }) => {
        const { choosePlan } = await import('../run/chosen-plan.ts');
        const { planMatrix } = await import('../run/plan-matrix.ts');
        const { matrixText } = await import('../report/matrix-text.ts');
        const { packageRoot } = await import('./package-root.ts');
        const chosen = choosePlan({ ...readRunInputs({ plan: name, flags, variables: environment.runVariables }), packageRoot: packageRoot() });
        const matrix = planMatrix(chosen.plan, flags);
        output.result(output.json ? JSON.stringify(matrix) : matrixText(matrix));
        return 0;
      }),
    );
  addRunInputs(plan.command('resolve').description('write the plan as all its legs run it: everything inline, what its requests name selected by the node. `run` takes the file'), NOT_PLANNED)
    .requiredOption('--out <file>', 'the file to write')
    .option('--json', 'print one JSON document: plan id, digest, file')
    .action((name: string | undefined, flags: ResolveFlags) => perform((context) => resolvePlan(name, flags, context)));
  addRunInputs(
    plan
      .command('install')
      .description('obtain the programs of variants of a plan, and of the nodes beside them, as `systems install` does of a pins file')
      .argument('<variants...>', 'variants of the plan')
      .option('--plan <plan>', 'the plan, as `run` takes it; by default demo'),
    ['plan', ...NOT_PLANNED],
  )
    .option('--json', 'print one JSON document')
    .action((names: string[], flags: InstallFlags) => perform((context) => install(names, flags, context)));
}

/** Of a run alone. */
const NOT_PLANNED = ['leg', 'out', 'baseline'] as const;

async function resolvePlan(name: string | undefined, flags: ResolveFlags, { output, environment }: CommandContext): Promise<number> {
  const given = readRunInputs({ plan: name, flags, variables: environment.runVariables });
  const { resolveCommand } = await import('../run/resolve-command.ts');
  const { catchInterrupts } = await import('../host/interrupt.ts');
  const { packageRoot } = await import('./package-root.ts');
  const { showProgress } = await import('./progress.ts');
  const progress = showProgress(output, () => Math.round(performance.now()));
  const interrupts = catchInterrupts();
  try {
    const { file, digest, plan } = await resolveCommand({ ...given, out: flags.out, packageRoot: packageRoot(), sources: sourcesFor(environment, given), signal: interrupts.signal, emit: progress.emit });
    progress.close();
    output.result(output.json ? JSON.stringify({ plan: { id: plan.id, digest }, file }) : `${plan.id}: resolved into ${file}, SHA-256 ${digest}`);
    return 0;
  } finally {
    progress.close();
    interrupts.release();
  }
}

async function install(names: readonly string[], flags: InstallFlags, { output, environment }: CommandContext): Promise<number> {
  const { choosePlan } = await import('../run/chosen-plan.ts');
  const { installOfPlan } = await import('../run/install-programs.ts');
  const { openObtain } = await import('../run/open-obtain.ts');
  const { catchInterrupts } = await import('../host/interrupt.ts');
  const { packageRoot } = await import('./package-root.ts');
  const { printInstalled } = await import('./installed-text.ts');
  const root = packageRoot();
  const given = readRunInputs({ plan: flags.plan, flags, variables: environment.runVariables });
  const { plan } = choosePlan({ ...given, packageRoot: root });
  const interrupts = catchInterrupts();
  try {
    const obtain = openObtain({ sources: sourcesFor(environment, given), packageRoot: root, signal: interrupts.signal, onProgress: (message) => output.note(message) });
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

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('a whole number from 1 to 9999 is wanted');
  return Number(text);
}
