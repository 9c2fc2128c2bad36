import { resolve } from 'node:path';
import type { Command } from 'commander';
import { clip } from '../model/clip.ts';
import { IndexbenchError } from '../model/errors.ts';
import { RUN_INPUTS } from '../model/generated/run-inputs.ts';
import type { ProgramSources } from '../obtain/obtain-context.ts';
import { parseVariantList } from '../plan/own-variants.ts';
import type { PlanOverrides } from '../plan/resolve.ts';
import { escapeText } from '../report/escape.ts';
import type { Environment } from './environment.ts';

type RunInput = (typeof RUN_INPUTS)[number];
type RunOption = Extract<RunInput, { readonly scope: 'run' }>;
type RunInputName = RunOption['name'];

/** What `run`, and every command that makes the same plan, was asked for: options, else variables INDEXBENCH_RUN_*. */
export interface GivenRun {
  readonly plan: string;
  readonly files: { readonly pins: string | null; readonly workload: string | null; readonly gates: string | null };
  readonly overrides: PlanOverrides;
  readonly leg: string | null;
  readonly out: string | null;
  readonly cache: string | null;
  readonly baseline: string | null;
  /** Arguments that say what came from the environment, so that the command line repeats the run without it. */
  readonly environmentArguments: readonly string[];
}

/** As commander hands them over: texts by camel-case names, beside flags that are none of these. */
export type RunFlags = Readonly<Record<string, unknown>>;

const VARIABLE_PREFIX = 'INDEXBENCH_RUN_';
/** PATH_MAX of Linux; lists may be longer. */
const MAXIMUM_CHARACTERS = 4_096;
const MAXIMUM_LIST_CHARACTERS = 65_536;
const SHOWN_CHARACTERS = 80;
const RUN_OPTIONS = RUN_INPUTS.filter((input): input is RunOption => input.scope === 'run');

/** Adds the plan argument and the options of the table, all but those left out. */
export function addRunInputs(command: Command, leaveOut: readonly RunInputName[] = []): Command {
  for (const { name, description, value } of RUN_OPTIONS) {
    if ((leaveOut as readonly string[]).includes(name)) continue;
    if (name === 'plan') command.argument('[plan]', `${lowerFirst(description)}, or what plan resolve wrote; by default demo`);
    else command.option(`--${name} <${value}>`, lowerFirst(description));
    if (name === 'drivers') command.option('--driver <names>', 'the same as --drivers');
  }
  return command;
}

/**
 * Puts together what the command line and the environment say; the former counts where both do, and an empty text is absent.
 *
 * @param variables of the environment; those that begin with INDEXBENCH_RUN_ are read
 * @throws IndexbenchError USAGE that names option or variable, for a text that cannot be meant or is not of the form
 */
export function readRunInputs({ plan, flags, variables }: { readonly plan: string | undefined; readonly flags: RunFlags; readonly variables: Readonly<Record<string, string | undefined>> }): GivenRun {
  refuseUnknown(variables);
  const given = (name: RunInputName): GivenText | null => givenText(name, { plan, flags, variables });
  const text = (name: RunInputName): string | null => given(name)?.text ?? null;
  const list = (name: RunInputName): string[] | undefined => ifGiven(given(name), names);
  const scenarios = list('scenarios');
  const variants = ifGiven(given('variants'), (input) => parseVariantList(input.text, input.where));
  return {
    plan: text('plan') ?? 'demo',
    files: { pins: text('pins'), workload: text('workload'), gates: text('gates') },
    overrides: {
      variants: variants?.names,
      ownVariants: variants?.own,
      studies: list('studies'),
      scenarios: scenarios?.length === 1 && scenarios[0] === 'all' ? 'all' : scenarios,
      drivers: list('drivers'),
      repeats: ifGiven(given('repeats'), wholeNumber),
      snapshot: text('snapshot') ?? undefined,
      serverCpus: text('server-cpus') ?? undefined,
      clientCpus: text('client-cpus') ?? undefined,
      deadlineSeconds: ifGiven(given('deadline'), seconds),
    },
    leg: text('leg'),
    out: text('out'),
    cache: text('cache'),
    baseline: text('baseline'),
    environmentArguments: RUN_OPTIONS.flatMap(({ name }) => {
      const input = given(name);
      return input?.where !== variableOf(name) ? [] : name === 'plan' ? [input.text] : [`--${name}`, input.text];
    }),
  };
}

interface GivenText {
  readonly text: string;
  /** The option, argument or variable. */
  readonly where: string;
}

function ifGiven<T>(input: GivenText | null, read: (input: GivenText) => T): T | undefined {
  return input === null ? undefined : read(input);
}

function givenText(name: RunInputName, { plan, flags, variables }: Parameters<typeof readRunInputs>[0]): GivenText | null {
  const variable = variableOf(name);
  const flag = name === 'plan' ? plan : (flags[camelCase(name)] ?? (name === 'drivers' ? flags['driver'] : undefined));
  const fromFlag = typeof flag === 'string' && flag !== '';
  const text = fromFlag ? flag : (variables[variable] ?? '');
  if (text === '') return null;
  const input = { text, where: fromFlag ? (name === 'plan' ? '[plan]' : `--${name}`) : variable };
  refuseUnmeant(input, RUN_OPTIONS.find((option) => option.name === name)?.form ?? 'text');
  return input;
}

/** Where programs come from, in the cache folder that was given, if one was. */
export function sourcesFor({ programSources }: Environment, { cache }: Pick<GivenRun, 'cache'>): ProgramSources {
  return cache === null ? programSources : { ...programSources, cacheFolder: resolve(cache) };
}

/** What nobody means as a value: it came by mistake, or to be shown or run somewhere. */
function refuseUnmeant({ text, where }: GivenText, form: RunInput['form']): void {
  const limit = form === 'variants' || form === 'names' ? MAXIMUM_LIST_CHARACTERS : MAXIMUM_CHARACTERS;
  if (text.length > limit) refuse(where, `${String(text.length)} characters; at most ${String(limit)}`);
  if (text.includes('${{')) refuse(where, `an expression of a workflow stands in it that was not evaluated: ${shown(text)}`, 'Write it where the workflow calls the action, outside quotes of a script.');
  const lines = form === 'variants' ? text.split(/\r\n|[\r\n]/) : [text];
  const unsafe = lines.findIndex((line) => escapeText(line) !== line);
  if (unsafe !== -1) refuse(lines.length > 1 ? `${where}, line ${String(unsafe + 1)}` : where, `${form === 'variants' ? '' : 'a line end, '}a control character, or one that cannot be seen stands in ${shown(lines[unsafe] ?? '')}`, 'Write it anew, without what was pasted along.');
  if (text.trim() === '') refuse(where, 'nothing but spaces', 'Give a value, or leave it empty.');
}

function refuseUnknown(variables: Readonly<Record<string, string | undefined>>): void {
  const known = new Set(RUN_INPUTS.map(({ name }) => variableOf(name)));
  const unknown = Object.keys(variables).find((name) => name.startsWith(VARIABLE_PREFIX) && !known.has(name));
  if (unknown !== undefined) refuse(clip(unknown, SHOWN_CHARACTERS), 'there is no such input', `Allowed: ${[...known].join(', ')}.`);
}

/** INDEXBENCH_RUN_SERVER_CPUS of server-cpus. */
export function variableOf(name: string): string {
  return `${VARIABLE_PREFIX}${name.toUpperCase().replaceAll('-', '_')}`;
}

function names({ text, where }: GivenText): string[] {
  const items = text.split(',').map((item) => item.trim());
  if (items.includes('')) refuse(where, 'an empty name stands in the list', 'Write names with a comma between them.');
  return items;
}

function wholeNumber({ text, where }: GivenText): number {
  if (!/^[1-9]\d{0,3}$/.test(text)) refuse(where, `${shown(text)}: a whole number from 1 to 9999 is wanted`);
  return Number(text);
}

function seconds({ text, where }: GivenText): number {
  if (!/^\d{1,6}(\.\d{1,9})?$/.test(text) || Number(text) === 0) refuse(where, `${shown(text)}: a number of seconds is wanted, such as 90 or 1.5`);
  return Number(text);
}

function shown(text: string): string {
  return JSON.stringify(clip(escapeText(text), SHOWN_CHARACTERS));
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z ]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}

function refuse(where: string, what: string, next?: string): never {
  throw new IndexbenchError('USAGE', { what, where, next });
}
