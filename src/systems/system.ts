import type { Setting, Snapshot, Variant } from '../model/generated/types.ts';
import type { ObtainContext, ObtainedProgram } from '../obtain/obtain-context.ts';
import type { IndexProbe, IndexProbeRequest } from './index-watch.ts';
import type { ReadyProbe } from './ready-probe.ts';

export interface ServiceAddress {
  readonly host: string;
  readonly port: number;
}

/** Where a running node is reached, and what of it others may read. */
export interface NodeAddresses {
  readonly jsonRpc: ServiceAddress;
  /** File `__cookie__:…` for the JSON-RPC; null where it asks for none. It exists once the node is ready. */
  readonly cookieFile: string | null;
  /** The gRPC service zebra.indexer.rpc.Indexer; null where the node has none. */
  readonly indexer: ServiceAddress | null;
  /** Legacy peer-to-peer listener, for an embedded node that has this one as its only peer; null where it has none. */
  readonly peer: ServiceAddress | null;
  /** Its state.cache_dir: state/ and non_finalized_state/ lie below. */
  readonly stateFolder: string;
}

/** What a process is started for: a node beside another system, to build an index, or to be measured while it serves. */
export type LaunchPurpose = 'node' | 'index-build' | 'serving';

/** Where a system finds what it needs for one launch. */
export interface LaunchContext {
  readonly packageRoot: string;
  /** The working folder, private to this process of this run and kept from one launch to the next; removed after the run. */
  readonly workFolder: string;
  /** The restored snapshot; never written to. */
  readonly snapshotFolder: string;
  readonly snapshot: Snapshot;
  readonly purpose: LaunchPurpose;
  /** By the names of `System.ports`: fixed by the variant, or free ones, all of 127.0.0.1. */
  readonly ports: Readonly<Record<string, number>>;
  /** A copy of a node-state snapshot that this process may write to, as state.cache_dir; null unless `System.ownsState`. */
  readonly stateFolder: string | null;
  /** Where the index goes: absent or empty before an index is built, kept for serving. */
  readonly indexFolder: string;
  /** The frozen node beside it, which is ready; null unless `System.needsNode`. */
  readonly node: NodeAddresses | null;
}

/** A configuration file, rendered; kept in the bundle, secrets removed. */
export interface ConfigFile {
  /** Relative to the working folder. */
  readonly path: string;
  readonly text: string;
}

export interface LaunchSpec {
  readonly command: string;
  readonly args: readonly string[];
  /** The whole environment but PATH and LANG: children get nothing else. */
  readonly env: Readonly<Record<string, string>>;
  /** Where it starts; the working folder where absent. */
  readonly cwd?: string;
  /** Written before the launch. */
  readonly files?: readonly ConfigFile[];
  /** Least limit of open files that it needs (RLIMIT_NOFILE). */
  readonly openFiles?: number;
  /** Where it serves CompactTxStreamer; null: it tells that itself (`System.addressIn`), or serves none (purpose `node`). */
  readonly address: ServiceAddress | null;
  /** Where `address` is null: the address, if this line of its output tells it; instead of `System.addressIn`. */
  readonly addressIn?: (line: string) => ServiceAddress | null;
  /** What must hold, in this order, before its tip is asked for. */
  readonly ready?: readonly ReadyProbe[];
  /** Of a system that is a node, or holds one: where that is reached. Its chain is then proved frozen. */
  readonly node?: NodeAddresses;
  /** Texts of this launch that the bundle must not keep, such as a cookie. */
  readonly secrets?: readonly string[];
}

/** How a system builds its index. */
export interface IndexBuild {
  /** Whether it serves (by passing calls through) before the index is complete. */
  readonly servesWhileBuilding: boolean;
  /** Opens what tells how far a building process is. It is asked about once every 50 to 500 ms. */
  openProbe(request: IndexProbeRequest): IndexProbe;
}

export interface StopWay {
  readonly signal: NodeJS.Signals;
  readonly timeoutMs: number;
}

/** `list`: of texts, such as an argument vector; `map`: texts by name, such as an environment. */
export type SettingType = 'string' | 'number' | 'boolean' | 'list' | 'map';

/** A program under test: how to obtain, launch, recognise and stop it. One file a system. */
export interface System {
  readonly name: string;
  readonly description: string;
  /** The settings that a variant's configuration may hold: a description, and the kind of value. */
  readonly settings: Readonly<Record<string, { readonly type: SettingType; readonly description: string }>>;
  /** Name of its program, where a variant's pin says no other (build.binary); null where it is part of the package. */
  readonly program: string | null;
  /** Kinds of snapshot that it can start from. */
  readonly snapshots: readonly Snapshot['kind'][];
  /** A frozen node must run beside it, or may: its variants name one (`node`). */
  readonly needsNode: boolean | 'optional';
  /** It runs on a copy of the node's state of its own. */
  readonly ownsState: boolean;
  /** It moves that state to a format of its own, so that in the end nothing of the copy is shared with the restored one. By default it does not. */
  readonly rewritesState?: boolean;
  /** Null: it has no index that could be built, or serves only from what it is given. */
  readonly index: IndexBuild | null;
  /** The same, where it is the variant's to say. */
  indexFor?(variant: Variant): IndexBuild | null;
  /** Names of the ports that it listens on and that we choose. */
  readonly ports: readonly string[];
  /** Those of them that the variant fixes; of the others free ones are taken. */
  fixedPorts(variant: Variant): Readonly<Record<string, number>>;
  /** Longest time from launch to ready, ms; of a process that builds an index first it is not asked. */
  readyTimeoutMs(variant: Variant): number;
  /** The signal that asks for a graceful end, and how long that may take. */
  readonly stopSignal: NodeJS.Signals;
  readonly stopTimeoutMs: number;
  /** The same, where it is the variant's to say. */
  stopFor?(variant: Variant): StopWay;
  /** Values of settings that cannot be right, found before anything starts. @throws IndexbenchError USAGE or INPUT_INCONSISTENT */
  check(variant: Variant): void;
  /** A snapshot that it cannot start from, beside its kind (network, format). @throws IndexbenchError INPUT_INCONSISTENT */
  checkSnapshot?(variant: Variant, snapshot: Snapshot): void;
  /** Usually `obtainProgram`. @throws IndexbenchError what that throws */
  obtain(variant: Variant, context: ObtainContext): Promise<ObtainedProgram>;
  launchSpec(variant: Variant, program: ObtainedProgram, context: LaunchContext): Promise<LaunchSpec>;
  /** The address that the system serves on, if this line of its output tells it. */
  addressIn?(line: string): ServiceAddress | null;
}

/** How a variant builds its index; null where it has none. */
export function indexOf(system: System, variant: Variant): IndexBuild | null {
  return system.indexFor === undefined ? system.index : system.indexFor(variant);
}

/** How a variant is asked to end. */
export function stopWayOf(system: System, variant: Variant): StopWay {
  return system.stopFor?.(variant) ?? { signal: system.stopSignal, timeoutMs: system.stopTimeoutMs };
}

/** One setting of a variant, or its default. */
export function settingOr<T extends Setting>(variant: Variant, name: string, fallback: T): T {
  const value = variant.configuration[name];
  return value === undefined ? fallback : (value as T);
}

export function settingTypeOf(value: Setting): SettingType {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'object' ? 'map' : (typeof value as 'string' | 'number' | 'boolean');
}
