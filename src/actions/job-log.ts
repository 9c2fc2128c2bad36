import { error, info, warning } from '@actions/core';
import { describeError, IndexbenchError } from '../model/errors.ts';
import { escapeText } from '../report/escape.ts';

/** Of a message of an annotation; the runner cuts what is longer (actions/runner, 2.336). */
export const MAX_ANNOTATION = 4096;

/** How many annotations a step may make; the runner keeps 10 of each kind for a whole composite action, to which all of its steps count. */
export interface AnnotationLimits {
  readonly error: number;
  readonly warning: number;
}

/**
 * What a step says. Annotations are few; what comes after them is only printed. All text is made safe: no line of it is a command to the
 * runner.
 */
export class JobLog {
  readonly #printed = { error: 0, warning: 0 };
  readonly #limits: AnnotationLimits;

  constructor(limits: AnnotationLimits) {
    this.#limits = limits;
  }

  note(text: string): void {
    info(noteLine(text));
  }

  warning(problem: IndexbenchError): void {
    this.#annotate('warning', warning, problem);
  }

  error(problem: IndexbenchError): void {
    this.#annotate('error', error, problem);
  }

  #annotate(kind: 'error' | 'warning', issue: typeof error, { code, message, next }: IndexbenchError): void {
    const text = cut(withoutCommands(`${message}. Next: ${next}`), MAX_ANNOTATION);
    this.#printed[kind] += 1;
    if (this.#printed[kind] > this.#limits[kind]) this.note(`${kind} ${code}: ${text}`);
    else issue(text, { title: `indexbench ${code}` });
  }
}

/** Text as a plain line of the log. */
export function noteLine(text: string): string {
  return `indexbench: ${withoutCommands(text)}`;
}

/** Any error, as one of the catalogue. */
export function asProblem(cause: unknown): IndexbenchError {
  return cause instanceof IndexbenchError ? cause : new IndexbenchError('INTERNAL', { what: describeError(cause), cause });
}

/** One line, not the start of one, in which the runner finds no command: it looks for `::name::` at the start and for `##[name]` anywhere. */
function withoutCommands(text: string): string {
  return escapeText(text).replaceAll('##[', '## [');
}

function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  // Not within a pair of surrogates.
  return `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
