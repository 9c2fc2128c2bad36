import { digestOf } from '../model/canonical-json.ts';
import type { Name, NotComparable, WorkFields } from '../model/generated/types.ts';
import type { MeasuredEntry } from './bundle-documents.ts';
import { clip } from '../model/clip.ts';
import { fieldDifferences } from './keys.ts';
import { KnownFields } from './known-fields.ts';
import { groupBy, orderBy } from './order-by.ts';

/** Measurements of one scenario and driver, parted by what they did. */
export interface WorkGroups {
  /** Equal work but for the payload: one row each, by payload class, the expected one first. */
  readonly classes: readonly { readonly payloadClass: string; readonly members: readonly MeasuredEntry[] }[];
  /** Other work, with the first field that differs. */
  readonly apart: readonly { readonly entry: MeasuredEntry; readonly field: string; readonly value: string; readonly others: string }[];
}

/** Rows stand for the work that most variants did; among equals for most measurements, then for the first variant's. */
export function groupByWork(entries: readonly MeasuredEntry[], variants: readonly Name[]): WorkGroups {
  const keys = new KnownFields((fields: WorkFields) => digestOf(withoutPayload(fields)));
  const works = [...groupBy(entries, ({ measurement }) => keys.get(measurement.work.fields))];
  const [main, ...others] = orderBy(works, ([key, members]) => [...bySupport(members, variants), key]);
  if (main === undefined) return { classes: [], apart: [] };
  const byClass = groupBy(main[1], ({ measurement }) => measurement.work.fields.payloadClass);
  const classes = orderBy([...byClass], ([payloadClass, members]) => [payloadClass === 'expected' ? 0 : 1, ...bySupport(members, variants), payloadClass]);
  const reference = main[1][0];
  return {
    classes: classes.map(([payloadClass, members]) => ({ payloadClass, members })),
    apart: others.flatMap(([, members]) => members.flatMap((entry) => (reference === undefined ? [] : [{ entry, ...firstDifference(entry, reference) }]))),
  };
}

export function notComparableEntry({ entry, field, value, others }: WorkGroups['apart'][number]): NotComparable {
  return {
    scenario: entry.measurement.scenario,
    driver: entry.measurement.driver,
    variant: entry.variant,
    bundleId: entry.run.bundleId,
    field: clip(field, 64),
    value: clip(value, 4096),
    others: clip(others, 4096),
  };
}

function withoutPayload(fields: WorkFields): WorkFields {
  return { ...fields, payloadClass: '' };
}

function bySupport(members: readonly MeasuredEntry[], variants: readonly Name[]): number[] {
  const names = new Set(members.map(({ variant }) => variant));
  const first = Math.min(...[...names].map((name) => variants.indexOf(name)));
  return [-names.size, -members.length, first];
}

function firstDifference(entry: MeasuredEntry, reference: MeasuredEntry): { field: string; value: string; others: string } {
  const [difference] = fieldDifferences(withoutPayload(entry.measurement.work.fields), withoutPayload(reference.measurement.work.fields));
  return difference ?? { field: 'workKey', value: entry.measurement.work.workKey, others: reference.measurement.work.workKey };
}
