import { VARIABLE_NAMES } from './call-variables.ts';
import { OPTION_NAMES, ghzOption } from './option-table.ts';
import type { OptionName, OptionSupport } from './option-table.ts';
import { BUILTINS, BUILTIN_SLICE } from './template/builtins.ts';
import { FUNCTIONS_LEFT_OUT } from './template/function-names.ts';
import { GHZ_FUNCTIONS } from './template/ghz-functions.ts';
import { SPRIG_NUMBERS } from './template/sprig-numbers.ts';
import { SPRIG_TEXTS } from './template/sprig-texts.ts';
import type { FunctionTable } from './template/template-function.ts';

/** What ghz does with data, and what is done here. */
const TRAPS: readonly (readonly [ghz: string, here: string])[] = [
  ['A template whose only actions are `if`, `range` or `with` is sent as it stands.', 'Any action makes a template.'],
  ['Metadata of such a kind are worked out once, for request 0.', 'Any action makes them of each call.'],
  ['Numbers from a template must stand in quotes within `--data` and arrays; only a file with a single object may have `{{…}}` bare.', 'The same.'],
  ['Double quotes in an action fail within JSON.', 'The same, with the advice to use backquotes.'],
  ['`--data` and arrays go through float64: integers beyond 2^53 are rounded.', 'They keep their value.'],
  ['Keys of `--data` and of array elements are put in alphabetical order, so that `$v` set in `a` is known in `b`; an object in a file keeps its order.', 'The same.'],
  ['An array in a file must begin at its first byte.', 'Space before it is let pass.'],
  ['A template that fails leaves no row; the run goes on, then ends with exit code 1 and no report.', 'The run ends at once with exit code 2, the function, and the place in the template.'],
  ['`(int …)` is needed where Go wants an int and `.RequestNumber` is an int64.', 'Integers are of one kind; `(int …)` does no harm.'],
  ['Random values come from the time.', 'They follow from `--template-seed`, the request number and the message: two runs send the same.'],
  ['`bytes` fields take base64 with padding only; fields of a oneof twice: the last one counts; a list may be given for a single value.', 'Base64 the same; two fields of a oneof, or a list for a single value, are refused.'],
  ['Entries of maps are sent in an order of chance.', 'In the order of their keys.'],
  ['`google.protobuf.Any` in JSON.', 'Refused: give such a request as binary data.'],
  ['`Timestamp…` and `UUID` are fixed once a call, before the data are worked out.', 'The same; TimestampUnixNano is a whole number of milliseconds.'],
];

const REPORT: readonly string[] = [
  '`json` and `pretty` have ghz’s fields, types and units; percentiles are nearest rank, as ghz’s. `options` leaves out `data` and `metadata`, which may hold secrets.',
  'A sample holds a status but no text: where calls of one status failed in several ways, their `error` names the status alone.',
  'Calls that the end of the run cut off are no rows. A call that grpc-go would send again and count twice is one row.',
  'With a rate, latency counts from the moment at which a call was due.',
  'The exit code is 4 where more than 1 % of the calls failed, and 130 after an interrupt; ghz’s is 0.',
  '`csv` has no control characters, and `details` no limit of a million rows.',
];

const HEADINGS: Readonly<Record<OptionSupport, string>> = {
  done: 'As ghz',
  exception: 'Exceptions',
  ignored: 'Accepted, without effect',
  refused: 'Refused',
};

/** The page docs/ghz-compatibility.md. */
export function compatibilityPage(): string {
  return [
    '# ghz compatibility',
    '',
    '`load` takes the command line of ghz v0.121.0. Names, short forms, units and defaults are ghz’s; a test runs some fifty command lines with both programs against a recording server and finds the same requests, in the same order with one client. This page is written from the tables of the program by `npm run generate`.',
    '',
    'Methods: any unary, server-streaming or client-streaming one, by `--proto` (with `-i`), `--protoset`, or the server’s reflection (v1, else v1alpha). Methods that stream both ways are not offered. Messages are encoded by protobufjs’s types.',
    ...(Object.keys(HEADINGS) as OptionSupport[]).flatMap(optionSection),
    '',
    '## Data',
    '',
    ...table(['ghz', 'here'], TRAPS),
    '',
    '## Templates',
    '',
    'Go’s text/template: actions, pipelines, variables, `if`, `with`, `range` with `else`, `break`, `continue`, comments, trim markers; not `define`, `template`, `block`. Templates are compiled once. Integers wrap at 64 bits.',
    '',
    ...table(['', 'names'], [
      ['variables', names(VARIABLE_NAMES)],
      ['Go’s own', `${functions(BUILTINS)}; \`slice\` where functions are disabled`],
      ['ghz’s', functions(GHZ_FUNCTIONS)],
      ['sprig: numbers', functions(SPRIG_NUMBERS)],
      ['sprig: texts, choices, lists', functions(SPRIG_TEXTS)],
      ['not offered, refused by name', names(FUNCTIONS_LEFT_OUT.filter((name) => BUILTIN_SLICE[name] === undefined))],
    ]),
    '',
    'Floats of sprig that need decimal arithmetic (`addf` and its kin), and whatever reads the environment, the clock or the network, are not offered. `printf` has no `%T`, `%p`, `%#v` or argument indexes.',
    '',
    '## Report',
    '',
    ...REPORT.map((line) => `- ${line}`),
    '',
  ].join('\n');
}

function optionSection(support: OptionSupport): string[] {
  const rows = OPTION_NAMES.filter((name) => ghzOption(name).support === support).map((name) => [flagOf(name), defaultOf(name), ghzOption(name).note] as const);
  return ['', `## ${HEADINGS[support]}`, '', ...table(['flag', 'default', ''], rows)];
}

function flagOf(name: OptionName): string {
  const { short } = ghzOption(name);
  return `\`${short === undefined ? '' : `-${short} `}--${name}\``;
}

function defaultOf(name: OptionName): string {
  const { initial } = ghzOption(name);
  return initial === undefined ? '' : `\`${initial}\``;
}

function functions(of: FunctionTable): string {
  return names(Object.keys(of));
}

function names(list: readonly string[]): string {
  return list.map((name) => `\`${name}\``).join(' ');
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [row(head), row(head.map(() => '---')), ...rows.map(row)];
}
