import { join } from 'node:path';
import type { Payloads, PlannedScenario } from '../model/generated/types.ts';
import { Ceilings, measureCeilings } from '../studies/ceiling.ts';
import { startNullServer, type NullServer } from '../studies/null-server.ts';
import type { KeptPayloads } from '../studies/payload-check.ts';
import type { OpenDrivers } from './drivers.ts';
import { typicalNullChain, type NullChain } from './null-chain.ts';
import type { VariantRun } from './variant-run-request.ts';

/** What the payload check of a run found. */
export interface CheckedChain {
  readonly payloads: Payloads;
  readonly kept: KeptPayloads;
}

/**
 * What the drivers can do at most on this host, which is no property of a variant: measured in the first run of a command that gets so far, while its
 * target is idle, and used in all of them.
 */
export class SessionCeilings {
  readonly #ceilings = new Ceilings();
  readonly #measured = new Set<string>();

  /** Measures what is not known yet. @throws IndexbenchError SYSTEM_EXITED, SYSTEM_NOT_READY; the signal's reason */
  async of(run: VariantRun, drivers: OpenDrivers, checked: CheckedChain): Promise<Ceilings> {
    const { plan } = run.request;
    const unknown = plan.scenarios.filter(({ scenario }) => !this.#measured.has(scenario.id));
    if (plan.drivers.length > 0 && unknown.length > 0) await this.#measure(run, drivers, { checked, unknown });
    return this.#ceilings;
  }

  async #measure(run: VariantRun, drivers: OpenDrivers, { checked, unknown }: { readonly checked: CheckedChain; readonly unknown: readonly PlannedScenario[] }): Promise<void> {
    const { workFolder, journal, request } = run;
    journal.stage('measuring the drivers’ ceilings');
    const chain = chainOf(run, checked);
    const nullServer = await launchNullServer(run, chain);
    try {
      await measureCeilings(drivers.all, unknown, { nullServer: nullServer.address, heights: chain, workFolder, signal: request.signal, into: this.#ceilings });
      for (const { scenario } of unknown) this.#measured.add(scenario.id);
    } finally {
      await nullServer.stop();
    }
  }
}

/** A null server in this run, on the server's CPUs. @throws IndexbenchError SYSTEM_EXITED, SYSTEM_NOT_READY */
export function launchNullServer({ request, workFolder, bundle }: VariantRun, { folder }: NullChain): Promise<NullServer> {
  const { session, packageRoot, signal } = request;
  return startNullServer({ backend: session.choice.backend, cpus: session.cpus.server, packageRoot, snapshotFolder: folder, workFolder, logFile: bundle.logFile('null-server'), signal });
}

/** Blocks of the snapshot's own chain, where these are known. */
function chainOf({ request, workFolder }: VariantRun, { payloads, kept }: CheckedChain): NullChain {
  const { pin } = request.plan.snapshot;
  const isKnown = payloads.whole !== null && payloads.verdict.kind !== 'wrong';
  if (pin.kind === 'compact-blocks' || !isKnown) return request.nullChain;
  return typicalNullChain(kept.file, { firstHeight: pin.firstHeight, lastHeight: pin.tipHeight }, join(workFolder, 'null-chain'));
}
