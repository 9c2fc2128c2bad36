import { Command, CommanderError } from 'commander';
import { exitCodeOf, IndexbenchError } from '../model/errors.ts';
import { defineAggregate } from './aggregate.ts';
import { defineChain } from './chain.ts';
import { defineDoctor } from './doctor.ts';
import type { CommandAction, Perform } from './command.ts';
import { readEnvironment } from './environment.ts';
import { defineExport } from './export.ts';
import { defineImport } from './import.ts';
import { defineLoad } from './load.ts';
import { printError, processOutput } from './output.ts';
import { definePlan } from './plan.ts';
import { definePublished } from './published.ts';
import { defineReference } from './reference.ts';
import { defineRun } from './run.ts';
import { defineSnapshot } from './snapshot.ts';
import { defineSystems } from './systems.ts';
import { silenceCommands } from './workflow-commands.ts';
import { defineVerify } from './verify.ts';

declare const INDEXBENCH_VERSION: string;

/**
 * Parses the command line and runs one command.
 *
 * @returns the exit code (docs/errors.md)
 */
export async function main(args: readonly string[]): Promise<number> {
  const environment = readEnvironment();
  const output = processOutput({ json: args.includes('--json'), color: environment.color, inJob: environment.ci !== null });
  if (environment.ci !== null) silenceCommands();
  let chosen: CommandAction | null = null;
  const program = defineProgram((action) => (chosen = action));
  try {
    await program.parseAsync(args, { from: 'user' });
    // Assigned in a callback, which the type checker does not follow.
    const action = chosen as CommandAction | null;
    return action === null ? 0 : await action({ output, environment, version: VERSION, args });
  } catch (error) {
    // Help was asked for and printed, or a group of commands was called without one of them.
    if (error instanceof CommanderError && (error.exitCode === 0 || error.code === 'commander.help')) return error.exitCode === 0 ? 0 : 2;
    const told = error instanceof CommanderError ? usageError(error) : error;
    printError(told, output);
    return exitCodeOf(told);
  }
}

function usageError({ message }: CommanderError): IndexbenchError {
  return new IndexbenchError('USAGE', { what: message.replace(/^error: /, '').replaceAll('\n', ' ') });
}

const VERSION = typeof INDEXBENCH_VERSION === 'string' ? INDEXBENCH_VERSION : '0.0.0-source';

function defineProgram(perform: Perform): Command {
  const program = new Command('indexbench')
    .description('Which indexer does the same work faster, on the same chain, on the same cores?')
    .version(VERSION, '-V, --version')
    .helpCommand(false)
    // What commander would print comes as an error of the catalogue.
    .configureOutput({ outputError: () => undefined })
    .addHelpText('after', '\nWithout arguments, `indexbench run` runs the embedded demo plan.\nExit codes: 0 done, 1 a gate or verification says no, 2 bad usage or input, 3 the host lacks something, 4 a run failed, 130 interrupted.');
  program.exitOverride();
  for (const define of [defineRun, definePlan, defineDoctor, defineSnapshot, defineChain, defineSystems, defineLoad, defineAggregate, defineVerify, defineImport, defineExport, definePublished, defineReference]) define(program, perform);
  for (const command of program.commands) inheritExitOverride(command);
  return program;
}

function inheritExitOverride(command: Command): void {
  command.exitOverride();
  command.commands.forEach(inheritExitOverride);
}
