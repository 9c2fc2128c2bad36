/**
 * What stands in for GitHub's own actions where workflows are run without network. One program plays all parts; the part is an input with a
 * default. Same inputs and outputs as far as the workflows here use them, with GitHub's real artifact client underneath.
 */
import { appendFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { execFileSync } from 'node:child_process';
import { DefaultArtifactClient } from '@actions/artifact';
import * as core from '@actions/core';
import { environmentOf } from './stand-in-environment.ts';

const environment = environmentOf();

const PARTS: Readonly<Record<string, () => Promise<void> | void>> = {
  checkout,
  'setup-node': () => core.setOutput('node-version', process.version),
  'github-script': githubScript,
  'upload-artifact': uploadArtifact,
  'download-artifact': downloadArtifact,
};

/** A real checkout: of a repository that the harness names, at a commit, a branch or a tag. */
function checkout(): void {
  const slug = core.getInput('repository') || environment.repository;
  const source = environment.repositories[slug];
  if (source === undefined) throw new Error(`checkout: the harness knows no repository ${slug}`);
  const folder = resolve(environment.workspace, core.getInput('path'));
  const git = (...args: string[]): string => execFileSync('git', ['-C', folder, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
  mkdirSync(folder, { recursive: true });
  git('clone', '--quiet', '--shared', '--no-checkout', source, '.');
  const wanted = core.getInput('ref') || environment.sha;
  const commit = /^[0-9a-f]{40}$/.test(wanted) ? wanted : `refs/remotes/origin/${wanted}`;
  git('checkout', '--quiet', '--force', '--detach', commit);
  core.setOutput('commit', git('rev-parse', 'HEAD'));
}

async function uploadArtifact(): Promise<void> {
  const path = resolve(environment.workspace, core.getInput('path', { required: true }));
  if (!existsSync(path)) throw new Error(`No files were found with the provided path: ${path}`);
  const folder = statSync(path).isDirectory() ? path : dirname(path);
  const files = folder === path ? readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)) : [path];
  const { id, digest } = await new DefaultArtifactClient().uploadArtifact(core.getInput('name') || 'artifact', files, folder);
  core.setOutput('artifact-id', id);
  core.setOutput('artifact-digest', digest);
}

async function downloadArtifact(): Promise<void> {
  // The real one asks the REST API for another run's artifacts; here a token of that run is enough.
  const run = core.getInput('run-id');
  if (run !== '') environment.actAs(run);
  const client = new DefaultArtifactClient();
  const name = core.getInput('name');
  const into = resolve(environment.workspace, core.getInput('path') || '.');
  const { artifacts } = await client.listArtifacts({ latest: true });
  const wanted = artifacts.filter((artifact) => name === '' || artifact.name === name);
  if (name !== '' && wanted.length === 0) throw new Error(`Unable to download artifact(s): Artifact not found for name: ${name}`);
  for (const artifact of wanted) await client.downloadArtifact(artifact.id, { path: name === '' ? join(into, artifact.name) : into });
  core.setOutput('download-path', into);
}

/** Runs the step's script. `github.rest.X.Y(…)` is written to a file that the test reads, and answered from what the test gave. */
async function githubScript(): Promise<void> {
  const [owner, repo] = environment.repository.split('/');
  const context = { payload: environment.payload, eventName: environment.eventName, sha: environment.sha, runId: Number(environment.runId), repo: { owner, repo } };
  const { constructor: AsyncFunction } = Object.getPrototypeOf(githubScript) as { constructor: new (...args: string[]) => (...values: unknown[]) => Promise<unknown> };
  const script = new AsyncFunction('core', 'context', 'github', 'require', core.getInput('script', { required: true }));
  const result = await script(core, context, restRecorder(), createRequire(join(environment.workspace, 'script.js')));
  core.setOutput('result', JSON.stringify(result) ?? '');
}

function restRecorder(): unknown {
  const call = (name: string) => (parameters: unknown): Promise<{ data: unknown }> => {
    if (environment.callsFile !== null) appendFileSync(environment.callsFile, `${JSON.stringify({ name, parameters })}\n`);
    return Promise.resolve({ data: environment.answers[name] ?? [] });
  };
  const group = (prefix: string): unknown => new Proxy({}, { get: (_target, name) => call(`${prefix}.${String(name)}`) });
  return { rest: new Proxy({}, { get: (_target, name) => group(String(name)) }), paginate: async (method: (parameters: unknown) => Promise<{ data: unknown }>, parameters: unknown) => (await method(parameters)).data };
}

const part = core.getInput('stand-in', { required: true });
const perform = PARTS[part];
if (perform === undefined) throw new Error(`no stand-in for ${basename(part)}`);
try {
  await perform();
} catch (error) {
  core.setFailed(error instanceof Error ? error.message : String(error));
}
