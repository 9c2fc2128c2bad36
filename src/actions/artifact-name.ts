import { safeFileName } from '../bundle/safe-file-name.ts';

/** GitHub takes longer ones; file names made of them do not. */
const MAX_NAME = 200;

interface LegJob {
  readonly job: string;
  /** As in the job matrix; null where the job measures everything. */
  readonly leg: string | null;
}

/** The name of a job's artifact, without the attempt. Two legs never share one. */
export function legArtifact({ job, leg }: LegJob): string {
  return `indexbench-${safeFileName(job)}${leg === null ? '' : `-${safeFileName(leg)}`}`;
}

/** The names to try for an artifact, the first that is free being taken: names are never used twice in a run. */
export function* namesToTry(base: string): Generator<string> {
  yield base;
  for (let number = 2; number <= MAX_TRIES; number += 1) yield `${base}-${String(number)}`;
}

const MAX_TRIES = 50;

/** A name that somebody chose: what GitHub refuses is replaced. */
export function chosenName(text: string): string {
  return safeFileName(text).slice(0, MAX_NAME);
}

export interface FoundArtifact {
  readonly name: string;
  readonly id: number;
}

/** The artifact of a leg's newest attempt; of several in one attempt the one that was named last. Null where there is none. */
export function newestOf<A extends FoundArtifact>(found: readonly A[], { job, leg }: LegJob): (A & { readonly attempt: number }) | null {
  const base = `${legArtifact({ job, leg })}-a`;
  const ofLeg = found.flatMap((artifact) => {
    if (!artifact.name.startsWith(base)) return [];
    const [, attempt, number = '1'] = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/.exec(artifact.name.slice(base.length)) ?? [];
    return attempt === undefined ? [] : [{ ...artifact, attempt: Number(attempt), number: Number(number) }];
  });
  return ofLeg.sort((a, b) => b.attempt - a.attempt || b.number - a.number || b.id - a.id)[0] ?? null;
}
