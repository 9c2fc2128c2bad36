import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { FirstLine } from '../host/first-line.ts';
import { isInterrupted } from '../host/interrupt.ts';
import { assertPortFree, freePort } from '../host/listener.ts';
import type { GroupBackend } from '../host/process-group/backend.ts';
import type { GroupRequest, LaunchedProcess, ProcessGroup } from '../host/process-group/process-group.ts';
import { buildPreloadLibrary } from '../host/preload-library.ts';
import { stopGroup, type StopResult } from '../host/stop.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { Launch, LaunchPreload, NamedVariant, Variant } from '../model/generated/types.ts';
import type { ObtainContext, ObtainedProgram } from '../obtain/obtain-context.ts';
import { nowNs } from '../systems/index-watch.ts';
import type { ReadyProbe } from '../systems/ready-probe.ts';
import { systemOf } from '../systems/registry.ts';
import { stopWayOf, type LaunchContext, type LaunchSpec, type ServiceAddress, type System } from '../systems/system.ts';
import { launchRecord } from './launch-record.ts';

/** A variant's process, just started. Whoever launched it stops it. */
export interface LaunchedSystem {
  /** Of the variant, for messages. */
  readonly name: string;
  readonly variant: Variant;
  readonly system: System;
  readonly program: ObtainedProgram;
  readonly spec: LaunchSpec;
  readonly context: LaunchContext;
  readonly group: ProcessGroup;
  readonly process: LaunchedProcess;
  /** On the clock of nowNs, before the process was made. */
  readonly launchedNs: number;
  /** What the bundle keeps of it. */
  readonly launch: Launch;
  /** Where it serves, once that is known; null where it serves nothing. Never settles where it never tells. */
  readonly address: Promise<ServiceAddress | null>;
  /** Settles when a line has come that a probe of its LaunchSpec waits for, also one that came before this call. */
  lineSeen(probe: ReadyProbe): Promise<void>;
  /** Passes on every line of its output from now on. */
  onLine(listener: (line: string) => void): void;
  /** Ends its processes; its group stays, with its counters. Safe to call twice. Throws SYSTEM_STOP where something is left even after SIGKILL. */
  end(): Promise<StopResult>;
  /** The same, and removes the group. */
  stop(): Promise<StopResult>;
}

export interface LaunchRequest {
  readonly variant: NamedVariant;
  /** The ports are chosen here. */
  readonly context: Omit<LaunchContext, 'ports'>;
  readonly obtain: ObtainContext;
  readonly backend: GroupBackend;
  readonly group: GroupRequest;
  readonly logFile: string;
  /** Of what it is launched for: once that is interrupted, it is stopped quickly. */
  readonly runSignal?: AbortSignal | undefined;
  /** Of the whole run: written {work} in what the bundle keeps. */
  readonly runFolder: string;
}

/**
 * Writes a variant's configuration, and starts its program in a group of its own. Nothing is waited for; where this throws, nothing runs.
 *
 * @throws IndexbenchError PORT_TAKEN, TOOL_MISSING, HOST_LIMIT, DISK_FULL
 */
export async function launchSystem(request: LaunchRequest): Promise<LaunchedSystem> {
  const { variant, backend, logFile, runFolder, runSignal } = request;
  const system = systemOf(variant);
  const program = await system.obtain(variant.pin, request.obtain);
  const context: LaunchContext = { ...request.context, ports: await choosePorts(system, variant.pin) };
  const asked = await system.launchSpec(variant.pin, program, context);
  writeFiles(asked, context.workFolder);
  const { spec, preload } = await withPreload(asked, { variant: variant.pin, packageRoot: context.packageRoot, runFolder });
  const lines = new LineFeed(system, spec);
  const group = await backend.create(request.group);
  const launchedNs = nowNs();
  let launched: LaunchedProcess | undefined;
  let ending: Promise<StopResult> | null = null;
  const { signal, timeoutMs } = stopWayOf(system, variant.pin);
  const end = (): Promise<StopResult> => (ending ??= stopGroup({ group, process: launched, signal, signalTimeoutMs: timeoutMs, isHurried: () => runSignal !== undefined && isInterrupted(runSignal), what: variant.name }));
  const stop = (): Promise<StopResult> => end().finally(() => group.remove());
  try {
    launched = await group.launch({
      command: spec.command, args: spec.args, cwd: spec.cwd ?? context.workFolder, env: spec.env, openFiles: spec.openFiles, stdin: 'ignore', logFile, onLine: (line) => lines.take(line),
    });
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    name: variant.name, variant: variant.pin, system, program, spec, context, group, process: launched, launchedNs, end, stop,
    launch: { ...launchRecord(spec, { ...context, workFolder: runFolder, programFile: program.file }), ...(preload === null ? {} : { preload }) },
    address: lines.address,
    lineSeen: (probe) => lines.seen(probe),
    onLine: (listener) => lines.listen(listener),
  };
}

/** The launch with the library that the variant preloads, built for this run. */
async function withPreload(spec: LaunchSpec, { variant, packageRoot, runFolder }: { readonly variant: Variant; readonly packageRoot: string; readonly runFolder: string }): Promise<{ spec: LaunchSpec; preload: LaunchPreload | null }> {
  if (variant.preload === undefined) return { spec, preload: null };
  const { file, ...preload } = await buildPreloadLibrary(resolve(packageRoot, variant.preload), runFolder);
  return { spec: { ...spec, env: { ...spec.env, LD_PRELOAD: file } }, preload };
}

/** @throws IndexbenchError PORT_TAKEN for one that the variant fixes */
async function choosePorts(system: System, variant: Variant): Promise<Record<string, number>> {
  const fixed = system.fixedPorts(variant);
  for (const port of Object.values(fixed)) await assertPortFree(port);
  const ports: Record<string, number> = { ...fixed };
  for (const name of system.ports) ports[name] ??= await freePort();
  return ports;
}

/** Configurations may hold secrets: they are for this user only. */
function writeFiles({ files = [] }: LaunchSpec, workFolder: string): void {
  mkdirSync(workFolder, { recursive: true });
  for (const { path, text } of files) {
    const file = join(workFolder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { mode: 0o600 });
  }
}

/** Hands the lines of a process to whoever waits for one. */
class LineFeed {
  readonly address: Promise<ServiceAddress | null>;
  readonly #listeners: ((line: string) => void)[] = [];
  readonly #awaited = new Map<ReadyProbe, FirstLine<true>>();

  constructor(system: System, { address, addressIn, ready = [] }: LaunchSpec) {
    const parse = addressIn ?? system.addressIn?.bind(system);
    if (address === null && parse !== undefined) {
      const told = new FirstLine(parse);
      this.#listeners.push((line) => told.take(line));
      this.address = told.found;
    } else this.address = Promise.resolve(address);
    for (const probe of ready) {
      if (probe.kind !== 'line') continue;
      const first = new FirstLine((line) => (probe.pattern.test(line) ? true : null));
      this.#awaited.set(probe, first);
      this.#listeners.push((line) => first.take(line));
    }
  }

  take(line: string): void {
    for (const listener of this.#listeners) listener(line);
  }

  listen(listener: (line: string) => void): void {
    this.#listeners.push(listener);
  }

  async seen(probe: ReadyProbe): Promise<void> {
    const first = this.#awaited.get(probe);
    if (first === undefined) throw new IndexbenchError('INTERNAL', { what: `no line is waited for by a probe of the kind ${probe.kind}` });
    await first.found;
  }
}
