import { sha256Hex } from '../model/canonical-json.ts';
import { serializeDocument, validateDocument } from '../model/document.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { JobMatrix, Plan } from '../model/generated/types.ts';
import { needsFixtures } from '../plan/chain-fixtures.ts';
import { jobLegs, type JobLimits } from '../plan/job-legs.ts';
import { checkSnapshotFor, systemOf } from '../systems/registry.ts';
import { cacheEntriesOf } from './cache-entries.ts';
import { diskNeedOf } from './disk-need.ts';

/** Of a job's outputs, as GitHub counts them (UTF-16). */
const MAXIMUM_CHARACTERS = 500_000;

/**
 * A plan as jobs of a CI. Nothing is started or fetched.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT for settings that cannot be right, for a snapshot that a variant cannot start from, and for a plan
 *   that cannot be split into such jobs
 */
export function planMatrix(plan: Plan, limits: JobLimits): JobMatrix {
  for (const variant of plan.variants) {
    systemOf(variant);
    checkSnapshotFor(variant, plan.snapshot);
  }
  const { programs, snapshot } = cacheEntriesOf(plan);
  const { legs, minutesPerLeg, acrossMachines } = jobLegs(plan, limits);
  const archive = snapshot === null || snapshot.fitsCache === false ? null : { bytes: snapshot.archiveBytes };
  const matrix: JobMatrix = {
    version: 1,
    plan: { id: plan.id, digest: planDigest(plan), needsNode: needsNode(plan) },
    programs: [...programs],
    snapshot,
    legs: [...legs],
    disk: plan.variants.map((variant) => diskNeedOf(variant, plan.snapshot, archive)),
    minutesPerLeg,
    acrossMachines,
  };
  if (JSON.stringify(matrix).length > MAXIMUM_CHARACTERS) throw new IndexbenchError('INPUT_INCONSISTENT', { what: 'the matrix is too long for the output of a job', where: `plan ${plan.id}`, next: 'Take fewer variants or repeats.' });
  return validateDocument('JobMatrix', matrix, 'matrix', 'INTERNAL');
}

/** SHA-256 of a plan as it is written into bundles. */
export function planDigest(plan: Plan): string {
  return sha256Hex(serializeDocument(plan));
}

/** Whether a node has yet to select what requests of the plan name. */
export function needsNode(plan: Plan): boolean {
  return plan.fixtures === null && needsFixtures(plan);
}
