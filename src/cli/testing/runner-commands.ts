export interface RunnerCommand {
  readonly line: string;
  readonly command: string;
}

/** Commands that a runner knows; other names it prints as text. Source: actions/runner, the ActionCommandExtension classes. */
const KNOWN = ['internal-set-repo-path', 'set-env', 'set-output', 'save-state', 'add-mask', 'add-path', 'add-matcher', 'remove-matcher', 'debug', 'warning', 'error', 'notice', 'echo', 'group', 'endgroup', 'stop-commands'];

/**
 * The commands that a runner of GitHub Actions finds in the output of a step: `::name` at the start of a line but for spaces, `##[name` anywhere in one,
 * any case; after `::stop-commands::WORD` none until `::WORD::`. Source: actions/runner, ActionCommandManager.TryProcessCommand and ActionCommand.cs.
 */
export function runnerCommands(output: string): RunnerCommand[] {
  const found: RunnerCommand[] = [];
  let stopWord: string | null = null;
  for (const line of output.split(/\r\n|[\r\n]/)) {
    const command = nameIn(line, stopWord);
    if (command === null) continue;
    if (stopWord !== null) {
      if (command === stopWord.toLowerCase()) stopWord = null;
      continue;
    }
    found.push({ line, command });
    if (command === 'stop-commands') stopWord = line.trim().split('::')[2] ?? null;
  }
  return found;
}

function nameIn(line: string, stopWord: string | null): string | null {
  const name = /^::(?<name>[^\s:]+)(?: [^:]*(?::(?!:)[^:]*)*)?::/.exec(line.trimStart())?.groups?.['name'] ?? /##\[(?<name>[^\s\];]+)[^\]]*\]/.exec(line)?.groups?.['name'];
  if (name === undefined) return null;
  return KNOWN.includes(name.toLowerCase()) || name === stopWord ? name.toLowerCase() : null;
}
