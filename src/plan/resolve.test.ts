import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseDocument, validateDocument } from '../model/document.ts';
import { IndexbenchError } from '../model/errors.ts';
import type { Gates, Plan, PlanFile, RatioGate, Requests, Scenario, Snapshot, Workload, Variant } from '../model/generated/types.ts';
import { callUnitsOf } from './call-units.ts';
import { measurementSeconds, planSeconds, runSeconds } from './duration.ts';
import { resolvePlan, type PlanInputs, type PlanOverrides } from './resolve.ts';

const shipped = (path: string): string => readFileSync(new URL(`../../workloads/${path}`, import.meta.url), 'utf8');
const PLAN_FILE = parseDocument('PlanFile', shipped('plans/demo.json'), 'demo.json');
const PINS = parseDocument('Pins', shipped('pins.json'), 'pins.json');
const WORKLOAD = parseDocument('Workload', shipped('demo.json'), 'demo.json');
const [VARIANTS, SNAPSHOTS] = [Object.keys(PINS.variants).join(', '), Object.keys(PINS.snapshots).join(', ')];
const FILES = { plan: 'plan.json', pins: 'pins.json', workload: 'work.json', gates: 'gates.json' };

interface Changes {
  readonly planFile?: Partial<PlanFile>;
  readonly workload?: Workload;
  readonly gates?: Gates;
  readonly overrides?: PlanOverrides;
}

function inputs({ planFile, workload, gates, overrides }: Changes): PlanInputs {
  return {
    planFile: { ...PLAN_FILE, ...planFile },
    pins: PINS,
    workload: workload ?? WORKLOAD,
    gates: gates === undefined ? null : { sha256: 'a'.repeat(64), document: gates },
    overrides: overrides ?? {},
    files: FILES,
  };
}

const resolve = (changes: Changes = {}): Plan => resolvePlan(inputs(changes));

function refusalOf(changes: Changes): { code: string; where: string | undefined; what: string } {
  const { code, where, what } = refused(() => resolve(changes));
  return { code, where, what };
}

/** The workload with one scenario changed. */
function workloadWith(id: string, change: Partial<Scenario>): Workload {
  return { ...WORKLOAD, scenarios: WORKLOAD.scenarios.map((scenario) => (scenario.id === id ? { ...scenario, ...change } : scenario)) };
}

describe('the studies of a plan', () => {
  const withoutWorkload = (planFile: Partial<PlanFile>): PlanInputs => {
    const { workload, drivers, scenarios, ...rest } = PLAN_FILE;
    void [workload, drivers, scenarios];
    return { ...inputs({}), planFile: { ...rest, ...planFile }, workload: null };
  };

  it('are serving alone where nothing is said', () => {
    expect(resolve()).toMatchObject({ studies: ['serving'], indexBuild: null });
  });

  it('run in a fixed order, index-build first, with a default for every setting', () => {
    const plan = resolve({ planFile: { studies: ['serving', 'index-build'], indexBuild: { stallSeconds: 7, pageCache: 'keep' } } });
    expect(plan.studies).toEqual(['index-build', 'serving']);
    expect(plan.indexBuild).toEqual({ stallSeconds: 7, timeoutSeconds: 57_600, settleSeconds: 5, samplesPerSecond: 20, denseSeconds: 60, steadySamplesPerSecond: 2, probeIntervalSeconds: 0.1, probeHeight: 6_002, pageCache: 'keep' });
    expect(planSeconds(plan)).toBeGreaterThan(planSeconds(resolve()) + 4 * 12);
  });

  it('need neither workload nor drivers without serving', () => {
    const plan = validateDocument('Plan', resolvePlan(withoutWorkload({ studies: ['index-build'] })), 'plan');
    expect(plan).toMatchObject({ studies: ['index-build'], scenarios: [], drivers: [] });
    expect(refused(() => resolvePlan(withoutWorkload({}))).what).toBe('the study serving needs a workload, and none is named');
  });

  it('of consumers are of a domain of their own, and exclude serving', () => {
    const planFile: Partial<PlanFile> = { studies: ['consumers'], scenarios: ['download'] };
    expect(resolve({ planFile }).scenarios.map(({ domain, scenario }) => [domain, scenario.id])).toEqual([['consumers', 'download']]);
    expect(refusalOf({ planFile: { ...planFile, studies: ['consumers', 'serving'] } })).toMatchObject({ code: 'INPUT_INCONSISTENT', where: 'plan.json#/studies/0', what: expect.stringContaining('not both') as string });
  });

  it.each([
    ['GetBlock', {}, '/requests/kind', '"heights"'],
    ['download', { clients: 2 }, '/clients', '2 clients'],
    ['download', { stop: { kind: 'count', requests: 4 } }, '/stop/kind', '"count"'],
  ] as const)('of consumers take whole downloads by one client alone: %s %j', (id, change, pointer, what) => {
    const refusal = refusalOf({ planFile: { studies: ['consumers'], scenarios: [id] }, workload: workloadWith(id, change) });
    expect(refusal.where).toMatch(new RegExp(`#/scenarios/\\d+${pointer}$`));
    expect(refusal.what).toContain(what);
  });

  it('are refused by an unknown name', () => {
    expect(refusalOf({ overrides: { studies: ['index'] } })).toMatchObject({ code: 'INPUT_INCONSISTENT', where: '--studies' });
  });
});

describe('the shipped demo plan', () => {
  it('resolves to a valid plan with everything inline', () => {
    const plan = validateDocument('Plan', resolve(), 'plan');
    expect(plan.scenarios.map(({ scenario }) => scenario.id)).toEqual(['GetLightdInfo', 'GetBlock', 'GetBlockRange-1000', 'GetBlockRange-1000-x8', 'download']);
    expect(plan.legs.map(({ order }) => order)).toEqual([['reference', 'reference-unbatched'], ['reference-unbatched', 'reference']]);
    expect(plan.variants[1]).toEqual({ name: 'reference-unbatched', pin: PINS.variants['reference-unbatched'] });
    expect(plan.snapshot.pin).toEqual(PINS.snapshots['demo']);
    expect(plan.scenarios.map(({ unit }) => unit)).toEqual(['call', 'call', 'block', 'block', 'block']);
    expect(plan.scenarios.every(({ firstHeight, lastHeight, projection }) => firstHeight === 1 && lastHeight === 12_003 && projection === 'shielded')).toBe(true);
    expect(new Set(plan.scenarios.map(({ scheduleSha256 }) => scheduleSha256)).size).toBe(5);
    expect(plan).toMatchObject({ serverCpus: 'auto', clientCpus: 'auto', limits: { cpuQuota: null, memoryMaxBytes: null }, gates: null, forPublication: false, deadlineSeconds: 600 });
  });

  it('is the same plan each time', () => {
    expect(JSON.stringify(resolve())).toBe(JSON.stringify(resolve()));
  });

  it('has digests for what its payload check asks', () => {
    const plan = resolve();
    const digest = plan.snapshot.pin.unaryDigests.find(({ method }) => method === 'GetBlock');
    expect(digest).toMatchObject({ seed: plan.payloadCheck.seed, count: plan.payloadCheck.unaryCount, projection: 'shielded' });
    expect(plan.snapshot.pin.chainDigests.find(({ projection }) => projection === 'shielded')).toMatchObject({ firstHeight: 1, lastHeight: plan.snapshot.pin.tipHeight });
  });

  it('knows the worth of its calls', () => {
    const download = resolve().scenarios.find(({ scenario }) => scenario.id === 'download');
    if (download === undefined) throw new Error('no download');
    const units = callUnitsOf(download);
    expect(units).toMatchObject({ unit: 'block', firstMeasured: download.scenario.warmupRequests, requestsInPass: 2 });
    expect([0, 1, 2].map(units.askedUnits)).toEqual([10_000, 2_003, 10_000]);
  });

  it('takes well under a minute by its own estimate, and the extra scenarios longer', () => {
    const plan = resolve();
    expect(planSeconds(plan)).toBeGreaterThan(2 * 2 * 5 * 1.1);
    expect(planSeconds(plan)).toBeLessThan(60);
    expect(planSeconds(plan)).toBeGreaterThan(runSeconds(plan) * 4);
    const [metadata] = plan.scenarios;
    if (metadata === undefined) throw new Error('no scenario');
    expect(measurementSeconds(metadata, 'ghz', 'compact-blocks')).toBeGreaterThan(measurementSeconds(metadata, 'native', 'compact-blocks'));
    expect(planSeconds(resolve({ overrides: { scenarios: 'all' } }))).toBeGreaterThan(planSeconds(plan));
  });
});

describe('overrides', () => {
  it('take the place of the plan file', () => {
    const plan = resolve({ overrides: { variants: ['reference-compact', 'reference-compact'], scenarios: ['download', 'GetBlock'], drivers: ['native', 'ghz'], repeats: 3, serverCpus: '0', clientCpus: '1', deadlineSeconds: 9, snapshot: 'demo' } });
    expect(plan.variants.map(({ name }) => name)).toEqual(['reference-compact']);
    expect(plan.scenarios.map(({ scenario }) => scenario.id)).toEqual(['GetBlock', 'download']);
    expect(plan).toMatchObject({ drivers: ['native', 'ghz'], repeats: 3, serverCpus: '0', clientCpus: '1', deadlineSeconds: 9 });
    expect(plan.legs).toHaveLength(3);
  });

  it('"all" takes the extra scenarios too', () => {
    expect(resolve({ overrides: { scenarios: 'all' } }).scenarios).toHaveLength(9);
  });

  it('a deadline follows from the work where none is given', () => {
    const planFile = { ...PLAN_FILE };
    delete planFile.deadlineSeconds;
    const plan = resolvePlan({ ...inputs({ overrides: { repeats: 100 } }), planFile });
    expect(plan.deadlineSeconds).toBe(Math.ceil(planSeconds(plan) * 4));
  });
});

describe('unknown names', () => {
  it.each([
    [{ overrides: { variants: ['zaino'] } }, '--variants', `unknown variant "zaino"; allowed: ${VARIANTS}`],
    [{ planFile: { variants: ['reference', 'constructor'] as [string, string] } }, 'plan.json#/variants/1', `unknown variant "constructor"; allowed: ${VARIANTS}`],
    [{ overrides: { snapshot: '__proto__' } }, '--snapshot', `unknown snapshot "__proto__"; allowed: ${SNAPSHOTS}`],
    [{ planFile: { snapshot: 'testnt' } }, 'plan.json#/snapshot', `unknown snapshot "testnt"; allowed: ${SNAPSHOTS}`],
    [{ overrides: { drivers: ['wrk'] } }, '--drivers', 'unknown driver "wrk"; allowed: native, native-http2, grpc-js, ghz, ghz-as-published'],
    [{ overrides: { drivers: [] } }, '--drivers', 'no driver is named; allowed: native, native-http2, grpc-js, ghz, ghz-as-published'],
    [{ overrides: { repeats: 0 } }, '--repeats', '0 repeats; allowed: 1 to 1000'],
    [{ overrides: { repeats: Number.NaN } }, '--repeats', 'NaN repeats; allowed: 1 to 1000'],
  ])('%j', (changes, where, what) => {
    expect(refusalOf(changes as Changes)).toEqual({ code: 'INPUT_INCONSISTENT', where, what });
  });

  it('lists the scenarios', () => {
    const refusal = refusalOf({ overrides: { scenarios: ['GetBlok'] } });
    expect(refusal.where).toBe('--scenarios');
    expect(refusal.what).toContain('GetBlockRange-1000-x32');
  });
});

const MIX: Requests = { kind: 'mix', parts: [{ weight: 1, method: 'GetBlockRange', requests: { kind: 'ranges', blocks: 10, offset: 0 } }, { weight: 1, method: 'GetBlock', requests: { kind: 'empty' } }] };

describe('parts that do not fit', () => {
  it.each([
    ['GetBlockRange-1000', { requests: { kind: 'ranges', blocks: 12_004, offset: 0 } }, 'work.json#/scenarios/2/requests/blocks', '12004 blocks do not fit into a snapshot of 12003 blocks'],
    ['GetBlock', { connections: 2 }, 'work.json#/scenarios/1/connections', '2 connections for 1 clients'],
    ['GetBlock', { requests: { kind: 'empty' } }, 'work.json#/scenarios/1/requests/kind', '"empty" does not fit GetBlock; allowed: heights'],
    ['GetBlock', { stop: { kind: 'passes', minimumSeconds: 1 } }, 'work.json#/scenarios/1/stop/kind', '"passes" needs requests of kind "download", not "heights"'],
    ['GetBlock', { method: 'SendTransaction' }, 'work.json#/scenarios/1/method', 'no schedule can make requests for SendTransaction'],
    ['GetBlock', { method: 'GetTransaction' }, 'work.json#/scenarios/1/requests/kind', '"heights" does not fit GetTransaction; allowed: transactions'],
    ['GetBlock', { stop: { kind: 'count', requests: 5, minimumSeconds: 2, maximumSeconds: 1 } }, 'work.json#/scenarios/1/stop/maximumSeconds', '1 s is less than minimumSeconds, 2 s'],
    ['GetBlock', { stop: { kind: 'count', requests: 5, minimumSeconds: 2 }, arrival: { kind: 'constant', perSecond: 5 } }, 'work.json#/scenarios/1/stop/minimumSeconds', 'belongs to closed loops'],
    ['GetBlock', { arrival: { kind: 'constant', perSecond: 5 }, thinkSeconds: 1 }, 'work.json#/scenarios/1/thinkSeconds', 'belongs to closed loops, but the scenario has an arrival'],
    ['GetBlock', { arrival: { kind: 'step', startPerSecond: 1, endPerSecond: 100_000, stepPerSecond: 1, stepSeconds: 1 } }, 'work.json#/scenarios/1/arrival/stepPerSecond', '100000 stairs; at most 10000'],
    ['GetBlock', { clients: 8, concurrencySteps: { startClients: 1, endClients: 4, stepClients: 1, stepSeconds: 1 } }, 'work.json#/scenarios/1/concurrencySteps', 'at most 4 clients, but the scenario has 8'],
    ['GetBlock', { warmupRequests: 0, warmupSeconds: 1 }, 'work.json#/scenarios/1/warmupSeconds', 'repeats the warm-up requests, but warmupRequests is 0'],
    ['GetBlock', { stop: { kind: 'count', requests: 5 }, atEnd: 'close' }, 'work.json#/scenarios/1/atEnd', '"close" needs a stop by time, not "count"'],
    ['GetBlock', { requests: MIX }, 'work.json#/scenarios/1/method', 'GetBlock is not the method of the mix'],
    ['GetBlockRange-1000', { requests: MIX }, 'work.json#/scenarios/2/requests/parts/1/requests/kind', '"empty" does not fit GetBlock; allowed: heights'],
    ['GetBlock', { id: 'GetLightdInfo' }, 'work.json#/scenarios/1/id', 'the scenario id "GetLightdInfo" stands twice'],
  ] as const)('%s %j', (id, change, where, what) => {
    const refusal = refusalOf({ workload: workloadWith(id, change) });
    expect(refusal).toMatchObject({ code: 'INPUT_INCONSISTENT', where });
    expect(refusal.what).toContain(what);
  });

  it.each([
    [{ arrival: { kind: 'constant', perSecond: 5 } }, 'arrival'],
    [{ stop: { kind: 'first', requests: 5, seconds: 5 } }, 'stop/kind'],
    [{ thinkSeconds: 1 }, 'thinkSeconds'],
  ] as const)('%j is not for ghz', (change, key) => {
    const workload = workloadWith('GetBlock', change);
    expect(resolve({ workload, overrides: { drivers: ['native'] } }).drivers).toEqual(['native']);
    expect(refusalOf({ workload, overrides: { drivers: ['native', 'ghz'] } })).toMatchObject({ where: `work.json#/scenarios/1/${key}` });
  });

  it('the longest range that fits is accepted', () => {
    const plan = resolve({ workload: workloadWith('GetBlockRange-1000', { requests: { kind: 'ranges', blocks: 12_003, offset: 5 } }) });
    expect(plan.scenarios).toHaveLength(5);
  });

  it('a plan for publication needs windows of 2 s', () => {
    expect(refusalOf({ planFile: { forPublication: true } })).toMatchObject({ where: 'work.json#/scenarios/0/stop/seconds', what: '1.1 s is too short for a plan with forPublication: at least 2 s' });
    const longer = { ...WORKLOAD, scenarios: WORKLOAD.scenarios.map<Scenario>((scenario) => ({ ...scenario, stop: { kind: 'window', seconds: 2 } })) };
    expect(resolve({ planFile: { forPublication: true }, workload: longer }).forPublication).toBe(true);
  });

  it('a workload of extra scenarios only needs a choice', () => {
    const extra = { ...WORKLOAD, scenarios: WORKLOAD.scenarios.map<Scenario>((scenario) => ({ ...scenario, extra: true })) };
    expect(refusalOf({ workload: extra }).what).toContain('no scenario is named');
  });
});

describe('credentials in a pin', () => {
  const withSnapshot = (url: string): PlanInputs => {
    const { demo } = PINS.snapshots;
    return { ...inputs({}), pins: { ...PINS, snapshots: { demo: { ...(demo as Snapshot), source: { kind: 'url', url } } } } };
  };

  it.each([
    'https://user:c4n4ry@h/x.tar.gz', 'https://c4n4ry@h/x.tar.gz', 'https://h/x.tar.gz?X-Amz-Signature=c4n4ry', 'https://h/x?a=1&X-Goog-Signature=c4n4ry', 'https://h/x?AWSAccessKeyId=c4n4ry', 'https://h/x?sig=c4n4ry', 'https://h/x?access_token=c4n4ry',
  ])('%s: refused, and not repeated', (url) => {
    const error = refused(() => resolvePlan(withSnapshot(url)));
    expect(error).toMatchObject({ code: 'INPUT_INCONSISTENT', exitCode: 2, where: 'pins.json#/snapshots/demo/source/url', next: expect.stringContaining('Put no credentials into a pin') as string });
    expect(`${error.message} ${error.next}`).not.toContain('c4n4ry');
  });

  it('a URL without any is taken, and a variant’s is looked at too', () => {
    for (const url of ['https://h/x.tar.gz?download=1', 'https://h/a@b/x.tar.gz']) expect(resolvePlan(withSnapshot(url)).snapshot.pin.source).toEqual({ kind: 'url', url });
    const withVariant = (pin: string): PlanInputs => ({ ...inputs({}), pins: { ...PINS, variants: Object.fromEntries(Object.entries(PINS.variants).map(([name, variant]) => [name, { ...variant, pin }])) } });
    expect(refused(() => resolvePlan(withVariant('git:https://c4n4ry@h/r.git@abc')))).toMatchObject({ where: expect.stringMatching(/^pins\.json#\/variants\/.*\/pin$/) as string });
    for (const pin of [`git:ssh://git@h/r.git@${'ab'.repeat(20)}`, `release:https://h/x#sha256=${'00'.repeat(32)}`, 'path:a@b']) expect(resolvePlan(withVariant(pin)).variants[0]?.pin.pin).toBe(pin);
  });

  it('a variable of a build or of a system’s environment that holds one is refused, unless it is filled in at the launch', () => {
    const withVariant = (change: Partial<Variant>): PlanInputs => ({ ...inputs({}), pins: { ...PINS, variants: Object.fromEntries(Object.entries(PINS.variants).map(([name, variant]) => [name, { ...variant, ...change }])) } });
    const env = (variables: Record<string, string>): Partial<Variant> => ({ configuration: { env: variables } });
    for (const name of ['API_TOKEN', 'DB_PASSWORD', 'rpcpassword', 'AWS_SECRET_ACCESS_KEY', 'X_API_KEY']) {
      const error = refused(() => resolvePlan(withVariant(env({ [name]: 'c4n4ry' }))));
      expect(error).toMatchObject({ where: expect.stringMatching(new RegExp(`^pins\\.json#/variants/[a-z-]+/configuration/env/${name}$`)) as string });
      expect(error.message).not.toContain('c4n4ry');
    }
    const pin = `git:/r@${'ab'.repeat(20)}`;
    expect(refused(() => resolvePlan(withVariant({ pin, build: { env: { CARGO_REGISTRIES_X_TOKEN: 'c4n4ry' } } })))).toMatchObject({ where: expect.stringContaining('/build/env/CARGO_REGISTRIES_X_TOKEN') as string });
    expect(resolvePlan(withVariant(env({ RPCPASSWORD: '{node_password}', RUST_LOG: 'warn', TOKENIZER: 'x', MONKEY: 'y' }))).variants).not.toEqual([]);
  });
});

function refused(action: () => unknown): IndexbenchError {
  try {
    action();
  } catch (error) {
    if (error instanceof IndexbenchError) return error;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('gates', () => {
  const gate = { kind: 'ratio', id: 'g', candidate: 'reference-unbatched', baseline: 'reference', metric: 'unitsPerSecond', select: { scenario: 'GetBlock', driver: 'native' }, judge: 'point', atLeast: 0.5 } as const;
  const gates = (...list: Gates['gates']): Gates => ({ version: 1, id: 'g', gates: list });

  it('are carried with their digest', () => {
    expect(resolve({ gates: gates(gate) }).gates).toEqual({ sha256: 'a'.repeat(64), document: gates(gate) });
  });

  it.each<[Gates['gates'][number], string]>([
    [{ ...gate, baseline: 'main' }, 'gates.json#/gates/0/baseline'],
    [{ ...gate, select: { scenario: 'GetBlock-x32', driver: 'native' } }, 'gates.json#/gates/0/select/scenario'],
    [{ ...gate, select: { scenario: 'GetBlock', driver: 'ghz' } }, 'gates.json#/gates/0/select/driver'],
    [{ kind: 'errors', id: 'e', variant: 'zaino', atMost: 0 }, 'gates.json#/gates/0/variant'],
    [{ kind: 'errors', id: 'e', variant: gate.candidate, atMost: 0, scenarios: ['GetBlock', 'none'] }, 'gates.json#/gates/0/scenarios/1'],
    [{ kind: 'anonymous-memory', id: 'm', variant: gate.candidate, atMostBytes: 1, drivers: ['ghz'] }, 'gates.json#/gates/0/drivers/0'],
  ])('that name what is not run are refused: %j', (bad, where) => {
    expect(refusalOf({ gates: gates(bad) })).toMatchObject({ code: 'INPUT_INCONSISTENT', where });
  });

  it('without a limit, or with an id twice, are refused', () => {
    const limitless: RatioGate = { ...gate };
    delete limitless.atLeast;
    expect(refusalOf({ gates: gates(limitless) }).what).toContain('needs "atMost", "atLeast" or both');
    expect(refusalOf({ gates: gates({ ...gate, withinPercent: 5 }) }).where).toBe('gates.json#/gates/0/withinPercent');
    expect(refusalOf({ gates: gates({ ...gate, baseline: gate.candidate }) }).where).toBe('gates.json#/gates/0/baseline');
    expect(refusalOf({ gates: gates({ kind: 'slowdown', id: 's', purpose: 'regression', candidate: gate.candidate, baseline: gate.baseline, metric: 'unitsPerSecond', judge: 'bound', scenarios: ['GetBlock', 'none'] }) }).where).toBe('gates.json#/gates/0/scenarios/1');
    expect(refusalOf({ gates: gates(gate, gate) }).where).toBe('gates.json#/gates/1/id');
    expect(refusalOf({ gates: gates({ ...gate, atLeast: 5, atMost: 2 }) })).toMatchObject({ where: 'gates.json#/gates/0/atLeast', what: '5 is more than "atMost", 2: nothing could pass' });
  });
});
