import { existsSync } from 'node:fs';
import { safeFileName } from '../bundle/safe-file-name.ts';
import { verdictError } from '../cli/verdict.ts';
import { IndexbenchError } from '../model/errors.ts';
import { bullets } from '../report/markdown-list.ts';
import { comparisonMarkdown } from '../report/markdown.ts';
import { artifactLink, uploadArtifact, type UploadedArtifact } from './artifact-upload.ts';
import { evidenceFiles } from './evidence-files.ts';
import { actionInput, readJobEnvironment, runInput } from './job-environment.ts';
import { asProblem, JobLog } from './job-log.ts';
import { readRunOutcome, type OutcomeFound } from './run-outcome.ts';
import { addReadme } from './review-readme.ts';
import { putOut } from './step-output.ts';
import { writeSummary } from './summary.ts';

const COMPARISON_LIMITS = { error: 3, warning: 3 } as const;
const DEFAULT_NAME = 'comparison';

/**
 * For the job that aggregates, after `aggregate` wrote to INDEXBENCH_RUN_OUT: uploads that folder as the artifact `comparison`, or as
 * INDEXBENCH_ACTION_ARTIFACT_NAME says (of a later attempt with `-a2` behind), and writes one summary, which names the legs missing
 * (INDEXBENCH_ACTION_MISSING, as collect puts them out). Puts out `artifact-name`, `comparison` and `outcome`. The verdict itself is the
 * exit code of `aggregate`.
 */
export async function publishComparison(): Promise<void> {
  const job = readJobEnvironment();
  const log = new JobLog(COMPARISON_LIMITS);
  const out = runInput('out', job);
  const name = safeFileName(actionInput('artifact-name', job) ?? DEFAULT_NAME);
  const missing = (actionInput('missing', job) ?? '').split('\n').filter((label) => label !== '');
  const found = out === null ? { outcome: 'error' as const, comparison: null, problem: null } : await readRunOutcome(out, actionInput('run', job) === 'success');
  const verdict = found.problem ?? (found.comparison === null ? new IndexbenchError('NOTHING_TO_COMPARE', { what: 'there is no comparison', next: 'Read the logs of the legs, and of the step that aggregates.' }) : verdictError(found.comparison.document));
  if (verdict !== null) log.error(verdict);
  let artifact: UploadedArtifact | null = null;
  if (out !== null && existsSync(out)) {
    try {
      if (found.comparison !== null) addReadme(out, README, log);
      artifact = await uploadArtifact({ name: job.attempt === 1 ? name : `${name}-a${String(job.attempt)}`, files: evidenceFiles(out), root: out }, job, log);
    } catch (error) {
      log.error(asProblem(error));
    }
  }
  putOut('artifact-name', artifact?.name ?? '', log);
  putOut('comparison', found.comparison?.file ?? '', log);
  putOut('outcome', found.outcome === 'passed' && missing.length > 0 ? 'incomplete' : found.outcome, log);
  const pointer = artifact === null ? 'The comparison was not uploaded.' : `The whole comparison, with report.html, is in the artifact ${artifactLink(artifact)}.`;
  try {
    await writeSummary(comparisonSummary(found, missing, pointer), pointer, job);
  } catch (error) {
    log.warning(asProblem(error));
  }
}

function comparisonSummary({ outcome, comparison }: OutcomeFound, missing: readonly string[], pointer: string): string {
  const gaps = missing.length === 0 ? '' : `**Missing legs**\n\n${bullets(missing).join('\n')}\n\n`;
  return `${gaps}${comparison === null ? `# Comparison\n\nThere is none: ${outcome}.\n` : comparisonMarkdown(comparison.document)}\n${pointer}\n`;
}

const README = `How to review this comparison
=============================

comparison.json names each bundle that it was made of by its id, the SHA-256 of the bundle's MANIFEST.sha256; the bundles are in the
artifacts of the legs, of the same run. With a checkout of indexbench, Node.js 20.19 or later, and nothing installed:

   gh run download RUN --dir DIR
   node INDEXBENCH/dist/cli.mjs verify DIR
   node INDEXBENCH/dist/cli.mjs aggregate DIR --format html --out AGAIN

The first recomputes every figure from the samples, the second makes this comparison again. report.html opens from disk and asks no network.
`;
