import type { ProgramOrigin } from './generated/types.ts';

/** Where a program came from, as a phrase for people. */
export function programOriginText(origin: ProgramOrigin): string {
  switch (origin.kind) {
    case 'embedded':
      return 'part of this kit';
    case 'named':
      return 'the file that the pin names';
    case 'given':
      return 'given ready-made (INDEXBENCH_BIN): how it was built is not known';
    case 'built':
    case 'downloaded':
      return obtainedText(origin);
  }
}

function obtainedText({ kind, obtainedAt, toolchain = [], builtIn }: ProgramOrigin): string {
  const by = toolchain.length === 0 ? '' : ` by ${toolchain.join(', ')}`;
  const at = obtainedAt === undefined ? '' : ` at ${obtainedAt}`;
  const run = builtIn === undefined ? '' : `, in CI run ${builtIn.runId ?? 'unknown'} of ${builtIn.repository ?? 'an unknown repository'}${builtIn.sha === null ? '' : ` at ${builtIn.sha}`}`;
  return `${kind} from its pin${by}${at}${run}`;
}
