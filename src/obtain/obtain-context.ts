import type { LockRegistrar } from '../host/lock-file.ts';
import type { GroupRegistrar } from '../host/process-group/process-group.ts';
import type { CachedProgram, ProgramOrigin } from '../model/generated/types.ts';
import type { TempFolderRegistrar } from '../host/temp-folder.ts';

/** A program that is on this host. */
export interface ObtainedProgram {
  /** The file that is measured: its digest goes into the bundle. */
  readonly file: string;
  /** What the program says of itself; null where it says nothing. */
  readonly reportedVersion: string | null;
  /** release, debug, as-shipped, unknown …: part of the host class, since unlike builds are not compared. */
  readonly buildProfile: string;
  readonly origin: ProgramOrigin;
  /** Full path of another program that runs the file, such as a script's interpreter. */
  readonly interpreter?: string;
}

/** Undoes what a build leaves, should this process be killed: the watchdog. */
export interface BuildGuard extends GroupRegistrar, TempFolderRegistrar, LockRegistrar {
  /** Aborts when nobody is on guard any more: the build must end. */
  readonly lost: AbortSignal;
  stop(): Promise<void>;
}

/** What this host offers of programs, and of tools that make them. */
export interface ProgramSources {
  /** Folders that hold programs as NAME-VERSION (INDEXBENCH_BIN), looked in first. */
  readonly programFolders: readonly string[];
  /** Folders in which cargo, go, git and the interpreters of commands are looked for. */
  readonly toolFolders: readonly string[];
  /** What was obtained once is kept below it. */
  readonly cacheFolder: string;
  /** What builds get of the user's environment: homes, proxies, certificates; nothing that decides a program. */
  readonly buildEnvironment: Readonly<Record<string, string>>;
  /** The CI run that this is; absent elsewhere. */
  readonly ciRun?: NonNullable<CachedProgram['builtIn']> | undefined;
}

/** Where programs may be found, and what it takes to make them. */
export interface ObtainContext extends ProgramSources {
  /** Root of the package: pins of the kind path: are relative to it. */
  readonly packageRoot: string;
  /** Pins of the kind command: are relative to it. */
  readonly workingFolder: string;
  readonly signal: AbortSignal;
  /** Told what takes long, as a sentence without a full stop. */
  readonly onProgress: (message: string) => void;
  /** Called only where something has to be built or fetched. */
  readonly startGuard: () => Promise<BuildGuard>;
}
