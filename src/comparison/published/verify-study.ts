import { IndexbenchError } from '../../model/errors.ts';
import type { PublishedFigure, PublishedStatement } from '../../model/generated/types.ts';
import { round12 } from '../../model/rounding.ts';
import { roundsTo, type Rounded } from './decimal.ts';
import { isPromoted } from '../gate-verdict.ts';
import { judgePublishedGates, type PublishedGateResult } from './published-gates.ts';
import { evaluateRule, type RuleSources } from './rule.ts';
import type { LoadedStudy } from './study.ts';

/**
 * What became of a stated figure: it agrees; it differs as the fixture says; it differs and the fixture does not say so, or says another value;
 * it agrees although the fixture says that it differs.
 */
export type FigureVerdict = 'agrees' | 'known discrepancy' | 'new discrepancy' | 'vanished discrepancy';

export interface FigureResult {
  readonly id: string;
  readonly says: string;
  readonly stated: string;
  readonly unit: string;
  /** One value, or the smallest and the largest; 12 significant digits. */
  readonly recomputed: readonly number[];
  readonly verdict: FigureVerdict;
  /** Differs, but values that round to the printed inputs would give the stated figure. */
  readonly withinInputRounding: boolean;
  /** Why the fixture takes a discrepancy for known. */
  readonly reason: string | null;
}

export interface StudyResult {
  readonly study: string;
  readonly title: string;
  readonly attribution: string;
  readonly figures: readonly FigureResult[];
  /** The study's own gates, judged from its published figures; null where it had none. */
  readonly gates: { readonly results: readonly PublishedGateResult[]; readonly promoted: boolean } | null;
}

/** Recomputes every derived figure of a study from the figures that it states. Throws INPUT_INCONSISTENT for rules that name what is not there. */
export function verifyStudy(study: LoadedStudy, studies: ReadonlyMap<string, LoadedStudy>): StudyResult {
  const { id, title, licence, derived, gates } = study.document;
  const sources = { own: study, studies };
  const results = judgePublishedGates(gates ?? [], sources);
  return {
    study: id,
    title,
    attribution: licence.attribution,
    figures: derived.map((figure) => verifyFigure(figure, sources)),
    gates: gates === undefined ? null : { results, promoted: isPromoted(results) },
  };
}

function verifyFigure(figure: PublishedFigure, sources: RuleSources): FigureResult {
  const values = evaluateRule(figure.rule, sources);
  const { stated, discrepancy } = figure;
  const results = values.map(({ value }) => finite(value, figure, sources));
  const recomputed = results.length === 1 ? results.map(round12) : [round12(Math.min(...results)), round12(Math.max(...results))];
  const agrees = holds(stated, results);
  const isKnown = discrepancy !== undefined && discrepancy.recomputed.join() === recomputed.join();
  return {
    id: figure.id,
    says: figure.says,
    stated: statedText(stated),
    unit: stated.unit,
    recomputed,
    verdict: agrees ? (discrepancy === undefined ? 'agrees' : 'vanished discrepancy') : isKnown ? 'known discrepancy' : 'new discrepancy',
    withinInputRounding: !agrees && couldHold(stated, values),
    reason: discrepancy?.reason ?? null,
  };
}

function finite(value: number, { id }: PublishedFigure, { own }: RuleSources): number {
  if (Number.isFinite(value)) return value;
  throw new IndexbenchError('INPUT_INCONSISTENT', { what: `the rule of "${id}" gives no finite number`, where: own.document.id, next: 'Correct the fixture.' });
}

/** Whether the values are what the statement says, within its own rounding and nothing more. */
function holds(stated: PublishedStatement, values: readonly number[]): boolean {
  switch (stated.kind) {
    case 'figure':
      return values.every((value) => roundsTo(value, stated.value));
    case 'range':
      return roundsTo(Math.min(...values), stated.low) && roundsTo(Math.max(...values), stated.high);
    case 'between':
      return values.every((value) => isFrom(value, stated.low) && isTo(value, stated.high));
    case 'at-most':
      return values.every((value) => value <= Number(stated.limit));
    case 'under':
      return values.every((value) => value < Number(stated.limit));
    case 'over':
      return values.every((value) => value > Number(stated.limit));
  }
}

function isFrom(value: number, low: string): boolean {
  return value >= Number(low) || roundsTo(value, low);
}

function isTo(value: number, high: string): boolean {
  return value <= Number(high) || roundsTo(value, high);
}

/** Whether some value within the rounding of the inputs is what a stated figure says. */
function couldHold(stated: PublishedStatement, values: readonly Rounded[]): boolean {
  if (stated.kind !== 'figure') return false;
  const target = Number(stated.value);
  return values.every(({ low, high }) => roundsTo(Math.min(Math.max(target, low), high), stated.value));
}

function statedText(stated: PublishedStatement): string {
  switch (stated.kind) {
    case 'figure':
      return stated.value;
    case 'range':
    case 'between':
      return `${stated.low} to ${stated.high}`;
    case 'at-most':
      return `at most ${stated.limit}`;
    case 'under':
      return `under ${stated.limit}`;
    case 'over':
      return `over ${stated.limit}`;
  }
}
