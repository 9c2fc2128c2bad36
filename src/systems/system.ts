import type { Setting, Snapshot, Variant } from '../model/generated/types.ts';

/** A variant whose program is on this host. */
export interface ObtainedProgram {
  /** The file that is measured: its digest goes into the bundle. */
  readonly file: string;
  /** What the program says of itself; null where it says nothing. */
  readonly reportedVersion: string | null;
  /** release, debug, as-shipped …: part of the host class, since unlike builds are not compared. */
  readonly buildProfile: string;
}

/** Where a system finds what it needs for one run. */
export interface LaunchContext {
  /** Root of the package: pins of the kind path: are relative to it. */
  readonly packageRoot: string;
  /** Private to this run, empty, writable; removed after it. */
  readonly workFolder: string;
  /** The restored snapshot; never written to. */
  readonly snapshotFolder: string;
  readonly snapshot: Snapshot;
}

export interface LaunchSpec {
  readonly command: string;
  readonly args: readonly string[];
  /** The whole environment: children get nothing else. */
  readonly env: Readonly<Record<string, string>>;
  /** The rendered configuration file, kept in the bundle; null where there is none. */
  readonly configuration: string | null;
}

export interface ServiceAddress {
  readonly host: string;
  readonly port: number;
}

/** `list`: of texts, such as an argument vector; `map`: texts by name, such as an environment. */
export type SettingType = 'string' | 'number' | 'boolean' | 'list' | 'map';

/** A program under test: how to obtain, launch, recognise and stop it. One file a system. */
export interface System {
  readonly name: string;
  readonly description: string;
  /** The settings that a variant's configuration may hold: a description, and the kind of value. */
  readonly settings: Readonly<Record<string, { readonly type: SettingType; readonly description: string }>>;
  /** Longest time from launch to ready, ms. */
  readyTimeoutMs(variant: Variant): number;
  /** A port that the variant fixes; null where the system takes a free one. */
  fixedPort(variant: Variant): number | null;
  /** The signal that asks for a graceful end, and how long that may take. */
  readonly stopSignal: NodeJS.Signals;
  readonly stopTimeoutMs: number;
  /** Values of settings that cannot be right, found before anything starts. @throws IndexbenchError USAGE or INPUT_INCONSISTENT */
  check(variant: Variant): void;
  /** @throws IndexbenchError TOOL_MISSING or INPUT_INCONSISTENT */
  obtain(variant: Variant, packageRoot: string): Promise<ObtainedProgram>;
  launchSpec(variant: Variant, program: ObtainedProgram, context: LaunchContext): Promise<LaunchSpec>;
  /** The address that the system serves on, if this line of its output tells it. */
  addressIn(line: string): ServiceAddress | null;
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
