import { describe, expect, it } from 'vitest';
import { parseCsv, parseCsvTable } from './csv.ts';

describe('parseCsv', () => {
  const cases: readonly [string, string, string[][]][] = [
    ['plain lines, the last without its end', 'a,b\n1,2', [['a', 'b'], ['1', '2']]],
    ['CRLF, and empty fields at both ends', ',x,\r\n,,\r\n', [['', 'x', ''], ['', '', '']]],
    ['a trailing comma at the very end', 'a,', [['a', '']]],
    ['quoted commas, quotes and line ends', '"a,""b""","c\nd"\n"",e\n', [['a,"b"', 'c\nd'], ['', 'e']]],
    ['blank lines, which are no records', '\na\n\n\r\nb\n', [['a'], ['b']]],
    ['nothing', '', []],
  ];
  for (const [name, text, records] of cases) {
    it(`reads ${name}`, () => {
      expect(parseCsv(text, 'x')).toEqual(records);
    });
  }

  it('refuses a quote that is not closed, and text after a closing one', () => {
    expect(() => parseCsv('a,"b', 'x')).toThrow(/x, character 3: a quote is not closed/);
    expect(() => parseCsv('"b"c,d', 'x')).toThrow(/x, character 4: text after a closing quote/);
  });
});

describe('parseCsvTable', () => {
  it('names the fields of each record', () => {
    expect(parseCsvTable('a,b\n1,\n', 'x')).toEqual({ columns: ['a', 'b'], rows: [{ a: '1', b: '' }] });
  });

  it('refuses a record of another length', () => {
    expect(() => parseCsvTable('a,b\n1,2\n3\n', 'x')).toThrow(/x, record 3: 1 fields where the first record has 2/);
  });
});
