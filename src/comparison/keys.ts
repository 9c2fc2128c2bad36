import { canonicalJson, digestOf } from '../model/canonical-json.ts';
import type { Bundle, DriverName, HostClass, HostFields, IndexBuildWorkFields, PlannedScenario, Sha256, Work, WorkFields } from '../model/generated/types.ts';
import { describeLoad } from './describe-load.ts';
import { KnownFields } from './known-fields.ts';

/** SHA-256 of the canonical JSON of the fields: equal keys = equal work. */
export function workKey(fields: WorkFields): Sha256 {
  return digestOf(fields);
}

/** SHA-256 of the canonical JSON of the fields, which must not change any more: equal keys = hosts of one class. */
export function hostKey(fields: HostFields): Sha256 {
  const known = hostKeys.get(fields);
  if (known !== undefined) return known;
  const key = knownHostKeys.get(fields);
  hostKeys.set(fields, key);
  return key;
}

/** Each is asked for several times in a comparison, of which 1,000 runs have 25,000. */
const hostKeys = new WeakMap<HostFields, Sha256>();
const knownHostKeys = new KnownFields((fields: HostFields): Sha256 => digestOf(fields));

export function workOf(fields: WorkFields): Work {
  return { workKey: workKey(fields), fields };
}

export function hostClassOf(fields: HostFields): HostClass {
  return { hostKey: hostKey(fields), fields };
}

/** Of the driver, as far as it decides what work is done. */
export interface DriverWork {
  readonly name: DriverName;
  readonly version: string;
  readonly flags: readonly string[];
  readonly validation: WorkFields['validation'];
}

/** The fields of one measurement's work; `payloadClass` as scenarioPayloadClass gives it. */
export function workFieldsOf(planned: PlannedScenario, snapshotSha256: Sha256, driver: DriverWork, payloadClass: string): WorkFields {
  const { scenario } = planned;
  return {
    domain: planned.domain,
    method: scenario.method,
    unit: planned.unit,
    load: describeLoad(scenario),
    snapshotSha256,
    firstHeight: planned.firstHeight,
    lastHeight: planned.lastHeight,
    projection: planned.projection,
    scheduleSha256: planned.scheduleSha256,
    driver: driver.name,
    driverVersion: driver.version,
    driverFlags: [...driver.flags],
    validation: driver.validation,
    clients: scenario.clients,
    connections: scenario.connections,
    deadlineSeconds: scenario.deadlineSeconds,
    maxMessageBytes: scenario.maxMessageBytes,
    transport: 'h2c',
    payloadClass,
  };
}

/** The fields of the host class, from what a bundle says of its run. */
export function hostFieldsOf(run: Pick<Bundle, 'host' | 'cpus' | 'limits' | 'accounting' | 'pageCache' | 'buildProfile'>): HostFields {
  const { server, client } = run.accounting;
  return {
    cpuModel: run.host.cpuModel,
    serverCpus: run.cpus.serverCount,
    clientCpus: run.cpus.clientCount,
    shared: run.cpus.shared,
    smtShared: run.cpus.smtShared,
    cpuQuota: run.limits.readBack.cpuQuota,
    memoryMaxBytes: run.limits.readBack.memoryMaxBytes,
    accountingSource: server === client ? server : `${server}+${client}`,
    pageCache: run.pageCache,
    buildProfile: run.buildProfile,
  };
}

/** A field in which two sets of fields differ, both values as JSON. */
export interface FieldDifference {
  readonly field: string;
  readonly value: string;
  readonly others: string;
}

/** All fields that differ, in the order of `fields`. */
export function fieldDifferences<T extends WorkFields | HostFields | IndexBuildWorkFields>(fields: T, others: T): FieldDifference[] {
  const names = Object.keys({ ...fields, ...others }) as (keyof T & string)[];
  return names.flatMap((field) => {
    if (fields[field] === others[field]) return [];
    const value = canonicalJson(fields[field] ?? null);
    const other = canonicalJson(others[field] ?? null);
    return value === other ? [] : [{ field, value, others: other }];
  });
}
