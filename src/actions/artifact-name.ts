import { safeFileName } from '../bundle/safe-file-name.ts';

interface LegOfName {
  /** What stands before the leg. */
  readonly name: string;
  /** As in the job matrix; null where the job measures everything. */
  readonly leg: string | null;
}

/** What the artifacts of a job are called where nobody said. */
export function defaultName(job: string): string {
  return `indexbench-${job}`;
}

/** The name of an artifact, without the attempt. What GitHub refuses in names is replaced; two legs never share one. */
export function legArtifact({ name, leg }: LegOfName): string {
  return `${safeFileName(name)}${leg === null ? '' : `-${safeFileName(leg)}`}`;
}

/** The names to try for an artifact, the first that is free being taken: names are never used twice in a run. */
export function* namesToTry(base: string): Generator<string> {
  yield base;
  for (let number = 2; number <= MAX_TRIES; number += 1) yield `${base}-${String(number)}`;
}

const MAX_TRIES = 50;

export interface FoundArtifact {
  readonly name: string;
  readonly id: number;
}

/** The artifact of a leg's newest attempt; of several in one attempt the one that was named last. Null where there is none. */
export function newestOf<A extends FoundArtifact>(found: readonly A[], ofLeg: LegOfName): (A & { readonly attempt: number }) | null {
  const base = `${legArtifact(ofLeg)}-a`;
  const matching = found.flatMap((artifact) => {
    if (!artifact.name.startsWith(base)) return [];
    const [, attempt, number = '1'] = /^([1-9]\d{0,8})(?:-([1-9]\d{0,8}))?$/.exec(artifact.name.slice(base.length)) ?? [];
    return attempt === undefined ? [] : [{ ...artifact, attempt: Number(attempt), number: Number(number) }];
  });
  return matching.sort((a, b) => b.attempt - a.attempt || b.number - a.number || b.id - a.id)[0] ?? null;
}
