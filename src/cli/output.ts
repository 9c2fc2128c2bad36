import { describeError, IndexbenchError } from '../model/errors.ts';
import { escapeText } from '../report/escape.ts';
import { withoutCommands, withoutCommandsInJson } from './workflow-commands.ts';

/** Where a command prints. Results go to standard output, everything else to standard error. */
export interface Output {
  /** True where standard output must hold one JSON document and nothing else. */
  readonly json: boolean;
  readonly color: boolean;
  /** Columns of the terminal; 120 where there is none. */
  readonly columns: number;
  /** True where standard error is a terminal that a live line can be drawn on. */
  readonly interactive: boolean;
  /** Foreign text in it must have been made safe. */
  result(text: string): void;
  /** Line by line, with what a terminal would obey replaced. */
  note(text: string): void;
}

/** A reader that goes away (`| head`) must not end a run: its evidence is in files. */
function survivesClosedPipe(stream: NodeJS.WriteStream): NodeJS.WriteStream {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  return stream;
}

export function processOutput(options: { readonly json: boolean; readonly color: boolean; readonly inJob: boolean }): Output {
  const [stdout, stderr] = [survivesClosedPipe(process.stdout), survivesClosedPipe(process.stderr)];
  // One that tells no size, as in some containers, cannot be drawn on.
  const interactive = stderr.isTTY && stderr.columns > 0 && stderr.rows > 0;
  return {
    json: options.json,
    color: options.color && stderr.isTTY,
    columns: stdout.isTTY ? Math.max(60, stdout.columns) : 120,
    interactive,
    result: (text) => stdout.write(`${spoken(text.endsWith('\n') ? text.slice(0, -1) : text, options)}\n`),
    note: (text) => stderr.write(`${spoken(text.trimEnd().split('\n').map(escapeText).join('\n'), { ...options, json: false })}\n`),
  };
}

/** In a job of GitHub Actions no line of ours may read as a command to its runner; it looks at both streams. */
function spoken(text: string, { inJob, json }: { readonly inJob: boolean; readonly json: boolean }): string {
  if (!inJob) return text;
  return json ? withoutCommandsInJson(text) : withoutCommands(text);
}

/** Prints an error for its reader; with --json also as a document on standard output. */
export function printError(error: unknown, output: Output): void {
  output.note(describeError(error));
  if (!output.json) return;
  const document = error instanceof IndexbenchError ? { code: error.code, what: error.what, where: error.where ?? null, next: error.next } : { code: 'INTERNAL', what: String(error), where: null, next: null };
  output.result(JSON.stringify({ error: document }, null, 2));
}
