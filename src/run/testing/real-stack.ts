import { existsSync, mkdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { guardedHost, testWatchdog } from '../../host/fixtures/guarded-host.ts';
import { chooseBackend } from '../../host/process-group/choose.ts';
import type { GroupBackend } from '../../host/process-group/backend.ts';
import { createTempFolder, type TempFolder } from '../../host/temp-folder.ts';
import { readTopology } from '../../host/topology.ts';
import type { NamedVariant, NodeStateSnapshot, Setting } from '../../model/generated/types.ts';
import type { ObtainContext } from '../../obtain/obtain-context.ts';
import { restoreSnapshot } from '../../snapshot/restore.ts';
import { copyState } from '../../snapshot/state-copy.ts';
import { systemOf } from '../../systems/registry.ts';
import type { LaunchPurpose, NodeAddresses } from '../../systems/system.ts';
import { loadPins } from '../input-files.ts';
import { launchSystem, type LaunchedSystem } from '../launched-system.ts';
import { untilReady } from '../ready-system.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const PROTO_FOLDER = join(ROOT, 'src', 'protocol', 'proto');

type Env = Readonly<Record<string, string | undefined>>;

function foldersOf(env: Env): string[] {
  return (env['INDEXBENCH_BIN'] ?? '').split(delimiter).filter((folder) => folder !== '');
}

/** Why tests of these programs (NAME-VERSION) are skipped; empty where they run. Nothing in a test builds or fetches one. */
export function skipReason(env: Env, programs: readonly string[]): string {
  const binFolders = foldersOf(env);
  if (binFolders.length === 0) return 'skipped: INDEXBENCH_BIN is not set';
  const absent = programs.filter((name) => !binFolders.some((folder) => existsSync(join(folder, name))));
  return absent.length === 0 ? '' : `skipped: INDEXBENCH_BIN holds no ${absent.join(', ')}`;
}

export function pinnedVariant(name: string, configuration: Readonly<Record<string, Setting>> = {}): NamedVariant {
  const pin = loadPins(null, ROOT).variants[name];
  if (pin === undefined) throw new Error(`no pin ${name}`);
  const own = { ...pin, configuration: { ...pin.configuration, ...configuration } };
  return pin.node === undefined ? { name, pin: own } : { name, pin: own, node: pinnedVariant(pin.node) };
}

export interface RealLaunch {
  readonly variant: NamedVariant;
  readonly purpose: LaunchPurpose;
  readonly node?: NodeAddresses | null;
  /** Of its folder: a second launch under one name finds what the first left. */
  readonly name?: string;
  readonly snapshot?: NodeStateSnapshot;
}

/** For tests: the real programs on the real regtest chain, in a temporary folder. Close it at the end. */
export class RealStack {
  readonly folder: string;
  readonly snapshot: NodeStateSnapshot;
  readonly #backend: GroupBackend;
  readonly #temporary: TempFolder;
  readonly #programFolders: readonly string[];
  readonly #launched: LaunchedSystem[] = [];
  readonly #never = new AbortController().signal;

  private constructor(env: Env, { backend, temporary, snapshot }: { backend: GroupBackend; temporary: TempFolder; snapshot: NodeStateSnapshot }) {
    this.#programFolders = foldersOf(env);
    this.#backend = backend;
    this.#temporary = temporary;
    this.folder = temporary.path;
    this.snapshot = snapshot;
  }

  static async open(env: Env): Promise<RealStack> {
    const snapshot = loadPins(null, ROOT).snapshots['regtest'];
    if (snapshot?.kind !== 'node-state') throw new Error('the embedded pins hold no state "regtest"');
    const { backend } = await chooseBackend({ host: await guardedHost(), cpus: readTopology().usable });
    const stack = new RealStack(env, { backend, temporary: createTempFolder({ registrar: await testWatchdog() }), snapshot });
    await restoreSnapshot({ pin: snapshot, packageRoot: ROOT, into: join(stack.folder, 'snapshot') });
    return stack;
  }

  get obtain(): ObtainContext {
    const refuse = (): never => {
      throw new Error('a test builds no program');
    };
    return { packageRoot: ROOT, workingFolder: this.folder, programFolders: this.#programFolders, toolFolders: [], cacheFolder: join(this.folder, 'cache'), buildEnvironment: {}, signal: this.#never, onProgress: () => undefined, startGuard: refuse };
  }

  indexFolder(name: string): string {
    return join(this.folder, `${name}-index`);
  }

  async launch({ variant, purpose, node = null, name = variant.name, snapshot = this.snapshot }: RealLaunch): Promise<LaunchedSystem> {
    const workFolder = join(this.folder, name);
    const stateFolder = systemOf(variant).ownsState ? join(workFolder, 'state') : null;
    mkdirSync(workFolder, { recursive: true });
    if (stateFolder !== null && !existsSync(stateFolder)) await copyState(join(this.folder, 'snapshot'), stateFolder);
    const launched = await launchSystem({
      variant,
      context: { packageRoot: ROOT, workFolder, snapshotFolder: join(this.folder, 'snapshot'), snapshot, purpose, stateFolder, indexFolder: this.indexFolder(name), node },
      obtain: this.obtain,
      backend: this.#backend,
      group: { name, cpus: readTopology().usable, cpuQuota: null, memoryMaxBytes: null },
      logFile: join(workFolder, 'log'),
      runFolder: this.folder,
    });
    this.#launched.push(launched);
    return launched;
  }

  /** A frozen node that is ready. */
  async node(name = 'node'): Promise<LaunchedSystem & { readonly addresses: NodeAddresses }> {
    const launched = await this.launch({ variant: pinnedVariant('zebra-6.4.2'), purpose: 'node', name });
    await untilReady(launched, { protoFolder: PROTO_FOLDER, signal: this.#never });
    const { node } = launched.spec;
    if (node === undefined) throw new Error('zebra offers no node');
    return { ...launched, addresses: node };
  }

  /** Ends everything that was launched, newest first, and removes the folder. Gives the processes that were left: none. */
  async close(): Promise<number[]> {
    const left: number[] = [];
    for (const launched of this.#launched.reverse()) {
      await launched.stop();
      left.push(...(await launched.group.alive()));
    }
    await this.#temporary.remove();
    return left;
  }
}
