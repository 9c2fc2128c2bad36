import type { PublishedGate, PublishedLimit } from '../../model/generated/types.ts';
import { round12 } from '../../model/rounding.ts';
import { pointVerdict, type Limits } from '../gate-verdict.ts';
import { evaluateRule, type RuleSources } from './rule.ts';

export interface PublishedGateResult {
  readonly id: string;
  readonly rule: string;
  /** From the published figures; "not measured" where the figure or the limit was not published, whatever the study says. */
  readonly verdict: 'pass' | 'fail' | 'not measured';
  /** 12 significant digits; null where there is none. */
  readonly figure: number | null;
  readonly limit: string | null;
  /** The study's own verdict, and its words where no figure stands behind them. */
  readonly says: PublishedGate['says'];
  readonly quote: string | null;
}

/** Judges a study's own gates from its published figures, as points, by the code that judges a comparison's. Throws INPUT_INCONSISTENT for a rule that names what is not there. */
export function judgePublishedGates(gates: readonly PublishedGate[], sources: RuleSources): PublishedGateResult[] {
  return gates.map((gate) => {
    const value = gate.figure === null ? undefined : evaluateRule(gate.figure, sources)[0]?.value;
    const figure = value === undefined ? null : round12(value);
    const { limit } = gate;
    return { id: gate.id, rule: gate.rule, verdict: pointVerdict(figure, limit === null ? null : limitsOf(limit)), figure, limit: limit === null ? null : `${limit.kind} ${limit.value} ${limit.unit}`, says: gate.says, quote: gate.quote };
  });
}

function limitsOf({ kind, value }: PublishedLimit): Limits {
  return kind === 'at least' ? { atLeast: Number(value) } : { atMost: Number(value) };
}
