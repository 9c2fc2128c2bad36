import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { BundleWriter } from '../bundle/writer.ts';
import { hostFieldsOf } from '../comparison/keys.ts';
import { driftWarning } from '../comparison/warnings.ts';
import { formatCpuSet } from '../host/cpu-set.ts';
import { assertAffinity, verifyAffinity } from '../host/process-group/affinity.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { Bundle, Measurement, NamedVariant, Outcome, Payloads, Plan, Tool } from '../model/generated/types.ts';
import { runSeconds } from '../plan/duration.ts';
import { Ceilings, measureCeiling } from '../studies/ceiling.ts';
import type { NativeScenarioDriver } from '../studies/native-scenario-driver.ts';
import { startNullServer } from '../studies/null-server.ts';
import { checkPayloads, describeDifference } from '../studies/payload-check.ts';
import { measureServing } from '../studies/serving.ts';
import type { StudyContext } from '../studies/study-context.ts';
import { openDrivers, type DriverPrograms, type OpenDrivers } from './drivers.ts';
import type { HostSession } from './host-session.ts';
import { RunCalibration } from './run-calibration.ts';
import type { EmitRunEvent, Position, RunEvent, Stage } from './run-event.ts';
import { systemError, TargetWatch } from './target-watch.ts';
import { startTarget, type Target } from './target.ts';
import { readBinary } from './tool-identity.ts';

export interface VariantRunRequest {
  readonly plan: Plan;
  readonly variant: NamedVariant;
  readonly repeat: number;
  readonly attempt: number;
  readonly leg: Bundle['leg'];
  readonly run: Position;
  readonly session: HostSession;
  readonly tool: Tool;
  readonly ci: Bundle['ci'];
  readonly packageRoot: string;
  readonly protoFolder: string;
  readonly snapshotFolder: string;
  readonly programs: DriverPrograms;
  readonly folder: string;
  readonly commandLine: readonly string[];
  readonly emit: EmitRunEvent;
  readonly signal: AbortSignal;
}

export interface VariantRunResult {
  readonly folder: string;
  readonly outcome: Outcome;
}

/**
 * One run: one variant, one repeat, all measurements, one sealed bundle. What goes wrong with the system or the driver is the bundle's
 * outcome; only what is wrong with the kit or the disk is thrown.
 */
export function runVariant(request: VariantRunRequest): Promise<VariantRunResult> {
  return new VariantRun(request).execute();
}

class VariantRun {
  readonly #request: VariantRunRequest;
  readonly #bundle: BundleWriter;
  readonly #workFolder: string;
  readonly #startedAt = new Date();
  readonly #startedNs = process.hrtime.bigint();
  readonly #calibration: RunCalibration;
  #planSha256 = '';
  #measurements: readonly Measurement[] = [];
  #payloads: Payloads | null = null;
  #drivers: OpenDrivers | null = null;
  #launched: Pick<Bundle, 'binary' | 'launch' | 'buildProfile'> = { binary: null, launch: null, buildProfile: 'unknown' };
  #limits: Bundle['limits'];
  #serverReadBack: string | null = null;
  #clientReadBack: string | null = null;

  constructor(request: VariantRunRequest) {
    this.#request = request;
    this.#bundle = BundleWriter.create(request.folder);
    this.#workFolder = join(request.session.work.path, `run-${request.run.index}`);
    mkdirSync(this.#workFolder);
    this.#calibration = new RunCalibration(request.session.cpus);
    this.#limits = { asked: request.plan.limits, readBack: { cpuQuota: null, memoryMaxBytes: null } };
  }

  async execute(): Promise<VariantRunResult> {
    const { plan, variant, repeat, run, folder } = this.#request;
    this.#planSha256 = await this.#bundle.writeDocument('Plan', plan);
    this.#emit({ kind: 'run-started', variant: variant.name, repeat, run, measurements: plan.scenarios.length * plan.drivers.length, expectedSeconds: runSeconds(plan) });
    await this.#writeDocuments({ kind: 'incomplete', reason: 'interrupted' });
    const outcome = await this.#measureAll();
    this.#emit({ kind: 'stage', stage: 'sealing the bundle', detail: null });
    await this.#writeDocuments(outcome);
    this.#emit({ kind: 'run-ended', variant: variant.name, repeat, outcome, folder, seconds: Number(process.hrtime.bigint() - this.#startedNs) / 1e9 });
    await this.#bundle.seal();
    return { folder, outcome };
  }

  async #measureAll(): Promise<Outcome> {
    try {
      this.#stage('calibrating');
      await this.#calibration.atStart();
      const ceilings = await this.#openDrivers();
      await this.#measureTarget(ceilings);
      this.#stage('calibrating');
      await this.#calibration.atEnd();
      return this.#request.signal.aborted ? { kind: 'incomplete', reason: this.#cutOffReason() } : this.#verdict();
    } catch (error) {
      return this.#request.signal.aborted ? { kind: 'incomplete', reason: this.#cutOffReason() } : failure(error);
    } finally {
      await this.#drivers?.close();
    }
  }

  /** Launches the drivers, warms them on the null server and measures their ceilings there. */
  async #openDrivers(): Promise<Ceilings> {
    const { plan, programs, session, packageRoot, protoFolder, snapshotFolder, signal } = this.#request;
    const { backend } = session.choice;
    this.#drivers = await openDrivers({ plan, programs, backend, cpus: session.cpus.client, packageRoot, protoFolder, workFolder: this.#workFolder, logFile: this.#bundle.logFile('driver-native') });
    const ceilings = new Ceilings();
    this.#stage('measuring the driver’s ceiling');
    const nullServer = await startNullServer({ backend, cpus: session.cpus.server, packageRoot, snapshotFolder, workFolder: this.#workFolder, logFile: this.#bundle.logFile('null-server') });
    try {
      await this.#warm(this.#drivers.native, nullServer.address);
      for (const { driver, unavailable } of this.#drivers.all) {
        for (const planned of unavailable === null ? plan.scenarios : []) {
          signal.throwIfAborted();
          ceilings.set(driver.identity.name, planned.scenario.id, await measureCeiling(driver, planned, { nullServer: nullServer.address, workFolder: this.#workFolder, signal }));
        }
      }
    } finally {
      await nullServer.stop();
    }
    return ceilings;
  }

  async #warm(native: NativeScenarioDriver, target: { host: string; port: number }): Promise<void> {
    const { plan, signal } = this.#request;
    const { firstHeight, tipHeight } = plan.snapshot.pin;
    await native.client.warm({ target, messages: plan.driverWarmupMessages, firstHeight, lastHeight: tipHeight, overallLimitMs: 60_000 }, { signal });
  }

  async #measureTarget(ceilings: Ceilings): Promise<void> {
    this.#stage('launching');
    const target = await this.#startTarget();
    const watch = new TargetWatch(target, this.#request.variant.name);
    try {
      await this.#measureReady(target, ceilings, watch);
      watch.throwIfGone();
    } finally {
      this.#stage('stopping');
      watch.stopping = true;
      const stopped = await target.stop();
      this.#journal({ kind: 'stopped', ...stopped });
      watch.judgeStop(stopped);
    }
  }

  async #startTarget(): Promise<Target> {
    const { plan, variant, session, packageRoot, protoFolder, snapshotFolder, signal } = this.#request;
    const target = await startTarget({
      variant,
      context: { packageRoot, workFolder: this.#workFolder, snapshotFolder, snapshot: plan.snapshot.pin },
      backend: session.choice.backend,
      group: { name: variant.name, cpus: session.cpus.server, ...plan.limits },
      protoFolder,
      logFile: this.#bundle.logFile(variant.name),
      signal,
    });
    const { program } = target;
    this.#launched = { binary: await readBinary(program.file, program.reportedVersion), launch: { arguments: [...target.shownArguments], configuration: target.configuration }, buildProfile: program.buildProfile };
    const { cpuQuota, memoryMaxBytes } = await target.group.readBack();
    this.#limits = { asked: plan.limits, readBack: { cpuQuota: numberOrNull(cpuQuota), memoryMaxBytes: numberOrNull(memoryMaxBytes) } };
    await this.#readBackAffinity(target);
    return target;
  }

  async #measureReady(target: Target, ceilings: Ceilings, watch: TargetWatch): Promise<void> {
    const { plan, variant, session } = this.#request;
    const signal = AbortSignal.any([this.#request.signal, watch.signal]);
    const drivers = this.#drivers;
    if (drivers === null) throw new Error('the drivers were not opened');
    this.#stage('checking payloads');
    const checked = await checkPayloads({ plan, planSha256: this.#planSha256, target: target.address, driver: drivers.native.client, signal });
    this.#payloads = { ...checked, tip: await target.tip() };
    await this.#bundle.writeDocument('Payloads', this.#payloads);
    const context: StudyContext = {
      plan,
      variant: variant.name,
      target,
      drivers: drivers.all,
      ceilings,
      cpus: session.cpus,
      hostFields: hostFieldsOf(this.#bundleFacts()),
      payloads: this.#payloads,
      bundle: this.#bundle,
      workFolder: this.#workFolder,
      emit: (event) => this.#emit(event),
      signal,
      cutOffState: () => watch.goneState ?? { kind: 'cut-off', reason: this.#cutOffReason() },
    };
    await measureServing(context, async (measurements) => {
      this.#measurements = measurements;
      await this.#bundle.writeDocument('Measurements', { version: 1, planSha256: this.#planSha256, measurements: [...measurements] });
    });
    if (!signal.aborted) await this.#checkAfter(target);
  }

  /** Height, hash and CPU masks again: what held before must have held throughout. */
  async #checkAfter(target: Target): Promise<void> {
    await this.#readBackAffinity(target);
    const tipAfter = await target.tip();
    if (this.#payloads === null) return;
    this.#payloads = { ...this.#payloads, tipAfter };
    const { tip } = this.#payloads;
    if (tip !== null && (tip.height !== tipAfter.height || tip.hash !== tipAfter.hash)) {
      throw systemError('SYSTEM_WRONG_CHAIN', `its tip moved from ${tip.height} to ${tipAfter.height} (${tipAfter.hash}) during the run`, { target, name: this.#request.variant.name });
    }
  }

  async #readBackAffinity(target: Target): Promise<void> {
    const { cpus } = this.#request.session;
    assertAffinity(await verifyAffinity(target.group, cpus.server), cpus.server, this.#request.variant.name);
    this.#serverReadBack = formatCpuSet(cpus.server);
    if (this.#drivers === null) return;
    assertAffinity(await verifyAffinity(this.#drivers.native.group, cpus.client), cpus.client, 'the native driver');
    this.#clientReadBack = formatCpuSet(cpus.client);
  }

  #verdict(): Outcome {
    const verdict = this.#payloads?.verdict;
    if (verdict?.kind !== 'wrong') return { kind: 'complete' };
    return failure(new IndexbenchError('PAYLOAD_WRONG', { what: describeDifference(verdict.difference), where: this.#request.variant.name }));
  }

  #bundleFacts(): Pick<Bundle, 'host' | 'cpus' | 'limits' | 'accounting' | 'pageCache' | 'buildProfile'> {
    const { cpus, choice, facts } = this.#request.session;
    return {
      host: facts.host,
      cpus: {
        server: formatCpuSet(cpus.server),
        client: formatCpuSet(cpus.client),
        serverCount: cpus.server.length,
        clientCount: cpus.client.length,
        shared: cpus.shared,
        smtShared: cpus.smtShared,
        serverReadBack: this.#serverReadBack,
        clientReadBack: this.#clientReadBack,
      },
      limits: this.#limits,
      accounting: { server: choice.backend.source, client: choice.backend.source, notUsed: [...choice.rejected] },
      pageCache: 'warm',
      buildProfile: this.#launched.buildProfile,
    };
  }

  async #writeDocuments(outcome: Outcome): Promise<void> {
    const { plan, variant, repeat, attempt, leg, tool, ci, commandLine } = this.#request;
    const { noise } = this.#calibration;
    const warnings = driftWarning(noise.driftRatio);
    const measurements = this.#measurements.map((measurement) => (measurement.sums === null ? measurement : { ...measurement, warnings: [...measurement.warnings, ...warnings] }));
    await this.#bundle.writeDocument('Measurements', { version: 1, planSha256: this.#planSha256, measurements });
    await this.#bundle.writeDocument('Payloads', this.#payloads ?? notChecked(plan, this.#planSha256));
    await this.#bundle.writeDocument('Bundle', {
      version: 1,
      indexbench: tool,
      nodeVersion: process.version,
      planSha256: this.#planSha256,
      snapshotSha256: plan.snapshot.pin.sha256,
      variant,
      ...this.#launched,
      repeat,
      attempt,
      leg,
      ...this.#bundleFacts(),
      drivers: this.#drivers?.all.map(({ driver }) => driver.identity) ?? [],
      ci,
      commandLine: [...commandLine],
      startedAt: this.#startedAt.toISOString(),
      endedAt: new Date().toISOString(),
      durationNs: Number(process.hrtime.bigint() - this.#startedNs),
      noise,
      outcome,
    });
  }

  #cutOffReason(): 'interrupted' | 'deadline' {
    const { reason } = this.#request.signal as { reason: unknown };
    return reason instanceof IndexbenchError && reason.code === 'DEADLINE' ? 'deadline' : 'interrupted';
  }

  #stage(stage: Stage): void {
    this.#emit({ kind: 'stage', stage, detail: null });
  }

  #emit(event: RunEvent): void {
    this.#journal(event);
    this.#request.emit(event);
  }

  #journal(event: { readonly kind: string }): void {
    this.#bundle.appendEvent({ at: new Date().toISOString(), monotonicNs: Number(process.hrtime.bigint() - this.#startedNs), event });
  }
}

function failure(error: unknown): Outcome {
  if (!(error instanceof IndexbenchError)) throw error;
  return { kind: 'failed', code: error.code, message: error.message, lastLogLines: [...error.logLines] };
}

function notChecked(plan: Plan, planSha256: string): Payloads {
  return { version: 1, planSha256, verdict: { kind: 'not-checked', reason: 'the run ended before' }, projection: plan.scenarios[0]?.projection ?? 'shielded', tip: null, tipAfter: null, chunks: [], whole: null, unary: [], unsupported: [] };
}

function numberOrNull(limit: number | 'none' | null): number | null {
  return limit === 'none' ? null : limit;
}
