import { mkdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFailure } from '../bundle/full-disk.ts';
import { BundleWriter } from '../bundle/writer.ts';
import type { Outcome } from '../model/generated/types.ts';
import { measurementCount } from '../model/scenario-drivers.ts';
import { runSeconds } from '../plan/duration.ts';
import { bundleDocument, measurementsDocument, payloadsDocument } from './bundle-documents.ts';
import { openDrivers, type OpenDrivers } from './drivers.ts';
import { indexBuildDocument } from './index-build-document.ts';
import { RunCalibration } from './run-calibration.ts';
import { noFindings } from './run-findings.ts';
import { RunJournal } from './run-journal.ts';
import { outcomeOfError, outcomeOfPhases } from './run-outcome.ts';
import { launchNullServer } from './session-ceilings.ts';
import { measureTarget } from './target-run.ts';
import type { VariantRun, VariantRunRequest } from './variant-run-request.ts';

export interface VariantRunResult {
  readonly folder: string;
  readonly outcome: Outcome;
}

/**
 * One run: one variant, one repeat, all measurements, one sealed bundle. What goes wrong with the system or the driver is the bundle's
 * outcome; what is wrong with the kit or the disk is thrown, and leaves an unsealed bundle. Either way its processes are gone.
 *
 * @throws IndexbenchError OUTPUT_EXISTS, DISK_FULL
 */
export async function runVariant(request: VariantRunRequest): Promise<VariantRunResult> {
  const { plan, variant, repeat, folder } = request;
  const bundle = BundleWriter.create(folder);
  const workFolder = workFolderOf(request);
  try {
    const run = await openRun(request, bundle);
    run.journal.emit({ kind: 'run-started', variant: variant.name, repeat, run: request.run, measurements: measurementCount(plan), expectedSeconds: runSeconds(plan) });
    await writeDocuments(run, { kind: 'incomplete', reason: 'interrupted' });
    const outcome = await outcomeOf(run);
    run.journal.stage('sealing the bundle');
    await writeDocuments(run, outcome);
    run.journal.emit({ kind: 'run-ended', variant: variant.name, repeat, outcome, seconds: run.journal.times.durationNs / 1e9 });
    await bundle.seal();
    return { folder, outcome };
  } catch (error) {
    bundle.abandon();
    throw writeFailure(error, folder);
  } finally {
    // Copies of a state and an index may be large: the next run needs the room. Removing them takes time, so the evidence is sealed first.
    await rm(workFolder, { recursive: true, force: true });
  }
}

function workFolderOf({ session, run }: VariantRunRequest): string {
  return join(session.work.path, `run-${run.index}`);
}

async function openRun(request: VariantRunRequest, bundle: BundleWriter): Promise<VariantRun> {
  const workFolder = workFolderOf(request);
  mkdirSync(workFolder);
  const journal = new RunJournal(bundle, request.emit);
  const planSha256 = await bundle.writeDocument('Plan', request.plan);
  return { request, bundle, journal, workFolder, findings: noFindings(request.plan, planSha256) };
}

async function outcomeOf(run: VariantRun): Promise<Outcome> {
  const { variant, signal } = run.request;
  try {
    await measureVariant(run);
    return outcomeOfPhases(run.findings, { variant: variant.name, signal });
  } catch (error) {
    return outcomeOfError(writeFailure(error, run.workFolder), signal);
  }
}

/** The phases of a run: everything that it starts has ended when this returns or throws. */
async function measureVariant(run: VariantRun): Promise<void> {
  const { request, workFolder, bundle, journal, findings } = run;
  const { plan, programs, session, packageRoot, protoFolder } = request;
  const calibration = new RunCalibration(session.cpus);
  journal.stage('calibrating');
  findings.noise = await calibration.atStart();
  const drivers = await openDrivers({ plan, programs, backend: session.choice.backend, cpus: session.cpus.client, packageRoot, protoFolder, workFolder, logFileOf: (name) => bundle.logFile(name) });
  try {
    findings.drivers = drivers.all.map(({ driver }) => driver.identity);
    await warmDrivers(run, drivers);
    await measureTarget(run, drivers);
    if (request.signal.aborted) return;
    journal.stage('calibrating');
    findings.noise = await calibration.atEnd();
  } finally {
    await drivers.close();
  }
}

/** Runs the drivers' own code until it is compiled, on the null server (docs/design.md, rule 13). */
async function warmDrivers(run: VariantRun, drivers: OpenDrivers): Promise<void> {
  const { plan, nullChain, signal } = run.request;
  if (plan.drivers.length === 0) return;
  run.journal.stage('warming the drivers');
  const nullServer = await launchNullServer(run, nullChain);
  try {
    for (const driver of drivers.own) await driver.warm(nullServer.address, { messages: plan.driverWarmupMessages, ...nullChain }, signal);
  } finally {
    await nullServer.stop();
  }
}

async function writeDocuments({ request, bundle, journal, findings }: VariantRun, outcome: Outcome): Promise<void> {
  await bundle.writeDocument('Measurements', measurementsDocument(findings));
  await bundle.writeDocument('Payloads', payloadsDocument(request.plan, findings));
  if (request.plan.indexBuild !== null) await bundle.writeDocument('IndexBuild', indexBuildDocument(request, findings, outcome));
  await bundle.writeDocument('Bundle', bundleDocument(request, findings, journal.times, outcome));
}
