import { describe, expect, it } from 'vitest';
import type { GoValue } from './go-value.ts';
import { compileTemplate } from './template.ts';
import { TemplateRandom } from './template-random.ts';

const DATA: ReadonlyMap<string, GoValue> = new Map<string, GoValue>([
  ['RequestNumber', 7n], ['MethodName', 'GetBlock'], ['IsClientStreaming', false], ['IsServerStreaming', true],
]);
const run = (text: string, withFunctions = true, requestNumber = 7): string => compileTemplate(text, withFunctions).execute(DATA, new TemplateRandom(1n, requestNumber));

/** What Go and sprig 3.2.3 print, as the real ghz showed; ghz.e2e.test.ts holds the same against the program itself. */
const PRINTED: readonly (readonly [template: string, printed: string])[] = [
  ['plain {text} }}', 'plain {text} }}'],
  ['{{.RequestNumber}}', '7'],
  ['{{$.RequestNumber}}/{{ .MethodName }}', '7/GetBlock'],
  ['a {{- 1 -}} b', 'a1b'],
  ['a {{- /* a comment */ -}} b{{/* x */}}c', 'abc'],
  ['{{mod (add (mul .RequestNumber 7919) 12345) 100000}}', '67778'],
  ['{{mod -7 3}} {{div -7 2}} {{sub 1 2}} {{add1 9}} {{max 1 5 3}} {{min 4 2 8}}', '-1 -3 -1 10 5 2'],
  ['{{mul 9223372036854775807 2}} {{add 9223372036854775807 1}}', '-2 -9223372036854775808'],
  ['{{add "0x10" "010" "7" "x" true 2.9}}', '34'],
  ['{{int64 "12"}} {{int 3.99}} {{float64 "1.5"}} {{atoi "x"}} {{toDecimal 777}}', '12 3 1.5 0 511'],
  ['{{$v := add 100 (mul .RequestNumber 7)}}{{$v}} {{add $v 9}}', '149 158'],
  ['{{$v := 1}}{{if true}}{{$v = 2}}{{$v := 3}}{{end}}{{$v}}', '2'],
  ['{{if eq .RequestNumber 7}}seven{{else}}other{{end}}', 'seven'],
  ['{{if lt .RequestNumber 5}}a{{else if lt .RequestNumber 10}}b{{else}}c{{end}}', 'b'],
  ['{{with .MethodName}}<{{.}}>{{else}}none{{end}}{{with ""}}x{{else}}y{{end}}', '<GetBlock>y'],
  ['{{range until 3}}{{.}},{{end}}', '0,1,2,'],
  ['{{range $i, $x := list "a" "b"}}{{$i}}{{$x}} {{end}}', '0a 1b '],
  ['{{range until 9}}{{if eq . 1}}{{continue}}{{end}}{{if eq . 4}}{{break}}{{end}}{{.}}{{end}}', '023'],
  ['{{range list}}x{{else}}empty{{end}}{{range 2}}{{.}}{{end}}', 'empty01'],
  ['{{seq 3}}|{{seq 2 5}}|{{seq 0 2 6}}|{{seq 3 1}}|{{untilStep 6 0 -2}}', '1 2 3|2 3 4 5|0 2 4 6|3 2 1|[6 4 2]'],
  ['{{printf "%03d|%5d|%-5d|%+d|%x|%#X|%b|%o" .RequestNumber 42 42 42 255 255 5 8}}', '007|   42|42   |+42|ff|0XFF|101|10'],
  ['{{printf "%s|%10s|%-6s|%q|%.2s|%x" "ab" "cd" "ef" "g\\"h" "xyz" "hi"}}', 'ab|        cd|ef    |"g\\"h"|xy|6869'],
  ['{{printf "%v %t %f %.2f %e %g %6.1f%%" 1.5 true 2.0 3.14159 12345.678 1e21 2.25}}', '1.5 true 2.000000 3.14 1.234568e+04 1e+21    2.2%'],
  ['{{printf "%d" "x"}} {{printf "%d"}} {{printf "%d" 1 2}} {{printf "%c%U" 65 65}}', '%!d(string=x) %!d(MISSING) 1%!(EXTRA int=2) AU+0041'],
  ['{{printf `%s` (printf "%v" 0.000001)}} {{print 1 2 "a" 3 4.0}} {{println "a" 1}}', '1e-06 1 2a3 4 a 1\n'],
  ['{{and 1 0 2}} {{or 0 "" "x"}} {{not 1}} {{ne 1 2}} {{eq 3 1 2 3}} {{ge "b" "a"}} {{le 1.5 1.5}}', '0 x false true true true true'],
  ['{{or true (fail "never")}} {{and false (fail "never")}}', 'true false'],
  ['{{len "añb"}} {{len (list 1 2)}} {{index (list 5 6) 1}} {{index "abc" 1}}', '4 2 6 98'],
  ['{{"x" | printf "%s-%s" "y"}} {{.RequestNumber | add 1 | mul 2}}', 'y-x 16'],
  ['{{html "<a b=\'c\'>"}} {{urlquery "a b&c"}} {{js "it\'s"}}', '&lt;a b=&#39;c&#39;&gt; a+b%26c it\\\'s'],
  ['{{upper "ab"}} {{lower "AB"}} {{trim " a "}} {{repeat 2 "ab"}} {{substr 1 3 "abcd"}} {{trunc 2 "abc"}} {{trunc -2 "abc"}} {{replace "a" "b" "banana"}}', 'AB ab a abab bc ab bc bbnbnb'],
  ['{{ternary "a" "b" true}} {{default 5 0}} {{default 5 6}} {{empty ""}} {{coalesce 0 "" 3}}', 'a 5 6 true 3'],
  ['{{b64enc "hi"}} {{sha256sum "a"}}', 'aGk= ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb'],
  ["{{'a'}} {{0x1F}} {{1_000}} {{1e3}} {{0b11}} {{0o17}} {{-5}}", '97 31 1000 1000 3 15 -5'],
  ['{{`raw "text"`}} {{"tab\\tA\\u0041"}}', 'raw "text" tab\tAA'],
  ['{{quote "a" 1}} {{squote "a"}} {{cat "a" 1}} {{join "-" (list 1 2)}} {{first (list 1 2)}} {{last (list 1 2)}} {{reverse (list 1 2)}}', '"a" "1" \'a\' a 1 1-2 1 2 [2 1]'],
  ['{{ceil 1.2}} {{floor 1.8}} {{round 1.2345 2}} {{maxf 1 2.5}} {{minf 1 2.5}}', '2 1 1.23 2.5 1'],
];

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
