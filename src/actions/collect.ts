import { DefaultArtifactClient, type Artifact } from '@actions/artifact';
import { setOutput } from '@actions/core';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { IndexbenchError } from '../model/errors.ts';
import { escapeText } from '../report/escape.ts';
import { defaultName, newestOf } from './artifact-name.ts';
import { artifactProblem, requireArtifacts } from './artifact-upload.ts';
import { actionInput, readJobEnvironment, type JobEnvironment } from './job-environment.ts';
import { JobLog } from './job-log.ts';
import { listenToClient } from './listen-to-client.ts';
import { unzip } from './unzip.ts';

const COLLECT_LIMITS = { error: 3, warning: 3 } as const;

interface Leg {
  readonly leg: string;
  readonly label: string;
}

/**
 * For the job that aggregates: downloads the artifact of each leg's newest attempt into a folder of its name, as `gh run download` does, so that
 * links from a comparison in a folder beside them are good in both places. INDEXBENCH_ACTION_LEGS holds
 * the legs of the job matrix as JSON, INDEXBENCH_ACTION_JOB the name of the job that measured them (bench), or
 * INDEXBENCH_ACTION_ARTIFACT_NAME what that job was given as artifact-name.
 *
 * Puts out `folder` (for `aggregate`), `found` (how many), and `missing` (labels of legs without an artifact, or with one that may not be
 * used; one a line).
 */
export async function collect(): Promise<void> {
  const job = readJobEnvironment();
  const log = new JobLog(COLLECT_LIMITS);
  const folder = resolve(actionInput('folder', job) ?? mkdtempSync(join(job.tempFolder, 'indexbench-legs-')));
  setOutput('folder', folder);
  const legs = parseLegs(actionInput('legs', job) ?? '[]');
  const missing = await downloadLegs(legs, { folder, name: actionInput('artifact-name', job) ?? defaultName(actionInput('job', job) ?? 'bench'), job, log });
  setOutput('found', String(legs.length - missing.length));
  setOutput('missing', missing.map(({ label }) => label).join('\n'));
  if (missing.length > 0) log.error(new IndexbenchError('CI_ARTIFACT', { what: `${String(missing.length)} of ${String(legs.length)} legs are missing: ${missing.map(({ label }) => label).join(', ')}`, next: 'Run the failed jobs again; what is there is compared, and no gate passes.' }));
}

interface DownloadRequest {
  readonly folder: string;
  /** What the artifacts of legs are called, before the leg. */
  readonly name: string;
  readonly job: JobEnvironment;
  readonly log: JobLog;
}

async function downloadLegs(legs: readonly Leg[], { folder, name, job, log }: DownloadRequest): Promise<Leg[]> {
  const client = new DefaultArtifactClient();
  let artifacts: readonly Artifact[];
  try {
    requireArtifacts(job, folder);
    artifacts = (await listenToClient(() => client.listArtifacts())).result.artifacts;
  } catch (cause) {
    log.error(cause instanceof IndexbenchError ? cause : artifactProblem('the artifacts of this run could not be listed', folder, cause));
    return [...legs];
  }
  const missing: Leg[] = [];
  for (const leg of legs) {
    const artifact = newestOf(artifacts, { name, leg: leg.leg });
    if (artifact === null) missing.push(leg);
    else if (!(await download(artifact, join(folder, artifact.name), { client, log }))) missing.push(leg);
    else log.note(`leg ${leg.label}: ${artifact.name} (attempt ${String(artifact.attempt)})`);
  }
  return missing;
}

/** False, with a warning and nothing left, where it could not be had whole. */
async function download({ id, name, digest }: Artifact, into: string, { client, log }: { readonly client: DefaultArtifactClient; readonly log: JobLog }): Promise<boolean> {
  const packed = `${into}.zip.d`;
  try {
    const { result } = await listenToClient(() => client.downloadArtifact(id, { path: packed, skipDecompress: true, ...(digest === undefined ? {} : { expectedHash: digest }) }));
    if (result.digestMismatch === true) throw new IndexbenchError('CI_ARTIFACT', { what: `artifact ${name} is not what was uploaded: its digest differs`, where: into });
    const [file, ...others] = readdirSync(packed);
    if (file === undefined || others.length > 0) throw new IndexbenchError('CI_ARTIFACT', { what: `artifact ${name} did not arrive as one file`, where: into });
    await unzip(join(packed, file), into);
    return true;
  } catch (cause) {
    rmSync(into, { recursive: true, force: true });
    log.warning(cause instanceof IndexbenchError ? cause : artifactProblem(`artifact ${name} could not be downloaded`, into, cause));
    return false;
  } finally {
    rmSync(packed, { recursive: true, force: true });
  }
}

function parseLegs(text: string): Leg[] {
  const where = 'INDEXBENCH_ACTION_LEGS';
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new IndexbenchError('INPUT_NOT_JSON', { what: 'no JSON', where, cause });
  }
  if (!Array.isArray(value)) throw new IndexbenchError('INPUT_INVALID', { what: 'no list', where });
  return (value as unknown[]).map((entry, index) => {
    const { leg, label } = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>;
    if (typeof leg !== 'string' || leg === '') throw new IndexbenchError('INPUT_INVALID', { what: 'a leg has no "leg"', where: `${where}#/${String(index)}` });
    return { leg, label: escapeText(typeof label === 'string' ? label : leg) };
  });
}
