/** Who a block's reward goes to. */
export type Pool = 'transparent' | 'sapling' | 'ironwood';

/** So many blocks in a row for one address. */
export interface MiningStep {
  readonly pool: Pool;
  readonly blocks: number;
}

const SHIELDED: readonly Pool[] = ['sapling', 'ironwood'];

/**
 * In which order a chain of `blocks` blocks is mined: every `shieldedEvery`-th block is shielded, Sapling and Ironwood in turn (0: none is); of
 * the others at most `atOnce` in one step.
 */
export function* miningOrder({ blocks, shieldedEvery, atOnce }: { readonly blocks: number; readonly shieldedEvery: number; readonly atOnce: number }): Generator<MiningStep> {
  for (let height = 1, shielded = 0; height <= blocks; ) {
    if (shieldedEvery > 0 && height % shieldedEvery === 0) {
      yield { pool: SHIELDED[shielded % SHIELDED.length] ?? 'sapling', blocks: 1 };
      shielded += 1;
      height += 1;
      continue;
    }
    const untilShielded = shieldedEvery > 0 ? shieldedEvery - (height % shieldedEvery) : Infinity;
    const step = Math.min(atOnce, untilShielded, blocks - height + 1);
    yield { pool: 'transparent', blocks: step };
    height += step;
  }
}
