import { digestOf } from '../model/canonical-json.ts';
import { isGhz } from '../model/driver-kinds.ts';
import type { HostFields, Name, NotComparable, Plan, Ranking, Row, WorkFields } from '../model/generated/types.ts';
import type { MeasuredEntry, RunEntry } from './bundle-documents.ts';
import { cellOf, measuredEntries } from './cells.ts';
import { hostKey, workFieldsOf, workKey } from './keys.ts';
import { groupBy, orderBy } from './order-by.ts';
import { flagUnlikeSizes } from './payload-sizes.ts';
import { rankingOf } from './ranking.ts';
import { ratiosOf, type HostClasses } from './ratios.ts';
import { unlikeHosts } from './unlike-hosts.ts';
import { plannedWorks, worksIn, type PlannedWork } from './planned-works.ts';
import { groupByWork, notComparableEntry, type WorkGroups } from './work-groups.ts';

export interface Rows {
  readonly rows: Row[];
  readonly notComparable: NotComparable[];
}

interface RowSource extends PlannedWork {
  readonly variants: readonly Name[];
  /** One for each used run whose plan asks for this work, or for other work under the same name. */
  readonly entries: readonly RunEntry[];
}

/**
 * The rows of plans on one snapshot: by scenario, then driver, then payload class, in the order of the first plan and then of the others. The
 * same work is one row whatever plan asked for it and whatever it calls it.
 *
 * @param runs the used bundles of those plans
 */
export function rowsOf(plans: readonly Plan[], runs: readonly RunEntry['run'][]): Rows {
  const variants = variantsOf(plans);
  const { works, workOf } = plannedWorks(plans);
  const entries = new Map(works.map((work): [PlannedWork, RunEntry[]] => [work, []]));
  for (const run of runs) {
    for (const asked of worksIn(run.plan)) {
      const work = workOf(asked);
      if (work !== undefined) entries.get(work)?.push({ run, variant: run.bundle.variant.name, measurement: measurementIn(run, asked) });
    }
  }
  const found = works.map((work) => rowsOfWork({ ...work, variants, entries: entries.get(work) ?? [] }));
  return { rows: found.flatMap(({ rows }) => rows), notComparable: found.flatMap(({ notComparable }) => notComparable) };
}

/** Columns: those of the first plan, then what each further plan adds. */
export function variantsOf(plans: readonly Plan[]): Name[] {
  return [...new Set(plans.flatMap((plan) => plan.variants.map(({ name }) => name)))];
}

function measurementIn(run: RunEntry['run'], { planned, driver }: PlannedWork): RunEntry['measurement'] {
  return run.measurements.measurements.find((entry) => entry.driver === driver && entry.scenario === planned.scenario.id) ?? null;
}

function rowsOfWork(source: RowSource): Rows {
  const measured = measuredEntries(source.entries);
  const groups = groupByWork(measured, source.variants);
  const hosts = hostClasses(measured);
  const payloads = groups.classes.length === 0 ? [{ payloadClass: null, members: [] }] : groups.classes;
  const rows = payloads.map(({ members }) => rowOf(source, groups, { members, hosts }));
  const apart = orderBy(groups.apart, ({ entry }) => [source.variants.indexOf(entry.variant), entry.run.bundle.repeat, entry.run.bundleId]);
  return { rows, notComparable: [...apart.map(notComparableEntry), ...rows.flatMap((row) => unlikeHosts(row, hosts))] };
}

function rowOf(source: RowSource, groups: WorkGroups, { members, hosts }: { members: readonly MeasuredEntry[]; hosts: HostClasses }): Row {
  const { planned, driver, variants } = source;
  const entriesOf = groupBy(source.entries, ({ variant }) => variant);
  const cells = flagUnlikeSizes(variants.map((variant) => {
    const own = members.filter((member) => member.variant === variant);
    const other = own.length > 0 ? undefined : groups.classes.find((group) => group.members.some((member) => member.variant === variant));
    const apart = own.length > 0 ? undefined : groups.apart.find(({ entry }) => entry.variant === variant);
    return cellOf({
      variant,
      members: own,
      otherClass: other?.payloadClass ?? null,
      difference: apart === undefined ? null : `other work: ${apart.field} differs (${apart.value}, here ${apart.others})`,
      entries: entriesOf.get(variant) ?? [],
    });
  }));
  const work = members[0]?.measurement.work.fields ?? unmeasuredWork(source);
  return {
    workKey: workKey(work),
    scenario: planned.scenario.id,
    title: planned.scenario.title,
    driver,
    unit: planned.unit,
    work,
    cells,
    ratios: ratiosOf(cells, hosts),
    ranking: planned.scenario.arrival === undefined ? rankingOf(cells, hosts) : RATE_IS_GIVEN,
  };
}

/** In an open loop a rate says only that the system kept up. */
const RATE_IS_GIVEN: Ranking = { kind: 'unranked', reason: 'the rate was given: compare the latencies' };

/** Work of a row that nobody measured: as some run declared it, else from the plan alone. */
function unmeasuredWork({ entries, planned, driver, plan }: RowSource): WorkFields {
  const declared = entries.flatMap(({ measurement }) => (measurement === null ? [] : [measurement.work.fields]));
  const first = orderBy(declared, (fields) => [digestOf(fields)])[0];
  const unknown = { name: driver, version: 'unknown', flags: [], validation: isGhz(driver) ? ('unchecked' as const) : ('status' as const) };
  return first ?? workFieldsOf(planned, plan.snapshot.pin.sha256, unknown, 'unverified');
}

function hostClasses(entries: readonly MeasuredEntry[]): HostClasses {
  return new Map(entries.map(({ measurement }): [string, HostFields] => [hostKey(measurement.host.fields), measurement.host.fields]));
}
