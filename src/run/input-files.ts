import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { parseDocument, type DocumentKind } from '../model/document.ts';
import { IndexbenchError } from '../model/errors.ts';
import { sha256Hex } from '../model/canonical-json.ts';
import type { DeclaredGates, Documents, Pins, Workload } from '../model/generated/types.ts';
import type { PlanInputs } from '../plan/resolve.ts';

/** Everything that a plan names, read and validated. */
export type LoadedInputs = Omit<PlanInputs, 'overrides'>;

export interface PlanInputRequest {
  /** A path, or the name of an embedded plan. */
  readonly plan: string;
  /** Paths that replace the plan's own; null = the plan's. */
  readonly pins: string | null;
  readonly workload: string | null;
  readonly gates: string | null;
  readonly packageRoot: string;
}

/** Input documents are written by people; a larger one is a mistake. */
const MAX_INPUT_BYTES = 16 * 1024 * 1024;

/** Where embedded documents lie below workloads/. */
const EMBEDDED_FOLDERS = { plan: 'plans', workload: '.' } as const;
type EmbeddedKind = keyof typeof EMBEDDED_FOLDERS;

/**
 * Reads a plan file with the files that it names. Paths in a plan are relative to it, paths on the command line to the working folder;
 * a name without a slash or a suffix is an embedded one.
 *
 * @throws IndexbenchError INPUT_NOT_FOUND, INPUT_NOT_JSON, INPUT_INVALID with file and pointer
 */
export function loadPlanInputs(request: PlanInputRequest): LoadedInputs {
  const { packageRoot } = request;
  const planPath = isName(request.plan) ? embedded('plan', request.plan, packageRoot) : resolve(request.plan);
  const planFile = loadDocument('PlanFile', planPath);
  const beside = (path: string): string => resolve(dirname(planPath), path);
  const pinsPath = request.pins ?? (planFile.pins === undefined ? null : beside(planFile.pins));
  const planned = planFile.workload === undefined ? null : fromPlan(planFile.workload, beside, packageRoot);
  const workloadPath = request.workload === null ? planned : fromPlan(request.workload, resolve, packageRoot);
  const gatesPath = request.gates ?? (planFile.gates === undefined ? null : beside(planFile.gates));
  const screeningGates = planFile.experiment?.screening?.gates;
  return {
    planFile,
    screeningGates: screeningGates === undefined ? null : loadGates(beside(screeningGates)),
    pins: loadPins(pinsPath, packageRoot),
    workload: workloadPath === null ? null : loadDocument('Workload', workloadPath),
    gates: gatesPath === null ? null : loadGates(gatesPath),
    files: { plan: planPath, pins: pinsPath ?? 'the embedded pins', workload: workloadPath ?? 'no workload', gates: gatesPath ?? 'no gates' },
  };
}

/** The pins of a file, or the embedded ones; a file that extends these has both. */
export function loadPins(path: string | null, packageRoot: string): Pins {
  const embeddedPins = (): Pins => loadDocument('Pins', join(packageRoot, 'workloads', 'pins.json'));
  if (path === null) return embeddedPins();
  const { extends: base, ...own } = loadDocument('Pins', resolve(path));
  if (base === undefined) return own;
  const { snapshots, variants } = embeddedPins();
  return { ...own, snapshots: { ...snapshots, ...own.snapshots }, variants: { ...variants, ...own.variants } };
}

/** A workload by path, or by the name of an embedded one. */
export function loadWorkload(nameOrPath: string, packageRoot: string): Workload {
  return loadDocument('Workload', fromPlan(nameOrPath, resolve, packageRoot));
}

export function loadGates(path: string): DeclaredGates {
  const text = readInput(resolve(path));
  return { sha256: sha256Hex(text), document: parseDocument('Gates', text, path) };
}

function loadDocument<K extends DocumentKind>(kind: K, path: string): Documents[K] {
  return parseDocument(kind, readInput(path), path);
}

/** Text of an input document. Throws INPUT_NOT_FOUND, or INPUT_INVALID for one that is far too large. */
export function readInput(path: string, maxBytes: number = MAX_INPUT_BYTES): string {
  try {
    const { size } = statSync(path);
    if (size > maxBytes) throw new IndexbenchError('INPUT_INVALID', { what: `${size} bytes; an input document has at most ${maxBytes}`, where: path });
    return readFileSync(path, 'utf8');
  } catch (cause) {
    if (cause instanceof IndexbenchError) throw cause;
    throw new IndexbenchError('INPUT_NOT_FOUND', { what: whyUnreadable(cause), where: path, cause });
  }
}

const UNREADABLE: ReadonlyMap<unknown, string> = new Map([
  ['ENOENT', 'there is no such file'],
  ['ENOTDIR', 'a part of the path is a file, not a folder'],
  ['EISDIR', 'is a folder, not a file'],
  ['EACCES', 'this user may not read it'],
]);

function whyUnreadable(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return ('code' in error ? UNREADABLE.get(error.code) : undefined) ?? error.message;
}

function fromPlan(nameOrPath: string, toPath: (path: string) => string, packageRoot: string): string {
  return isName(nameOrPath) ? embedded('workload', nameOrPath, packageRoot) : toPath(nameOrPath);
}

/** The path of an embedded document. Throws INPUT_NOT_FOUND naming those that there are. */
function embedded(kind: EmbeddedKind, name: string, packageRoot: string): string {
  const folder = join(packageRoot, 'workloads', EMBEDDED_FOLDERS[kind]);
  const path = join(folder, `${name}.json`);
  if (existsSync(path)) return path;
  const known = readdirSync(folder).flatMap((file) => (file.endsWith('.json') && file !== 'pins.json' ? [file.slice(0, -'.json'.length)] : []));
  throw new IndexbenchError('INPUT_NOT_FOUND', { what: `there is no embedded ${kind} "${name}"; there are: ${known.join(', ')}`, next: `For a file of your own write its path, such as ./${name}.json.` });
}

/** Whether it is the name of an embedded document, and no path. */
export function isName(text: string): boolean {
  return !isAbsolute(text) && /^[A-Za-z0-9_-]+$/.test(text);
}
