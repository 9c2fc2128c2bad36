import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describeError, ERRORS, exitCodeOf, IndexbenchError } from './errors.ts';
import { errorsPage } from './errors-page.ts';

const page = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8');

describe('the error catalogue and docs/errors.md', () => {
  it('has every code in the page, and no code in the page that it lacks', () => {
    const inPage = [...page.matchAll(/^\| `([A-Z_]+)` \| (\d+) \|/gm)].map((match) => [match[1], Number(match[2])]);
    expect(inPage).toEqual(Object.entries(ERRORS).map(([code, { exitCode }]) => [code, exitCode]));
  });

  it('is the page that the catalogue generates', () => {
    expect(page).toBe(errorsPage());
  });
});

describe('IndexbenchError', () => {
  it('says what, where and what to do, with the remedy of its code where it has none of its own', () => {
    expect(describeError(new IndexbenchError('PORT_TAKEN', { what: 'port 9067 is in use by pid 12', where: 'variant zaino' }))).toBe(
      `error PORT_TAKEN: variant zaino: port 9067 is in use by pid 12\n  next: ${ERRORS.PORT_TAKEN.remedy}`,
    );
    expect(describeError(new IndexbenchError('USAGE', { what: 'unknown flag', next: 'use --out' }))).toBe('error USAGE: unknown flag\n  next: use --out');
  });

  it('gives a bug the exit code of a failed run, never 0 or 1', () => {
    expect(exitCodeOf(new TypeError('x'))).toBe(4);
    expect(exitCodeOf(new IndexbenchError('VERIFY_DIFFERENCE', { what: 'x' }))).toBe(1);
  });
});
