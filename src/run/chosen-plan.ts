import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseDocument } from '../model/document.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { Plan } from '../model/generated/types.ts';
import { checkResolvedPlan } from '../plan/check-resolved-plan.ts';
import { resolvePlan, type PlanOverrides } from '../plan/resolve.ts';
import { isName, loadPlanInputs, readInput } from './input-files.ts';

/** What is asked for: a plan with what flags put in the place of its values. */
export interface PlanRequest {
  /** A plan file, a resolved plan, or the name of an embedded plan. */
  readonly plan: string;
  readonly files: { readonly pins: string | null; readonly workload: string | null; readonly gates: string | null };
  readonly overrides: PlanOverrides;
}

export interface ChosenPlan {
  readonly plan: Plan;
  /** Of this command: the plan's, but where a plan that was resolved before is run otherwise. */
  readonly settings: Pick<Plan, 'serverCpus' | 'clientCpus' | 'deadlineSeconds'>;
}

/** Resolved plans hold what a node selected, and pins. */
const MAX_PLAN_BYTES = 64 * 1024 * 1024;
/** What may differ from a resolved plan without its becoming another one. */
const OF_THE_COMMAND: readonly (keyof PlanOverrides)[] = ['serverCpus', 'clientCpus', 'deadlineSeconds'];
const FLAGS: Readonly<Record<keyof PlanOverrides | keyof PlanRequest['files'], string>> = {
  studies: '--studies', variants: '--variants', ownVariants: '--variants', scenarios: '--scenarios', drivers: '--drivers', repeats: '--repeats', snapshot: '--snapshot',
  serverCpus: '--server-cpus', clientCpus: '--client-cpus', deadlineSeconds: '--deadline', pins: '--pins', workload: '--workload', gates: '--gates',
};

/**
 * Reads and resolves a plan; one that `plan resolve` wrote is taken as it is, so that all legs of it have one digest.
 *
 * @throws IndexbenchError INPUT_NOT_FOUND, INPUT_NOT_JSON, INPUT_INVALID, INPUT_INCONSISTENT
 */
export function choosePlan({ plan: name, files, overrides, packageRoot }: PlanRequest & { readonly packageRoot: string }): ChosenPlan {
  const plan = readResolved(name) ?? null;
  if (plan === null) {
    const resolved = resolvePlan({ ...loadPlanInputs({ plan: name, ...files, packageRoot }), overrides });
    return { plan: resolved, settings: resolved };
  }
  const asked = [...Object.entries(files).filter(([, file]) => file !== null), ...Object.entries(overrides).filter(([, value]) => value !== undefined)].map(([key]) => key);
  const other = asked.find((key) => !OF_THE_COMMAND.some((allowed) => allowed === key));
  if (other !== undefined) {
    throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${FLAGS[other as keyof typeof FLAGS]} would make another plan of a resolved one`, where: resolve(name), next: 'Resolve the plan again with it: indexbench plan resolve.' });
  }
  const { serverCpus = plan.serverCpus, clientCpus = plan.clientCpus, deadlineSeconds = plan.deadlineSeconds } = overrides;
  return { plan, settings: { serverCpus, clientCpus, deadlineSeconds } };
}

/** The plan of a file that holds a resolved one; null where it is something else, which is then read as that. */
function readResolved(name: string): Plan | null {
  const path = resolve(name);
  if (isName(name) || !isFile(path)) return null;
  const text = readInput(path, MAX_PLAN_BYTES);
  if (!looksResolved(text)) return null;
  const plan = parseDocument('Plan', text, path);
  checkResolvedPlan(plan, path);
  return plan;
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function looksResolved(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && 'legs' in value && 'payloadCheck' in value;
  } catch {
    return false;
  }
}
