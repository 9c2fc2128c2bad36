import { describe, expect, it } from 'vitest';
import { canonicalJson, digestOf } from './canonical-json.ts';

describe('canonicalJson', () => {
  it('sorts keys at every level and writes no white space', () => {
    expect(canonicalJson({ b: [1, { z: null, a: 'x"' }], a: true })).toBe('{"a":true,"b":[1,{"a":"x\\"","z":null}]}');
  });

  it('leaves out keys that are undefined, so that absent and undefined are one', () => {
    expect(canonicalJson({ a: undefined, b: 1 })).toBe('{"b":1}');
  });

  it('refuses what JSON would silently change', () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY, { a: [Number.NaN] }, [undefined], () => 1, 1n]) expect(() => canonicalJson(value)).toThrow(TypeError);
  });

  it('gives one digest to equal values, whatever the order of their keys', () => {
    expect(digestOf({ a: 1, b: 2 })).toBe(digestOf({ b: 2, a: 1 }));
    expect(digestOf({})).toBe('44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a');
  });
});
