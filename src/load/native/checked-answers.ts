import { readFileSync, writeFileSync } from 'node:fs';
import type { Method } from '../../model/generated/types.ts';
import type { KnownAnswers } from './answer-book.ts';

type AllAnswers = Readonly<Partial<Record<Method, KnownAnswers>>>;

/** Keeps what the payload check saw of answers other than blocks, beside the file of the range. */
export function writeCheckedAnswers(rangeFile: string, answers: AllAnswers): void {
  writeFileSync(fileOf(rangeFile), JSON.stringify(answers));
}

/** What the payload check saw of a method's answers. Throws Error where it kept none. */
export function readCheckedAnswers(rangeFile: string, method: Method): KnownAnswers {
  return (JSON.parse(readFileSync(fileOf(rangeFile), 'utf8')) as AllAnswers)[method] ?? {};
}

function fileOf(rangeFile: string): string {
  return `${rangeFile}.answers.json`;
}
