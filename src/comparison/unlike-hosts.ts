import type { NotComparable, Row } from '../model/generated/types.ts';
import { clip } from '../model/clip.ts';
import { fieldDifferences } from './keys.ts';
import type { HostClasses } from './ratios.ts';

/**
 * Runs of a host class on which the first measured variant has no run: their figures are shown in their cells, but they enter no ratio and no rank.
 * The field named is the first that differs from the class of the first variant's first run.
 */
export function unlikeHosts({ cells, scenario, driver }: Row, hosts: HostClasses): NotComparable[] {
  const [first, ...others] = cells.filter(({ state }) => state.kind === 'measured');
  const classes = new Set(first?.runs.map(({ hostKey }) => hostKey));
  const reference = hosts.get(first?.runs[0]?.hostKey ?? '');
  if (reference === undefined) return [];
  return others.flatMap(({ variant, runs }) =>
    runs.flatMap(({ hostKey, bundleId }): NotComparable[] => {
      const fields = hosts.get(hostKey);
      const difference = classes.has(hostKey) || fields === undefined ? undefined : fieldDifferences(fields, reference)[0];
      if (difference === undefined) return [];
      return [{ scenario, driver, variant, bundleId, field: difference.field, value: clip(difference.value, 4096), others: clip(difference.others, 4096) }];
    }),
  );
}
