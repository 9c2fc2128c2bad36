import { lexTemplate } from './lexer.ts';
import type { Token } from './lexer.ts';
import type { Command, Node, Operand, Pipeline } from './nodes.ts';
import { parseGoNumber } from './go-number.ts';
import { TemplateError } from './template-error.ts';

const NOT_OFFERED: ReadonlySet<string> = new Set(['define', 'template', 'block']);
const BLOCKS: ReadonlySet<string> = new Set(['if', 'with', 'range']);

/**
 * Parses a template of Go's text/template: actions, pipelines, variables, if, with and range with their else, break, continue, comments.
 * Throws TemplateError; the names of functions are not looked at.
 */
export function parseTemplate(text: string): Node[] {
  const parser = new Parser(lexTemplate(text));
  const { nodes, ended } = parser.list(0);
  if (ended !== null) throw new TemplateError(`unexpected {{${ended.word}}}`, ended.offset);
  return nodes;
}

interface ListEnd {
  readonly word: 'end' | 'else';
  readonly offset: number;
}

class Parser {
  readonly #tokens: readonly Token[];
  #at = 0;
  /** Names in scope; `$` is always there. */
  #variables: string[] = ['$'];

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  /** Nodes up to the end of the text or an `end` or `else`, of which the word is consumed and nothing behind it. */
  list(loops: number): { nodes: Node[]; ended: ListEnd | null } {
    const nodes: Node[] = [];
    for (;;) {
      const token = this.#next();
      if (token === null) return { nodes, ended: null };
      if (token.kind === 'text') {
        nodes.push({ kind: 'text', text: token.value });
        continue;
      }
      this.#skipSpace();
      const head = this.#peek();
      const word = head?.kind === 'word' ? head.value : '';
      const offset = head?.offset ?? token.offset;
      if (word === 'end' || word === 'else') {
        this.#at += 1;
        return { nodes, ended: { word, offset } };
      }
      nodes.push(this.#action(word, offset, loops));
    }
  }

  #action(word: string, offset: number, loops: number): Node {
    if (NOT_OFFERED.has(word)) throw new TemplateError(`{{${word}}} is not offered`, offset);
    if (BLOCKS.has(word)) {
      this.#at += 1;
      return this.#block(word as 'if' | 'with' | 'range', loops);
    }
    if (word === 'break' || word === 'continue') {
      this.#at += 1;
      if (loops === 0) throw new TemplateError(`{{${word}}} outside {{range}}`, offset);
      this.#close(word);
      return { kind: word };
    }
    const pipeline = this.#pipeline('action');
    this.#close('action');
    return { kind: 'action', pipeline };
  }

  /** Variables that a block makes are gone after it. */
  #block(kind: 'if' | 'with' | 'range', loops: number): Node {
    const known = this.#variables.length;
    const pipeline = this.#pipeline(kind);
    this.#close(kind);
    const body = this.list(kind === 'range' ? loops + 1 : loops);
    const node = { kind, pipeline, body: body.nodes, otherwise: body.ended?.word === 'else' ? this.#otherwise(kind, loops) : null };
    if (body.ended === null) throw new TemplateError(`{{${kind}}} without {{end}}`, pipeline.offset);
    if (body.ended.word === 'end') this.#close('end');
    this.#variables.length = known;
    return node;
  }

  /** What follows `else`: a list up to `end`, or the block of `else if` and `else with`, which `end` closes with this one. */
  #otherwise(kind: 'if' | 'with' | 'range', loops: number): Node[] {
    this.#skipSpace();
    const token = this.#peek();
    if (token?.kind === 'word' && token.value === kind && kind !== 'range') {
      this.#at += 1;
      return [this.#block(kind, loops)];
    }
    this.#close('else');
    const { nodes, ended } = this.list(loops);
    if (ended?.word !== 'end') throw new TemplateError(`{{else}} without {{end}}`, token?.offset ?? 0);
    this.#close('end');
    return nodes;
  }

  #pipeline(context: 'action' | 'if' | 'with' | 'range' | 'parentheses'): Pipeline {
    this.#skipSpace();
    const offset = this.#peek()?.offset ?? 0;
    const { variables, declares } = this.#declarations(context);
    const commands: Command[] = [];
    do {
      commands.push(this.#command());
      this.#skipSpace();
    } while (this.#take('|'));
    for (const { head, offset: where } of commands.slice(1)) {
      if (head.kind === 'constant' || head.kind === 'dot') throw new TemplateError('a value cannot be piped into a value', where);
    }
    if (declares) this.#variables.push(...variables);
    return { variables, declares, commands, offset };
  }

  /** `$x :=`, `$x =`, or in a range `$i, $x :=`. */
  #declarations(context: string): { variables: string[]; declares: boolean } {
    const start = this.#at;
    const variables: string[] = [];
    for (;;) {
      const token = this.#peek();
      if (token?.kind !== 'variable') break;
      this.#at += 1;
      this.#skipSpace();
      variables.push(token.value);
      if (this.#take(':=')) return { variables, declares: true };
      if (this.#take('=')) {
        for (const name of variables) this.#requireVariable(name, token.offset);
        return { variables, declares: false };
      }
      if (context !== 'range' || variables.length > 1 || !this.#take(',')) break;
      this.#skipSpace();
    }
    this.#at = start;
    return { variables: [], declares: false };
  }

  #command(): Command {
    this.#skipSpace();
    const offset = this.#peek()?.offset ?? 0;
    const operands: Operand[] = [];
    for (;;) {
      const operand = this.#operand();
      if (operand === null) break;
      operands.push(operand);
      if (!this.#skipSpace()) break;
    }
    const [head, ...args] = operands;
    if (head === undefined) throw new TemplateError('missing value for command', offset);
    if (head.kind === 'constant' && (args.length > 0 || head.value === null)) throw new TemplateError(head.value === null ? 'nil is not a command' : 'can’t give argument to non-function', offset);
    return { head, args, offset };
  }

  #operand(): Operand | null {
    const token = this.#peek();
    const base = token === null ? null : this.#term(token);
    if (base === null || token === null) return null;
    const fields: string[] = [];
    for (let next = this.#peek(); next?.kind === 'field'; next = this.#peek()) {
      fields.push(next.value.slice(1));
      this.#at += 1;
    }
    if (fields.length === 0) return base;
    if (base.kind === 'constant') throw new TemplateError(`unexpected .${fields[0] ?? ''} after a constant`, token.offset);
    return base.kind === 'chain' ? { ...base, fields: [...base.fields, ...fields] } : { kind: 'chain', of: base, fields, offset: token.offset };
  }

  #term(token: Token): Operand | null {
    const { offset } = token;
    switch (token.kind) {
      case 'string':
        this.#at += 1;
        return { kind: 'constant', value: token.value };
      case 'number':
        this.#at += 1;
        return { kind: 'constant', value: parseGoNumber(token.value, offset) };
      case 'field':
        this.#at += 1;
        return { kind: 'chain', of: { kind: 'dot' }, fields: [token.value.slice(1)], offset };
      case 'variable':
        this.#at += 1;
        this.#requireVariable(token.value, offset);
        return { kind: 'variable', name: token.value, offset };
      case 'word':
        this.#at += 1;
        return wordOperand(token.value, offset);
      case 'mark':
        return this.#markOperand(token.value);
      default:
        return null;
    }
  }

  #markOperand(mark: string): Operand | null {
    if (mark === '.') {
      this.#at += 1;
      return { kind: 'dot' };
    }
    if (mark !== '(') return null;
    this.#at += 1;
    const pipeline = this.#pipeline('parentheses');
    if (!this.#take(')')) throw new TemplateError('unclosed left parenthesis', pipeline.offset);
    return { kind: 'pipeline', pipeline };
  }

  #requireVariable(name: string, offset: number): void {
    if (!this.#variables.includes(name)) throw new TemplateError(`undefined variable ${JSON.stringify(name)}`, offset);
  }

  #close(after: string): void {
    this.#skipSpace();
    const token = this.#next();
    if (token?.kind !== 'close') throw new TemplateError(`unexpected ${describe(token)} in ${after}`, token?.offset ?? 0);
  }

  #take(mark: string): boolean {
    const token = this.#peek();
    if (token?.kind !== 'mark' || token.value !== mark) return false;
    this.#at += 1;
    return true;
  }

  #skipSpace(): boolean {
    if (this.#peek()?.kind !== 'space') return false;
    this.#at += 1;
    return true;
  }

  #peek(): Token | null {
    return this.#tokens[this.#at] ?? null;
  }

  #next(): Token | null {
    const token = this.#peek();
    this.#at += 1;
    return token;
  }
}

function wordOperand(word: string, offset: number): Operand {
  switch (word) {
    case 'true':
    case 'false':
      return { kind: 'constant', value: word === 'true' };
    case 'nil':
      return { kind: 'constant', value: null };
    default:
      if (BLOCKS.has(word) || NOT_OFFERED.has(word) || ['end', 'else'].includes(word)) throw new TemplateError(`unexpected {{${word}}}`, offset);
      return { kind: 'call', name: word, offset };
  }
}

function describe(token: Token | null): string {
  if (token === null) return 'end of the text';
  return 'value' in token ? JSON.stringify(token.value) : token.kind;
}
