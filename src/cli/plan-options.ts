import { InvalidArgumentError, type Command } from 'commander';
import type { PlanRequest } from '../run/chosen-plan.ts';

/** Flags that decide what is run: of `run` and of `plan`. */
export interface PlanFlags {
  readonly variants?: string[];
  readonly studies?: string[];
  readonly workload?: string;
  readonly scenarios?: string[];
  readonly drivers?: string[];
  readonly driver?: string[];
  readonly repeats?: number;
  readonly snapshot?: string;
  readonly pins?: string;
  readonly serverCpus?: string;
  readonly clientCpus?: string;
  readonly gates?: string;
  readonly deadline?: number;
}

/** Adds them to a command. */
export function withPlanOptions(command: Command): Command {
  return command
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
    .option('--deadline <seconds>', 'of the whole command', seconds);
}

export function planRequestOf(plan: string, flags: PlanFlags): PlanRequest {
  return {
    plan,
    files: { pins: flags.pins ?? null, workload: flags.workload ?? null, gates: flags.gates ?? null },
    overrides: {
      variants: flags.variants,
      studies: flags.studies,
      scenarios: flags.scenarios?.length === 1 && flags.scenarios[0] === 'all' ? 'all' : flags.scenarios,
      drivers: flags.drivers ?? flags.driver,
      repeats: flags.repeats,
      snapshot: flags.snapshot,
      serverCpus: flags.serverCpus,
      clientCpus: flags.clientCpus,
      deadlineSeconds: flags.deadline,
    },
  };
}

function list(text: string): string[] {
  const items = text.split(',').map((item) => item.trim());
  if (items.some((item) => item === '')) throw new InvalidArgumentError('an empty name stands in the list');
  return items;
}

export function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) throw new InvalidArgumentError('a whole number from 1 to 9999 is wanted');
  return Number(text);
}

function seconds(text: string): number {
  if (!/^\d{1,6}(\.\d+)?$/.test(text) || Number(text) === 0) throw new InvalidArgumentError('a number of seconds is wanted, such as 90 or 1.5');
  return Number(text);
}
