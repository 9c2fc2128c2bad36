import { existsSync } from 'node:fs';
import { reviewText } from '../bundle/review.ts';
import { verdictError } from '../cli/verdict.ts';
import { IndexbenchError } from '../model/errors.ts';
import { comparisonMarkdown } from '../report/markdown.ts';
import { cacheMode, flagInput } from './action-inputs.ts';
import { defaultName, legArtifact } from './artifact-name.ts';
import { artifactLink, uploadArtifact, type UploadedArtifact } from './artifact-upload.ts';
import { parseStates } from './cache-entry.ts';
import { evidenceFiles } from './evidence-files.ts';
import { actionInput, readJobEnvironment, runInput, type JobEnvironment } from './job-environment.ts';
import { JobCache } from './job-cache.ts';
import { asProblem, JobLog } from './job-log.ts';
import { readRunOutcome, type OutcomeFound } from './run-outcome.ts';
import { addReadme } from './review-readme.ts';
import { putOut } from './step-output.ts';
import { writeSummary } from './summary.ts';

const PUBLISH_LIMITS = { error: 2, warning: 2 } as const;

/**
 * The last step of the action, whatever became of the run: keeps the evidence as an artifact, says what came of it in a summary and a few
 * annotations, saves to GitHub's cache what was not there, and puts out `bundle`, `artifact-name`, `comparison` and `outcome`. None of it
 * fails the job: that is the run's to do.
 */
export async function publish(): Promise<void> {
  const job = readJobEnvironment();
  const log = new JobLog(PUBLISH_LIMITS);
  const out = runInput('out', job);
  const found = await findOutcome(out, job, log);
  const isThere = out !== null && existsSync(out) && actionInput('taken', job) !== 'true';
  putOut('outcome', found.outcome, log);
  putOut('bundle', isThere ? out : '', log);
  putOut('comparison', found.comparison?.file ?? '', log);
  const verdict = found.problem ?? (found.comparison === null ? noComparison(found.outcome) : verdictError(found.comparison.document));
  if (verdict !== null) log.error(verdict);
  const artifact = isThere && flagInput('upload', job, log) ? await keepEvidence(out, job, log) : null;
  putOut('artifact-name', artifact?.name ?? '', log);
  if (flagInput('summary', job, log)) await tell(log, () => writeSummary(summaryOf(found, artifact, out), pointerTo(artifact, out), job));
  if (cacheMode(job, log) === 'write') await tell(log, () => new JobCache(job, log).save(parseStates(actionInput('cache-state', job) ?? '[]', 'INDEXBENCH_ACTION_CACHE_STATE')));
}

async function findOutcome(out: string | null, job: JobEnvironment, log: JobLog): Promise<OutcomeFound> {
  const nothing: OutcomeFound = { outcome: 'error', comparison: null, problem: null };
  if (out === null) return nothing;
  if (actionInput('taken', job) === 'true') return { ...nothing, problem: new IndexbenchError('OUTPUT_EXISTS', { what: 'the folder held something before the run; nothing in it is published', where: out }) };
  try {
    return await readRunOutcome(out, actionInput('run', job) === 'success');
  } catch (error) {
    log.note(`the outcome cannot be told: ${asProblem(error).message}`);
    return nothing;
  }
}

function noComparison(outcome: OutcomeFound['outcome']): IndexbenchError {
  return outcome === 'incomplete'
    ? new IndexbenchError('INTERRUPTED', { what: 'the run ended before its comparison was written; sealed bundles are there', next: 'Compare them with: aggregate DIR.' })
    : new IndexbenchError('RUN_FAILED', { what: 'the run left no comparison and no sealed bundle', next: 'Read the log of the step before this one.' });
}

async function keepEvidence(out: string, job: JobEnvironment, log: JobLog): Promise<UploadedArtifact | null> {
  try {
    // A run that was cut off did not come to write one.
    if (evidenceFiles(out).length > 0) addReadme(out, reviewText('indexbench'), log);
    const artifact = await uploadArtifact({ name: artifactName(job), files: evidenceFiles(out), root: out }, job, log);
    log.note(`the evidence is in artifact ${artifact.name}`);
    return artifact;
  } catch (error) {
    log.error(asProblem(error));
    return null;
  }
}

function artifactName(job: JobEnvironment): string {
  const name = actionInput('artifact-name', job);
  return `${legArtifact({ name: name ?? defaultName(job.job), leg: runInput('leg', job) })}-a${String(job.attempt)}`;
}

function summaryOf({ outcome, comparison, problem }: OutcomeFound, artifact: UploadedArtifact | null, out: string | null): string {
  const text = comparison === null ? `# Comparison\n\nThere is none: ${outcome}${problem === null ? '' : `, ${problem.code}`}. Read the log of the run.\n` : comparisonMarkdown(comparison.document);
  return `${text}\n${pointerTo(artifact, out)}\n`;
}

/** Where the evidence is, as a line of Markdown. */
function pointerTo(artifact: UploadedArtifact | null, out: string | null): string {
  if (artifact === null) return out === null ? 'No evidence was kept.' : 'The evidence was not uploaded; it lies in the output folder of the job’s machine.';
  return `All of it, with report.html, every call as Parquet, and a README.txt that says how to verify it, is in the artifact ${artifactLink(artifact)}.`;
}

async function tell(log: JobLog, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.warning(asProblem(error));
  }
}
