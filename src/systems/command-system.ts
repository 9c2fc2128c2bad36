import { constants } from 'node:os';
import { delimiter, resolve } from 'node:path';
import { findProgram } from '../host/process-group/group-host.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { Variant } from '../model/generated/types.ts';
import type { ObtainContext, ObtainedProgram } from '../obtain/obtain-context.ts';
import { obtainProgram } from '../obtain/obtain-program.ts';
import { checkIndexSettings, commandIndex, INDEX_SETTINGS } from './command-index.ts';
import { readyProbe, READY_FORMS, regularExpression, requireGroup } from './command-ready.ts';
import { COMMAND_VALUES, commandValues, NODE_VALUES } from './command-values.ts';
import { fixedPort, portOf } from './ports.ts';
import type { LaunchContext, LaunchSpec, ServiceAddress, System } from './system.ts';
import { settingOr } from './system.ts';
import { checkTemplate, fillTemplate, placeholdersIn, type TemplateValues } from './template.ts';

export interface CommandSystemOptions {
  readonly name: string;
  readonly description: string;
  /** Name of the program, where a pin builds it. */
  readonly program: string;
  /** The command line where a variant gives none. */
  readonly command: readonly string[];
}

const PORTS = ['port', 'port2', 'port3'];
const DEFAULTS = { ready: 'grpc', readySeconds: 120, stopSignal: 'SIGTERM', stopSeconds: 10 } as const;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGUSR1', 'SIGUSR2', 'SIGKILL'];

/** A system that is described by its variants alone: how to start it, how to tell that it is ready, how to end it. */
export function commandSystem({ name, description, program, command }: CommandSystemOptions): System {
  const argumentsOf = (variant: Variant): readonly string[] => settingOr<string[]>(variant, 'command', [...command]);
  return {
    name,
    description,
    settings: {
      command: { type: 'list', description: `the command line; by default ${command.join(' ')}. In braces: ${Object.keys(COMMAND_VALUES).join(' ')}; with a node beside it: ${Object.keys(NODE_VALUES).join(' ')}` },
      cwd: { type: 'string', description: 'where it starts; by default {work}. A relative path is of the folder where indexbench is started' },
      env: { type: 'map', description: 'its environment, beside PATH and LANG; with the same names in braces' },
      port: { type: 'number', description: 'a fixed {port}; by default a free one' },
      ready: { type: 'string', description: `how it tells that it is ready: ${READY_FORMS}; by default ${DEFAULTS.ready}` },
      readySeconds: { type: 'number', description: `longest time from launch to ready; by default ${DEFAULTS.readySeconds}` },
      stopSignal: { type: 'string', description: `the signal that asks it to end; by default ${DEFAULTS.stopSignal}` },
      stopSeconds: { type: 'number', description: `longest time that this may take; by default ${DEFAULTS.stopSeconds}` },
      address: { type: 'string', description: 'of a program that chooses its port itself: line:REGEX, whose first group is the port of 127.0.0.1; by default it serves at {port}' },
      ...INDEX_SETTINGS,
      versionArguments: { type: 'list', description: 'arguments that make the program tell its version, such as --version; by default it is not asked' },
    },
    program,
    snapshots: ['compact-blocks', 'node-state'],
    needsNode: 'optional',
    ownsState: false,
    index: null,
    indexFor: commandIndex,
    ports: PORTS,
    fixedPorts: (variant) => fixedPort(variant, 'port', 'port'),
    readyTimeoutMs: (variant) => settingOr<number>(variant, 'readySeconds', DEFAULTS.readySeconds) * 1000,
    stopSignal: DEFAULTS.stopSignal,
    stopTimeoutMs: DEFAULTS.stopSeconds * 1000,
    stopFor: (variant) => ({ signal: signalOf(variant), timeoutMs: settingOr<number>(variant, 'stopSeconds', DEFAULTS.stopSeconds) * 1000 }),

    check: (variant) => checkSettings(variant, argumentsOf(variant)),

    async obtain(variant, context) {
      const versionArguments = settingOr<string[]>(variant, 'versionArguments', []);
      const obtained = await obtainProgram(variant, { program, versionArguments: versionArguments.length === 0 ? null : versionArguments }, context);
      const [first = ''] = argumentsOf(variant);
      return { ...obtained, ...interpreterOf(first, context, variant) };
    },

    launchSpec: (variant, obtained, context) => Promise.resolve(specOf(variant, argumentsOf(variant), { obtained, context })),
  };
}

/** @throws IndexbenchError INPUT_INCONSISTENT with the pointer of the setting */
function checkSettings(variant: Variant, command: readonly string[]): void {
  const known = [...Object.keys(COMMAND_VALUES), ...(variant.node === undefined ? [] : Object.keys(NODE_VALUES))];
  if (command.length === 0) throw new IndexbenchError('INPUT_INCONSISTENT', { what: 'the command line is empty', where: '/command', next: 'Name at least the program: {program}.' });
  command.forEach((part, index) => checkTemplate(part, known, `/command/${index}`));
  if (!command.some((part) => placeholdersIn(part).includes('program'))) {
    throw new IndexbenchError('INPUT_INCONSISTENT', { what: 'the command line does not use {program}, whose digest identifies what is measured', where: '/command', next: 'Put {program} where the file of the pin stands.' });
  }
  for (const [name, value] of Object.entries(settingOr<Record<string, string>>(variant, 'env', {}))) checkTemplate(value, known, `/env/${name}`);
  checkTemplate(settingOr(variant, 'cwd', ''), known, '/cwd');
  readyProbe(settingOr<string>(variant, 'ready', DEFAULTS.ready), {});
  addressPattern(variant);
  checkIndexSettings(variant);
  signalOf(variant);
  for (const setting of ['readySeconds', 'stopSeconds'] as const) {
    const seconds = settingOr<number>(variant, setting, DEFAULTS[setting]);
    if (!(seconds > 0 && seconds <= 86_400)) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${seconds} s; allowed: more than 0, at most 86400`, where: `/${setting}` });
  }
}

function signalOf(variant: Variant): NodeJS.Signals {
  const signal = settingOr<string>(variant, 'stopSignal', DEFAULTS.stopSignal);
  if (SIGNALS.includes(signal) && signal in constants.signals) return signal as NodeJS.Signals;
  throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${JSON.stringify(signal)} is no signal to end by; known: ${SIGNALS.join(', ')}`, where: '/stopSignal' });
}

/** What runs the program, where the command line begins with the plain name of another: looked for as a shell does. */
function interpreterOf(first: string, { toolFolders }: ObtainContext, { pin }: Variant): Pick<ObtainedProgram, 'interpreter'> {
  if (first.includes('/') || placeholdersIn(first).length > 0) return {};
  const file = findProgram(first, toolFolders.join(delimiter));
  if (file !== null) return { interpreter: file };
  throw new IndexbenchError('TOOL_MISSING', { what: `the program ${first}, which runs ${pin}, was not found`, where: 'PATH', next: 'Install it, or name its path in the setting command.' });
}

function specOf(variant: Variant, command: readonly string[], { obtained, context }: { readonly obtained: ObtainedProgram; readonly context: LaunchContext }): LaunchSpec {
  const values = commandValues(obtained.file, context);
  const [first = '', ...args] = command.map((part) => fillTemplate(part, values));
  const cwd = settingOr(variant, 'cwd', '');
  return {
    command: obtained.interpreter ?? first,
    args,
    env: Object.fromEntries(Object.entries(settingOr<Record<string, string>>(variant, 'env', {})).map(([name, value]) => [name, fillTemplate(value, values)])),
    ...(cwd === '' ? {} : { cwd: resolve(fillTemplate(cwd, values)) }),
    ...servingOf(variant, context),
    secrets: secretsIn(values),
  };
}

/** Where it serves, and how it tells that it is ready: what it calls ready may come before it listens. */
function servingOf(variant: Variant, { ports }: LaunchContext): Pick<LaunchSpec, 'address' | 'addressIn' | 'ready'> {
  const ready = readyProbe(settingOr<string>(variant, 'ready', DEFAULTS.ready), ports);
  const pattern = addressPattern(variant);
  const port = portOf(ports, 'port');
  if (pattern === null) return { address: { host: '127.0.0.1', port }, ready: [ready, { kind: 'listening', port }] };
  return { address: null, addressIn: (line) => addressIn(line, pattern), ready: [ready] };
}

function addressIn(line: string, pattern: RegExp): ServiceAddress | null {
  const port = pattern.exec(line)?.[1];
  return port === undefined || !/^\d{1,5}$/.test(port) ? null : { host: '127.0.0.1', port: Number(port) };
}

/** Of the lines that tell the port; null where it is chosen for the program. @throws IndexbenchError INPUT_INCONSISTENT */
function addressPattern(variant: Variant): RegExp | null {
  const text = settingOr<string>(variant, 'address', '');
  if (text === '') return null;
  if (!text.startsWith('line:')) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${JSON.stringify(text)} is no way to tell an address; known: line:REGEX`, where: '/address' });
  const pattern = regularExpression(text.slice('line:'.length), '/address');
  requireGroup(pattern, { what: 'the port', where: '/address', example: String.raw`line:listening on \S+:(\d+)` });
  if (settingOr<string>(variant, 'ready', DEFAULTS.ready) === 'tcp') throw new IndexbenchError('INPUT_INCONSISTENT', { what: 'ready is tcp, which asks {port}, but the program chooses its port itself', where: '/ready', next: 'Leave ready out: it must answer GetLightdInfo at the address that it tells.' });
  return pattern;
}

function secretsIn({ node_password: password }: TemplateValues): string[] {
  return password === null || password === undefined ? [] : [password];
}
