import { join } from 'node:path';
import { digestFile } from '../bundle/file-digest.ts';
import type { CpuSet } from '../host/cpu-set.ts';
import type { GroupBackend } from '../host/process-group/backend.ts';
import { GHZ_HOW_TO_GET, GHZ_VERSION, findGhz, type GhzProgram } from '../load/ghz/find-ghz.ts';
import { driverFlagsOf } from '../load/driver-flags.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { DriverIdentity, DriverName, Plan } from '../model/generated/types.ts';
import { GhzScenarioDriver } from '../studies/ghz-scenario-driver.ts';
import { NativeScenarioDriver } from '../studies/native-scenario-driver.ts';
import type { ScenarioDriver } from '../studies/scenario-driver.ts';

/** The programs that the drivers of a plan are, found once for all runs. */
export interface DriverPrograms {
  readonly native: DriverIdentity;
  /** Null where no driver of the plan needs it, or it is not on this host. */
  readonly ghz: { readonly program: GhzProgram; readonly sha256: string } | null;
  /** What a reader should know of them, as sentences. */
  readonly notes: readonly string[];
}

const GHZ_ABSENT = `the program ghz was not found, so its cells stay empty; to get it: ${GHZ_HOW_TO_GET}`;

export interface FindProgramsRequest {
  readonly plan: Pick<Plan, 'drivers'>;
  readonly version: string;
  readonly packageRoot: string;
  readonly toolFolders: readonly string[];
}

/**
 * Finds the programs that the plan's drivers are. One that is absent leaves its cells empty, with the reason in each, and is no failure:
 * the others' rows are as good without it, and a gate on its rows is not measured, which never passes. Only where no driver at all is
 * here is there nothing to do.
 *
 * @throws IndexbenchError TOOL_MISSING where not one of the plan's drivers is on this host
 */
export async function findDriverPrograms(request: FindProgramsRequest): Promise<DriverPrograms> {
  const file = join(request.packageRoot, 'dist', 'driver.mjs');
  const native: DriverIdentity = { name: 'native', program: 'indexbench', programVersion: `${request.version}, node ${process.version}`, sha256: await digestFile(file), arguments: [] };
  if (request.plan.drivers.every((name) => name === 'native')) return { native, ghz: null, notes: [] };
  const program = await findGhz(request.toolFolders);
  if (program === null) {
    if (!request.plan.drivers.includes('native')) throw new IndexbenchError('TOOL_MISSING', { what: 'the program ghz was not found, and the plan has no other driver', where: 'INDEXBENCH_BIN, PATH', next: `Get it (${GHZ_HOW_TO_GET}), or add the driver native.` });
    return { native, ghz: null, notes: [GHZ_ABSENT] };
  }
  // A build by `go install` knows no version: the digest in the bundle tells which it is.
  const notes = program.isPinnedVersion ? [] : [`ghz says that it is ${program.version}, not ${GHZ_VERSION}: recorded as such`];
  return { native, ghz: { program, sha256: await digestFile(program.path) }, notes };
}

export interface OpenDrivers {
  /** Always there: it checks the payloads too. */
  readonly native: NativeScenarioDriver;
  /** In plan order. */
  readonly all: readonly { readonly driver: ScenarioDriver; readonly unavailable: string | null }[];
  close(): Promise<void>;
}

export interface OpenDriversRequest {
  readonly plan: Plan;
  readonly programs: DriverPrograms;
  readonly backend: GroupBackend;
  readonly cpus: CpuSet;
  readonly packageRoot: string;
  readonly protoFolder: string;
  readonly workFolder: string;
  readonly logFile: string;
}

/** Opens the drivers of a plan on the client's CPUs, for one run. */
export async function openDrivers(request: OpenDriversRequest): Promise<OpenDrivers> {
  const { plan, programs } = request;
  const native = await NativeScenarioDriver.launch({ ...request, identity: programs.native });
  const all = plan.drivers.map((name) => {
    if (name === 'native') return { driver: native, unavailable: null };
    const { ghz } = programs;
    const program = ghz?.program ?? { path: 'ghz', version: 'absent', isPinnedVersion: false };
    const identity: DriverIdentity = { name, program: 'ghz', programVersion: program.version, sha256: ghz?.sha256 ?? null, arguments: sharedFlags(name, plan) };
    return { driver: new GhzScenarioDriver({ ...request, mode: name, program, identity }), unavailable: ghz === null ? GHZ_ABSENT : null };
  });
  return { native, all, close: () => native.close() };
}

/** Flags that are the same for every scenario of a plan. */
function sharedFlags(name: DriverName, { scenarios }: Plan): string[] {
  const [first = [], ...others] = scenarios.map((planned) => driverFlagsOf(name, planned));
  return first.filter((flag) => others.every((flags) => flags.includes(flag)));
}
