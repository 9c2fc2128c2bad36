import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { decodeFileSet, methodOfFiles } from './descriptor-schema.ts';
import { parseExactJson, sortedGoJson } from './exact-json.ts';
import { encodeJson } from './json-encoder.ts';
import type { MessageSchema, MethodSchema } from './message-schema.ts';
import { methodOfProtoFile } from './proto-file-schema.ts';

const fixture = (name: string): string => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url));
const SERVICE = 'indexbench.testing.Everything';
const fromProto = methodOfProtoFile(fixture('everything.proto'), [], { service: SERVICE, method: 'Ask' });
const fromSet = methodOfFiles(decodeFileSet(readFileSync(fixture('everything.protoset'))), SERVICE, 'Ask') as MethodSchema;

/** JSON of a Request and its bytes. */
const ENCODED: readonly (readonly [json: string, hex: string])[] = [
  ['{}', ''],
  ['{"text":"hi","small":-1}', '0a02686910ffffffffffffffffff01'],
  ['{"small":0,"text":"","yes":false,"raw":"","colour":0,"single":0,"numbers":[],"counts":{}}', ''],
  ['{"big":9007199254740993,"unsigned_big":"18446744073709551615","unsignedSmall":4294967295}', '18818080808080801020ffffffff0f28ffffffffffffffffff01'],
  ['{"fixed_small":1,"fixed_big":"2","signed_fixed_small":-1,"signedFixedBig":-2}', '350100000039020000000000000045ffffffff49feffffffffffffff'],
  ['{"single":1.5,"twice":"-2.5","yes":"true","raw":"AQI="}', '550000c03f5900000000000004c060016a020102'],
  ['{"single":"NaN","twice":"-Infinity"}', '550000c07f59000000000000f0ff'],
  ['{"colour":"COLOUR_BLUE","colours":["COLOUR_RED",7,"1"]}', '7007a20103010701'],
  ['{"point":{"x":-3,"y":"-4"},"points":[{},{"x":1}]}', '7a04080510079201009201020802'],
  ['{"numbers":[1,"300"],"words":["a",""],"unpacked":[5,6]}', '82010301ac028a0101618a0100980105980106'],
  ['{"counts":{"b":2,"a":0},"places":{"-1":{"x":1}},"flags":{"false":"n"}}', 'aa01050a01611000aa01050a01621002b2010f08ffffffffffffffffff0112020802a20205080012016e'],
  ['{"maybe":0}', 'b80100'],
  ['{"number":0}', 'c80100'],
  ['{"name":""}', 'c20100'],
  ['{"spot":{}}', 'd20100'],
  ['{"at":"1970-01-01T00:00:01.5Z","lasts":"-1.5s"}', 'da010808011080cab5ee01e2011608ffffffffffffffffff011080b6ca91feffffffff01'],
  ['{"wrapped":"5","wrapped_text":""}', 'ea01020805f20100'],
  ['{"object":{"a":null},"anything":true,"list":[1,"x"]}', 'fa01090a070a01611202080082020220018a02100a0911000000000000f03f0a031a0178'],
  ['{"inner":{"zero":0,"loose":[1,2],"tight":[1,2],"must":""}}', '92020c0800100110021a0201022200'],
  ['{"otherName":"x","raw_again":"AA=="}', '9a020178a2060100'],
  ['{"renamed":"x","text":null}', '9a020178'],
];

/** JSON that is refused, and what the message says. */
const REFUSED: readonly (readonly [json: string, message: RegExp])[] = [
  ['{"nothing":1}', /data: there is no field "nothing"; there are: text, small/],
  ['{"text":5}', /data\/text: 5 is not a string/],
  ['{"text":12345678901234567890}', /data\/text: 12345678901234567890 is not a string/],
  ['{"small":2147483648}', /data\/small: 2147483648 lies outside -2147483648 to 2147483647/],
  ['{"unsigned_big":-1}', /lies outside 0 to/],
  ['{"big":1.5}', /1\.5 is not an integer/],
  ['{"point":5}', /data\/point: 5 is not an object/],
  ['{"numbers":5}', /data\/numbers: 5 is not an array/],
  ['{"words":[1]}', /data\/words\/0: 1 is not a string/],
  ['{"colour":"COLOUR_GREEN"}', /"COLOUR_GREEN" is not allowed; allowed: COLOUR_UNSPECIFIED, COLOUR_RED, COLOUR_BLUE/],
  ['{"name":"a","number":1}', /both are of the oneof choice/],
  ['{"text":"a","text":"b","unsigned_small":1,"unsignedSmall":2}', /unsignedSmall: is given twice/],
  ['{"raw":"_-"}', /not base64/],
  ['{"yes":1}', /1 is not true or false/],
  ['{"at":"yesterday"}', /not a time such as/],
  ['{"lasts":"5m"}', /not a duration in seconds/],
  ['[]', /data: \[\] is not an object/],
];

const encode = (message: MessageSchema, json: string): string => encodeJson(message, parseExactJson(json), 'data').toString('hex');

/** A message and those below it, without Google's: protobufjs bundles these with other names for their fields. */
function ownTypes(message: MessageSchema): unknown[] {
  const below = message.fields.flatMap(({ type }) => (type.kind === 'message' && !type.message.fullName.startsWith('google.') ? [type.message] : []));
  return [message.fullName, ...message.fields.map((field) => ({ ...field, type: field.type.kind === 'message' ? field.type.message.fullName : field.type })), ...below.map(ownTypes)];
}

describe('encodeJson', () => {
  for (const [json, hex] of ENCODED) {
    it(`encodes ${json}`, () => {
      expect(encode(fromProto.input, json)).toBe(hex);
      expect(encode(fromSet.input, json)).toBe(hex);
    });
  }
  for (const [json, message] of REFUSED) {
    it(`refuses ${json}`, () => {
      expect(() => encode(fromProto.input, json)).toThrow(message);
    });
  }

  it('knows methods alike from files and descriptors', () => {
    expect(ownTypes(fromSet.input)).toEqual(ownTypes(fromProto.input));
    expect({ ...fromSet, input: null }).toEqual({ ...fromProto, input: null });
    const shapes = ['Ask', 'List', 'Gather', 'Talk'].map((method) => methodOfProtoFile(fixture('everything.proto'), [], { service: SERVICE, method }).shape);
    expect(shapes).toEqual(['unary', 'server-streaming', 'client-streaming', 'bidi-streaming']);
  });

  it('says what a .proto file lacks', () => {
    expect(() => methodOfProtoFile(fixture('everything.proto'), [], { service: SERVICE, method: 'Tell' })).toThrow(/has no method "Tell"; it has: Ask, List/);
    expect(() => methodOfProtoFile(fixture('everything.proto'), [], { service: 'a.B', method: 'Ask' })).toThrow(/has no service "a.B"/);
    expect(() => methodOfProtoFile('/nonexistent.proto', [], { service: SERVICE, method: 'Ask' })).toThrow(/--proto \/nonexistent.proto: cannot be loaded: ENOENT/);
    expect(() => methodOfProtoFile('x.json', [], { service: SERVICE, method: 'Ask' })).toThrow(/a .proto file is expected/);
  });
});

it('keeps integers exact and writes JSON as Go does', () => {
  expect(sortedGoJson(parseExactJson('{"b":[9007199254740993,1.0,"9007199254740993"],"a":{"y":"<&>","x":null}}'))).toBe('{"a":{"x":null,"y":"\\u003c\\u0026\\u003e"},"b":[9007199254740993,1,"9007199254740993"]}');
  expect(parseExactJson('"12345678901234567890 1234567890123456"')).toBe('12345678901234567890 1234567890123456');
});
