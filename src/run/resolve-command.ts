import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { serializeDocument } from '../model/document.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { Plan } from '../model/generated/types.ts';
import type { ProgramSources } from '../obtain/obtain-context.ts';
import { withFixtures } from '../plan/chain-fixtures.ts';
import { checkSnapshotFor, systemOf } from '../systems/registry.ts';
import { choosePlan, type PlanRequest } from './chosen-plan.ts';
import { openHostSession } from './host-session.ts';
import { openObtain } from './open-obtain.ts';
import { needsNode, planDigest } from './plan-matrix.ts';
import { writeReport } from './report-files.ts';
import { restoreForRuns } from './restored-snapshot.ts';
import { protoFolderOf } from './proto-folder.ts';
import { withDeadline } from './run-deadline.ts';
import type { EmitRunEvent } from './run-event.ts';
import { planWithFixtures, selectorOf } from './select-fixtures.ts';

export interface ResolveRequest extends PlanRequest {
  /** The file to write; absent. */
  readonly out: string;
  readonly packageRoot: string;
  readonly sources: ProgramSources;
  readonly signal: AbortSignal;
  readonly emit: EmitRunEvent;
}

export interface ResolvedPlan {
  readonly file: string;
  /** SHA-256 of the file: of every bundle of the plan. */
  readonly digest: string;
  readonly plan: Plan;
}

/**
 * Writes the plan as all its legs run it: names replaced by what they name, and the transactions and addresses that its requests name selected,
 * for which the snapshot is restored and its node started where there are such.
 *
 * @throws IndexbenchError OUTPUT_EXISTS, and what choosePlan, restoreSnapshot and planWithFixtures throw
 */
export async function resolveCommand(request: ResolveRequest): Promise<ResolvedPlan> {
  const file = resolve(request.out);
  if (existsSync(file)) throw new IndexbenchError('OUTPUT_EXISTS', { what: 'is there already', where: file, next: 'Choose another --out, or remove it yourself.' });
  const { plan, settings } = choosePlan(request);
  for (const variant of plan.variants) {
    systemOf(variant);
    checkSnapshotFor(variant, plan.snapshot);
  }
  const resolved = await filled(plan, { ...request, ...settings });
  await writeReport(file, serializeDocument(resolved));
  return { file, digest: planDigest(resolved), plan: resolved };
}

type SelectRequest = ResolveRequest & Pick<Plan, 'serverCpus' | 'clientCpus' | 'deadlineSeconds'>;

async function filled(plan: Plan, request: SelectRequest): Promise<Plan> {
  if (!needsNode(plan)) return plan;
  const selector = selectorOf(plan);
  return 'unavailable' in selector ? withFixtures(plan, selector) : selectedOnHost(plan, request);
}

async function selectedOnHost(plan: Plan, request: SelectRequest): Promise<Plan> {
  const { packageRoot, sources, emit } = request;
  const session = await openHostSession({ ...request, workParent: undefined });
  const deadline = withDeadline(AbortSignal.any([request.signal, session.lost]), request.deadlineSeconds);
  const { signal } = deadline;
  try {
    const workFolder = session.work.path;
    const restored = await restoreForRuns(plan.snapshot, { workFolder, packageRoot, cacheFolder: sources.cacheFolder, emit, signal });
    const obtain = openObtain({ sources, packageRoot, signal, onProgress: (message) => emit({ kind: 'notice', message }) });
    return await planWithFixtures(plan, { ...restored, workFolder, packageRoot, protoFolder: protoFolderOf(packageRoot), obtain, backend: session.choice.backend, cpus: session.cpus.server, emit, signal });
  } finally {
    deadline.clear();
    await session.close();
  }
}
