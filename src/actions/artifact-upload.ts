import { DefaultArtifactClient } from '@actions/artifact';
import { IndexbenchError } from '../model/errors.ts';
import { namesToTry } from './artifact-name.ts';
import type { JobEnvironment } from './job-environment.ts';
import type { JobLog } from './job-log.ts';
import { listenToClient } from './listen-to-client.ts';

export interface UploadedArtifact {
  readonly name: string;
  readonly id: number;
  /** A page for people; null outside a run. */
  readonly url: string | null;
}

/** An artifact as a link of Markdown; names are safe file names. */
export function artifactLink({ name, url }: UploadedArtifact): string {
  return url === null ? `\`${name}\`` : `[${name}](${url})`;
}

interface UploadRequest {
  /** The first of it that is free is taken: name, name-2, name-3 … */
  readonly name: string;
  readonly files: readonly string[];
  readonly root: string;
}

/**
 * Uploads files as one artifact, for the time that the repository keeps artifacts.
 *
 * @throws IndexbenchError CI_SERVICE where this job has no artifact service, CI_ARTIFACT where it refuses; both say where the files are
 */
export async function uploadArtifact({ name, files, root }: UploadRequest, job: JobEnvironment, log: JobLog): Promise<UploadedArtifact> {
  requireArtifacts(job, root);
  if (files.length === 0) throw new IndexbenchError('CI_ARTIFACT', { what: 'there is nothing to upload', where: root, next: 'Read the log of the step before: the run left no evidence.' });
  const client = new DefaultArtifactClient();
  for (const candidate of namesToTry(name)) {
    try {
      const { result } = await listenToClient(() => client.uploadArtifact(candidate, [...files], root));
      if (result.id === undefined) throw new Error('the service gave it no id');
      return { name: candidate, id: result.id, url: job.runUrl === null ? null : `${job.runUrl}/artifacts/${String(result.id)}` };
    } catch (cause) {
      if (!isTaken(cause)) throw artifactProblem(`artifact ${candidate} could not be uploaded`, root, cause);
      log.note(`an artifact ${candidate} is there already, of this job or of an earlier attempt: another name is tried`);
    }
  }
  throw new IndexbenchError('CI_ARTIFACT', { what: `artifact ${name} could not be uploaded: it and all names like it are taken`, where: root });
}

/** @throws IndexbenchError CI_SERVICE */
export function requireArtifacts({ hasToken, hasResultsService }: JobEnvironment, where: string): void {
  const missing = hasToken ? (hasResultsService ? null : 'ACTIONS_RESULTS_URL') : 'ACTIONS_RUNTIME_TOKEN';
  if (missing !== null) throw new IndexbenchError('CI_SERVICE', { what: `there is no artifact service: ${missing} is not set, which the runner gives to actions and not to the commands of run steps`, where });
}

/** What a failure of the artifact client means. GitHub Enterprise Server speaks an older protocol, which no client of today does. */
export function artifactProblem(what: string, where: string, cause: unknown): IndexbenchError {
  const { name, message } = cause instanceof Error ? cause : new Error(String(cause));
  if (name === 'GHESNotSupportedError') return new IndexbenchError('CI_SERVICE', { what: `${what}: GitHub Enterprise Server has no artifact service of this version`, where, next: 'Upload that folder with actions/upload-artifact@v3, which works there.', cause });
  return new IndexbenchError('CI_ARTIFACT', { what: `${what}: ${message}`, where, cause });
}

function isTaken(cause: unknown): boolean {
  return cause instanceof Error && /\(409\)|already exists/i.test(cause.message);
}
