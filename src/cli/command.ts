import type { Environment } from './environment.ts';
import type { Output } from './output.ts';

/** What every command gets: where to print, and what the environment says. */
export interface CommandContext {
  readonly output: Output;
  readonly environment: Environment;
  readonly version: string;
  /** As given, after the program's name. */
  readonly args: readonly string[];
}

/** A command's work; what it resolves to is the exit code. */
export type CommandAction = (context: CommandContext) => Promise<number>;

/** Registers what a command does; its heavy modules are imported only when it runs. */
export type Perform = (action: CommandAction) => void;
