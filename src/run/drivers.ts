import { join } from 'node:path';
import { digestFile } from '../bundle/file-digest.ts';
import type { CpuSet } from '../host/cpu-set.ts';
import type { GroupBackend } from '../host/process-group/backend.ts';
import { GHZ_HOW_TO_GET, GHZ_VERSION, findGhz, type GhzProgram } from '../load/ghz/find-ghz.ts';
import { driverFlagsOf } from '../load/driver-flags.ts';
import type { GhzMode } from '../load/ghz/ghz-arguments.ts';
import { GRPC_JS_VERSION } from '../load/grpc-js/grpc-js-version.ts';
import { isGhz } from '../model/driver-kinds.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { DriverIdentity, DriverName, Plan } from '../model/generated/types.ts';
import { GhzScenarioDriver } from '../studies/ghz-scenario-driver.ts';
import { NativeScenarioDriver, type DriverProgram } from '../studies/native-scenario-driver.ts';
import type { ScenarioDriver } from '../studies/scenario-driver.ts';

/** The programs that the drivers of a plan are, found once for all runs. */
export interface DriverPrograms {
  /** Those of this package; native always, as it checks the payloads too. */
  readonly own: ReadonlyMap<OwnDriver, DriverIdentity>;
  /** Null where no driver of the plan needs it, or it is not on this host. */
  readonly ghz: { readonly program: GhzProgram; readonly sha256: string } | null;
  /** What a reader should know of them, as sentences. */
  readonly notes: readonly string[];
}

type OwnDriver = Exclude<DriverName, GhzMode>;

const OWN_PROGRAMS: Readonly<Record<OwnDriver, (protoFolder: string) => DriverProgram>> = {
  native: () => ({ file: 'driver.mjs', arguments: [], canShare: true }),
  'native-http2': () => ({ file: 'driver.mjs', arguments: [], transport: 'http2', canShare: true }),
  'grpc-js': (protoFolder) => ({ file: 'grpc-js-driver.mjs', arguments: [protoFolder], canShare: false }),
};

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
  const { drivers } = request.plan;
  const own = await ownDrivers(request);
  if (!drivers.some(isGhz)) return { own, ghz: null, notes: [] };
  const program = await findGhz(request.toolFolders);
  if (program === null) {
    if (drivers.every(isGhz)) throw new IndexbenchError('TOOL_MISSING', { what: 'the program ghz was not found, and the plan has no other driver', where: 'INDEXBENCH_BIN, PATH', next: `Get it (${GHZ_HOW_TO_GET}), or add the driver native.` });
    return { own, ghz: null, notes: [GHZ_ABSENT] };
  }
  // A build by `go install` knows no version: the digest in the bundle tells which it is.
  const notes = program.isPinnedVersion ? [] : [`ghz says that it is ${program.version}, not ${GHZ_VERSION}: recorded as such`];
  return { own, ghz: { program, sha256: await digestFile(program.path) }, notes };
}

async function ownDrivers({ plan, version, packageRoot }: FindProgramsRequest): Promise<Map<OwnDriver, DriverIdentity>> {
  const names = ['native' as const, ...plan.drivers.filter(isOwn)];
  const identities = names.map(async (name): Promise<[OwnDriver, DriverIdentity]> => {
    const sha256 = await digestFile(join(packageRoot, 'dist', OWN_PROGRAMS[name]('').file));
    const programVersion = name === 'grpc-js' ? `${GRPC_JS_VERSION}, node ${process.version}` : `${version}, node ${process.version}`;
    return [name, { name, program: name === 'grpc-js' ? '@grpc/grpc-js' : 'indexbench', programVersion, sha256, arguments: [] }];
  });
  return new Map(await Promise.all(identities));
}

function isOwn(name: DriverName): name is OwnDriver {
  return !isGhz(name);
}

export interface OpenDrivers {
  /** Always there: it checks the payloads too. */
  readonly native: NativeScenarioDriver;
  /** Those that warm their own code first; native among them. */
  readonly own: readonly NativeScenarioDriver[];
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
  readonly logFileOf: (name: string) => string;
}

/**
 * Opens the drivers of a plan on the client's CPUs, for one run.
 *
 * @throws IndexbenchError DRIVER_FAILED, AFFINITY
 */
export async function openDrivers(request: OpenDriversRequest): Promise<OpenDrivers> {
  const { plan, programs, protoFolder, logFileOf } = request;
  const own = new Map<OwnDriver, NativeScenarioDriver>();
  const close = async (): Promise<void> => {
    await Promise.all([...own.values()].map((driver) => driver.close()));
  };
  try {
    for (const [name, identity] of programs.own) own.set(name, await NativeScenarioDriver.launch({ ...request, identity, program: OWN_PROGRAMS[name](protoFolder), scenarios: plan.scenarios, logFileOf: (index) => logFileOf(index === 0 ? `driver-${name}` : `driver-${name}-${index + 1}`) }));
  } catch (error) {
    await close();
    throw error;
  }
  const all = plan.drivers.map((name) => (isGhz(name) ? openGhz(request, name) : { driver: opened(own, name), unavailable: null }));
  return { native: opened(own, 'native'), own: [...own.values()], all, close };
}

function opened(own: ReadonlyMap<OwnDriver, NativeScenarioDriver>, name: OwnDriver): NativeScenarioDriver {
  const driver = own.get(name);
  if (driver === undefined) throw new Error(`the driver ${name} was not opened`);
  return driver;
}

function openGhz(request: OpenDriversRequest, name: GhzMode): OpenDrivers['all'][number] {
  const { ghz } = request.programs;
  const program = ghz?.program ?? { path: 'ghz', version: 'absent', isPinnedVersion: false };
  const identity: DriverIdentity = { name, program: 'ghz', programVersion: program.version, sha256: ghz?.sha256 ?? null, arguments: sharedFlags(name, request.plan) };
  return { driver: new GhzScenarioDriver({ ...request, mode: name, program, identity }), unavailable: ghz === null ? GHZ_ABSENT : null };
}

/** Flags that are the same for every scenario of a plan. */
function sharedFlags(name: DriverName, { scenarios }: Plan): string[] {
  const [first = [], ...others] = scenarios.map((planned) => driverFlagsOf(name, planned));
  return first.filter((flag) => others.every((flags) => flags.includes(flag)));
}
