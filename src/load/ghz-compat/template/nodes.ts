import type { GoValue } from './go-value.ts';

/** What an argument or a command begins with. */
export type Operand =
  | { readonly kind: 'constant'; readonly value: GoValue }
  | { readonly kind: 'dot' }
  /** `$` is the data itself. */
  | { readonly kind: 'variable'; readonly name: string; readonly offset: number }
  | { readonly kind: 'call'; readonly name: string; readonly offset: number }
  | { readonly kind: 'pipeline'; readonly pipeline: Pipeline }
  | { readonly kind: 'chain'; readonly of: Operand; readonly fields: readonly string[]; readonly offset: number };

export interface Command {
  readonly head: Operand;
  readonly args: readonly Operand[];
  readonly offset: number;
}

export interface Pipeline {
  /** Names that it sets: one, or two in a range. */
  readonly variables: readonly string[];
  /** `:=` makes new variables, `=` sets known ones. */
  readonly declares: boolean;
  readonly commands: readonly Command[];
  readonly offset: number;
}

export type Node =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'action'; readonly pipeline: Pipeline }
  | { readonly kind: 'if' | 'with' | 'range'; readonly pipeline: Pipeline; readonly body: readonly Node[]; readonly otherwise: readonly Node[] | null }
  | { readonly kind: 'break' }
  | { readonly kind: 'continue' };
