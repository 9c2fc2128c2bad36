import { describe, expect, it } from 'vitest';
import { parseDocument, serializeDocument } from './document.ts';
import { IndexbenchError } from './errors.ts';

const workload = {
  version: 1,
  id: 'w',
  description: '',
  scenarios: [{ id: 'a', title: 'A', method: 'GetBlock', requests: { kind: 'heights', listLength: 10, seed: 1 }, clients: 1, connections: 1, warmupRequests: 0, stop: { kind: 'window', seconds: 1 }, deadlineSeconds: 1, maxMessageBytes: 4096 }],
};

/** The error that the document gives after one change, as `where: what`. */
function mistake(change: (document: typeof workload) => void): string {
  const document = structuredClone(workload);
  change(document);
  try {
    parseDocument('Workload', JSON.stringify(document), 'w.json');
  } catch (error) {
    if (error instanceof IndexbenchError) return error.message;
    throw error;
  }
  return 'valid';
}

const first = (document: typeof workload): Record<string, unknown> => document.scenarios[0] as Record<string, unknown>;

describe('parseDocument', () => {
  it('gives back what the text holds', () => {
    expect(parseDocument('Workload', JSON.stringify(workload), 'w.json')).toEqual(workload);
  });

  it('names file, pointer and the allowed values', () => {
    expect(mistake((document) => (first(document)['requests'] = { kind: 'hights', listLength: 1, seed: 1 }))).toBe('w.json#/scenarios/0/requests/kind: "hights" is not allowed; allowed: "empty", "heights", "ranges", "download", "transactions", "addresses", "subtrees", "mix"');
    expect(mistake((document) => (first(document)['method'] = 'GetBlok'))).toMatch(/^w\.json#\/scenarios\/0\/method: "GetBlok" is not allowed; allowed: "GetLatestBlock", "GetBlock",/);
    expect(mistake((document) => (document.version = 99))).toBe('w.json#/version: 99 is not allowed; allowed: 1');
  });

  it('names an unknown key with the known ones, and a missing key', () => {
    expect(mistake((document) => (first(document)['cliens'] = 1))).toMatch(/^w\.json#\/scenarios\/0: unknown key "cliens"; allowed: id, title, method, requests, clients,/);
    expect(mistake((document) => delete first(document)['clients'])).toBe('w.json#/scenarios/0: key "clients" is missing');
  });

  it('names the mistyped key, not the missing one, where a required key is mistyped', () => {
    expect(mistake((document) => {
      first(document)['cliens'] = 1;
      delete first(document)['clients'];
    })).toMatch(/^w\.json#\/scenarios\/0: unknown key "cliens"; allowed: id, title,/);
  });

  it('gives one error for one mistake inside a union', () => {
    expect(mistake((document) => (first(document)['stop'] = { kind: 'window', seconds: 0 }))).toBe('w.json#/scenarios/0/stop/seconds: 0 must be > 0');
  });

  it('refuses text that is not JSON, with its own code', () => {
    expect(() => parseDocument('Workload', '{"version": NaN}', 'w.json')).toThrow(expect.objectContaining({ code: 'INPUT_NOT_JSON' }));
  });

  it('takes infinity from an exponent for what it is', () => {
    expect(mistake((document) => (first(document)['deadlineSeconds'] = 1))).toBe('valid');
    expect(() => parseDocument('Workload', JSON.stringify(workload).replace('"deadlineSeconds":1', '"deadlineSeconds":1e400'), 'w.json')).toThrow(/deadlineSeconds/);
  });

  it('names the mistake, not the null branch, in a value that may be null', () => {
    const plan = { version: 1, planSha256: 'a'.repeat(64), verdict: { kind: 'verified' }, projection: 'shielded', tip: { height: -1, hash: 'b'.repeat(64) }, tipAfter: null, chunks: [], whole: null, unary: [], unsupported: [] };
    expect(() => parseDocument('Payloads', JSON.stringify(plan), 'payloads.json')).toThrow('payloads.json#/tip/height: -1 must be >= 0');
  });

  it('is undone by serializeDocument', () => {
    const text = serializeDocument(parseDocument('Workload', JSON.stringify(workload), 'w.json'));
    expect(JSON.parse(text)).toEqual(workload);
    expect(text.endsWith('}\n')).toBe(true);
  });
});
