import { randomBytes } from 'node:crypto';
import { writeSync } from 'node:fs';

/**
 * What a runner of GitHub Actions takes for a command in the lines of a step, on either stream: `::name …::` where a line begins with it (spaces
 * before it do not count), and the older `##[name]` anywhere in one. Source: actions/runner, src/Runner.Common/ActionCommand.cs.
 */
const V2 = /^([^\S\n]*):(?=:)/gm;
const V1 = /##(?=\[)/g;

/** Text in which the runner finds no command; it reads the same to people. */
export function withoutCommands(text: string): string {
  return text.replace(V2, '$1: ').replace(V1, '## ');
}

/** The same of a JSON document, which stays the same to a parser: such signs can only stand within its strings, and no line begins with one. */
export function withoutCommandsInJson(text: string): string {
  return text.replace(V1, '#\\u0023');
}

/**
 * Tells the runner to take nothing that follows for a command, until this process ends, however it does. Only the runner sees the word that ends
 * it: what a measured program writes goes to logs, and from there, if at all, through this process.
 */
export function silenceCommands(): void {
  const word = randomBytes(16).toString('hex');
  say(`::stop-commands::${word}`);
  process.on('exit', () => {
    say(`::${word}::`);
  });
}

function say(line: string): void {
  try {
    writeSync(2, `${line}\n`);
  } catch {
    // Nobody listens any more.
  }
}
