import { isGoList, isGoMap, isGoTruth } from './go-value.ts';
import type { GoMap, GoValue } from './go-value.ts';
import { FUNCTIONS_LEFT_OUT, functionTable } from './function-names.ts';
import { printGo, sortedEntries } from './go-print.ts';
import type { Command, Node, Operand, Pipeline } from './nodes.ts';
import { parseTemplate } from './parser.ts';
import { TemplateError } from './template-error.ts';
import { CallError } from './template-function.ts';
import type { FunctionTable, TemplateFunction } from './template-function.ts';
import type { TemplateRandom } from './template-random.ts';

/** A template that was parsed once, for many requests. */
export interface Template {
  /** True where there is any action at all; without one the text stays as it is. */
  readonly hasActions: boolean;
  /** Throws TemplateError. */
  execute(data: GoMap, random: TemplateRandom): string;
}

const MOST_OUTPUT = 64 * 1024 * 1024;

/**
 * Compiles a template of Go's text/template with ghz's functions.
 *
 * @param withFunctions false: only Go's own functions, as ghz's --disable-template-functions has it
 * @throws TemplateError for bad syntax, and for a function that is unknown or not offered, by its name
 */
export function compileTemplate(text: string, withFunctions: boolean): Template {
  const nodes = parseTemplate(text);
  const functions = functionTable(withFunctions);
  for (const node of nodes) checkNode(node, functions, withFunctions);
  return {
    hasActions: nodes.some(({ kind }) => kind !== 'text'),
    execute: (data, random) => new Execution(functions, data, random).run(nodes),
  };
}

function checkNode(node: Node, functions: FunctionTable, withFunctions: boolean): void {
  if (node.kind === 'text' || node.kind === 'break' || node.kind === 'continue') return;
  checkPipeline(node.pipeline, functions, withFunctions);
  if (node.kind === 'action') return;
  for (const inner of [...node.body, ...(node.otherwise ?? [])]) checkNode(inner, functions, withFunctions);
}

function checkPipeline({ commands }: Pipeline, functions: FunctionTable, withFunctions: boolean): void {
  const checkOperand = (operand: Operand): void => {
    if (operand.kind === 'pipeline') checkPipeline(operand.pipeline, functions, withFunctions);
    if (operand.kind === 'chain') checkOperand(operand.of);
    if (operand.kind !== 'call' || functions[operand.name] !== undefined) return;
    if (FUNCTIONS_LEFT_OUT.includes(operand.name)) throw new TemplateError(`the function "${operand.name}" of ghz's templates is not offered`, operand.offset);
    const disabled = !withFunctions && functionTable(true)[operand.name] !== undefined;
    throw new TemplateError(`function "${operand.name}" not defined${disabled ? ': template functions are disabled' : ''}`, operand.offset);
  };
  for (const { head, args } of commands) [head, ...args].forEach(checkOperand);
}

type Flow = 'go-on' | 'break' | 'continue';

interface Variable {
  readonly name: string;
  value: GoValue;
}

class Execution {
  readonly #functions: FunctionTable;
  readonly #random: TemplateRandom;
  readonly #variables: Variable[];
  readonly #data: GoMap;
  #output = '';

  constructor(functions: FunctionTable, data: GoMap, random: TemplateRandom) {
    this.#functions = functions;
    this.#random = random;
    this.#data = data;
    this.#variables = [{ name: '$', value: data }];
  }

  run(nodes: readonly Node[]): string {
    this.#walk(nodes, this.#data);
    return this.#output;
  }

  #walk(nodes: readonly Node[], dot: GoValue): Flow {
    for (const node of nodes) {
      const flow = this.#node(node, dot);
      if (flow !== 'go-on') return flow;
      if (this.#output.length > MOST_OUTPUT) throw new TemplateError('the text grows beyond 64 MiB', 0);
    }
    return 'go-on';
  }

  #node(node: Node, dot: GoValue): Flow {
    switch (node.kind) {
      case 'text':
        this.#output += node.text;
        return 'go-on';
      case 'break':
      case 'continue':
        return node.kind;
      case 'action': {
        const value = this.#pipeline(node.pipeline, dot);
        if (node.pipeline.variables.length === 0) this.#output += value === null ? '<no value>' : printGo(value);
        return 'go-on';
      }
      default:
        return this.#inScope(() => (node.kind === 'range' ? this.#range(node, dot) : this.#choose(node, dot)));
    }
  }

  #inScope<T>(walk: () => T): T {
    const known = this.#variables.length;
    try {
      return walk();
    } finally {
      this.#variables.length = known;
    }
  }

  #choose(node: Extract<Node, { body: readonly Node[] }>, dot: GoValue): Flow {
    const value = this.#pipeline(node.pipeline, dot);
    if (isGoTruth(value)) return this.#walk(node.body, node.kind === 'with' ? value : dot);
    return node.otherwise === null ? 'go-on' : this.#walk(node.otherwise, dot);
  }

  #range(node: Extract<Node, { body: readonly Node[] }>, dot: GoValue): Flow {
    const { pipeline } = node;
    const entries = rangeEntries(this.#commands(pipeline, dot), pipeline.offset);
    let empty = true;
    for (const [key, value] of entries) {
      empty = false;
      const flow = this.#inScope(() => {
        const [first, second] = pipeline.variables;
        if (first !== undefined) this.#set(pipeline, first, second === undefined ? value : key);
        if (second !== undefined) this.#set(pipeline, second, value);
        return this.#walk(node.body, value);
      });
      if (flow === 'break') break;
    }
    return empty && node.otherwise !== null ? this.#walk(node.otherwise, dot) : 'go-on';
  }

  /** The value of a pipeline, its variable set. */
  #pipeline(pipeline: Pipeline, dot: GoValue): GoValue {
    const value = this.#commands(pipeline, dot);
    for (const name of pipeline.variables) this.#set(pipeline, name, value);
    return value;
  }

  #set(pipeline: Pipeline, name: string, value: GoValue): void {
    const known = pipeline.declares ? undefined : this.#variables.findLast((variable) => variable.name === name);
    if (known === undefined) this.#variables.push({ name, value });
    else known.value = value;
  }

  #commands({ commands }: Pipeline, dot: GoValue): GoValue {
    let piped: GoValue | undefined;
    for (const command of commands) piped = this.#command(command, dot, piped);
    return piped ?? null;
  }

  #command({ head, args, offset }: Command, dot: GoValue, piped: GoValue | undefined): GoValue {
    if (head.kind === 'call') return this.#call(head, { args, dot, piped });
    if (args.length > 0 || piped !== undefined) throw new TemplateError('can’t give argument to non-function', offset);
    return this.#operand(head, dot);
  }

  #operand(operand: Operand, dot: GoValue): GoValue {
    switch (operand.kind) {
      case 'constant':
        return operand.value;
      case 'dot':
        return dot;
      case 'variable':
        return this.#variables.findLast(({ name }) => name === operand.name)?.value ?? null;
      case 'pipeline':
        return this.#pipeline(operand.pipeline, dot);
      case 'chain':
        return operand.fields.reduce<GoValue>((value, field) => fieldOf(value, field, operand.offset), this.#operand(operand.of, dot));
      case 'call':
        return this.#call(operand, { args: [], dot, piped: undefined });
    }
  }

  #call({ name, offset }: Extract<Operand, { kind: 'call' }>, { args, dot, piped }: { args: readonly Operand[]; dot: GoValue; piped: GoValue | undefined }): GoValue {
    const wanted = this.#functions[name] as TemplateFunction;
    const count = args.length + (piped === undefined ? 0 : 1);
    if (count < wanted.least || count > wanted.most) {
      const most = wanted.least === wanted.most ? '' : wanted.most === Number.POSITIVE_INFINITY ? ' or more' : ` to ${String(wanted.most)}`;
      throw new TemplateError(`wrong number of args for ${name}: want ${String(wanted.least)}${most} got ${String(count)}`, offset);
    }
    try {
      if (name === 'and' || name === 'or') return this.#decide(name, args, { dot, piped });
      const values = args.map((arg) => this.#operand(arg, dot));
      return wanted.call(piped === undefined ? values : [...values, piped], this.#random);
    } catch (error) {
      throw error instanceof CallError ? new TemplateError(`error calling ${name}: ${error.message}`, offset) : error;
    }
  }

  /** `and` and `or` work out no more of their arguments than they need. */
  #decide(name: 'and' | 'or', args: readonly Operand[], { dot, piped }: { dot: GoValue; piped: GoValue | undefined }): GoValue {
    let value: GoValue = null;
    for (const arg of args) {
      value = this.#operand(arg, dot);
      if (isGoTruth(value) === (name === 'or')) return value;
    }
    return piped ?? value;
  }
}

function fieldOf(value: GoValue, field: string, offset: number): GoValue {
  const inner = isGoMap(value) ? value.get(field) : undefined;
  if (inner === undefined) throw new TemplateError(`can’t evaluate field ${field}`, offset);
  return inner;
}

/** Keys and elements in the order in which a range goes through them. */
function rangeEntries(value: GoValue, offset: number): Iterable<readonly [GoValue, GoValue]> {
  if (isGoList(value)) return value.map((element, at) => [BigInt(at), element] as const);
  if (isGoMap(value)) return sortedEntries(value);
  if (typeof value === 'bigint') return Array.from({ length: Math.max(0, Number(value > 1_000_000n ? 1_000_000n : value)) }, (_, at) => [BigInt(at), BigInt(at)] as const);
  if (value === null) return [];
  throw new TemplateError('range can’t iterate over this value', offset);
}
