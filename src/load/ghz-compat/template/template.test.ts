import { describe, expect, it } from 'vitest';
import type { GoValue } from './go-value.ts';
import { compileTemplate } from './template.ts';
import { TemplateRandom } from './template-random.ts';
import { PRINTED } from './testing-templates.ts';

const DATA: ReadonlyMap<string, GoValue> = new Map<string, GoValue>([
  ['RequestNumber', 7n], ['MethodName', 'GetBlock'], ['IsClientStreaming', false], ['IsServerStreaming', true],
]);
const run = (text: string, withFunctions = true, requestNumber = 7): string => compileTemplate(text, withFunctions).execute(DATA, new TemplateRandom(1n, requestNumber));

/** A template, and what its message must say. */
const REFUSED: readonly (readonly [template: string, message: RegExp])[] = [
  ['{{toJson .}}', /the function "toJson" of ghz's templates is not offered/],
  ['{{if (env "HOME")}}{{end}}', /the function "env" .* is not offered/],
  ['{{nonsense 1}}', /function "nonsense" not defined/],
  ['{{.Missing}}', /can’t evaluate field Missing/],
  ['{{.RequestNumber.X}}', /can’t evaluate field X/],
  ['{{$x}}', /undefined variable "\$x"/],
  ['{{if true}}{{$y := 1}}{{end}}{{$y}}', /undefined variable "\$y"/],
  ['{{if true}}x', /\{\{if\}\} without \{\{end\}\}/],
  ['{{end}}', /unexpected \{\{end\}\}/],
  ['{{break}}', /outside \{\{range\}\}/],
  ['{{template "x"}}', /\{\{template\}\} is not offered/],
  ['{{.RequestNumber', /unclosed action/],
  ['{{}}', /missing value for command/],
  ['{{printf \\"%d\\" 1}}', /use backquotes/],
  ['{{1 2}}', /argument to non-function/],
  ['{{nil}}', /nil is not a command/],
  ['{{div 1 0}}', /error calling div: integer divide by zero/],
  ['{{randomInt 5 5}}', /error calling randomInt/],
  ['{{randomInt "a" 5}}', /expected int; got string/],
  ['{{eq 1 1.0}}', /incompatible types for comparison/],
  ['{{index (list 1) 3}}', /index out of range: 3/],
  ['{{sub 1}}', /wrong number of args for sub: want 2 got 1/],
  ['{{fail "because"}}', /because/],
  ['{{printf "%T" 1}}', /the verb %T is not offered/],
  ['{{range "abc"}}{{end}}', /range can’t iterate/],
  ['{{99999999999999999999}}', /no integer of 64 bits/],
  ['{{until 100000000}}', /more than the 1000000/],
];

describe('templates', () => {
  for (const [template, printed] of PRINTED) {
    it(`prints ${template}`, () => {
      expect(run(template)).toBe(printed);
    });
  }
  for (const [template, message] of REFUSED) {
    it(`refuses ${template}`, () => {
      expect(() => run(template)).toThrow(message);
    });
  }

  it('has only Go’s own functions where functions are disabled', () => {
    expect(run('{{printf "%d" .RequestNumber}} {{slice "abcd" 1 3}}', false)).toBe('7 bc');
    expect(() => run('{{add 1 2}}', false)).toThrow(/function "add" not defined: template functions are disabled/);
    expect(() => run('{{slice "abcd" 1 3}}')).toThrow(/"slice" .* is not offered/);
  });

  it('draws from the request number and nothing else', () => {
    const text = '{{newUUID}} {{randomString 12}} {{randomInt 1 1000000}} {{randInt 5 10}} {{randAlphaNum 4}}';
    expect(run(text)).toBe(run(text));
    expect(run(text)).not.toBe(run(text, true, 8));
    const uuids = Array.from({ length: 200 }, (_, i) => run('{{newUUID}}', true, i));
    expect(new Set(uuids).size).toBe(200);
    for (const uuid of uuids) expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const numbers = Array.from({ length: 500 }, (_, i) => Number(run('{{randomInt 3 6}}', true, i)));
    expect(new Set(numbers)).toEqual(new Set([3, 4, 5]));
    const lengths = Array.from({ length: 500 }, (_, i) => run('{{randomString 0}}', true, i).length);
    expect([Math.min(...lengths), Math.max(...lengths)]).toEqual([2, 16]);
  });
});
