import { BUILTIN_SLICE, BUILTINS } from './builtins.ts';
import { GHZ_FUNCTIONS } from './ghz-functions.ts';
import { SPRIG_NUMBERS } from './sprig-numbers.ts';
import { SPRIG_TEXTS } from './sprig-texts.ts';
import type { FunctionTable } from './template-function.ts';

/** Functions that templates have: all of them, or, where template functions are disabled, Go's own. */
export function functionTable(withFunctions: boolean): FunctionTable {
  return withFunctions ? { ...BUILTINS, ...SPRIG_NUMBERS, ...SPRIG_TEXTS, ...GHZ_FUNCTIONS } : { ...BUILTINS, ...BUILTIN_SLICE };
}

/**
 * What ghz's templates have and these have not: sprig 3.2.3's rarer functions, and Go's `call`. Those of the last line have side effects or
 * read the environment, and never will be here.
 */
export const FUNCTIONS_LEFT_OUT: readonly string[] = [
  'call', 'add1f', 'addf', 'subf', 'mulf', 'divf', 'randBytes', 'shuffle', 'abbrev', 'abbrevboth', 'title', 'untitle', 'swapcase', 'nospace', 'initials',
  'snakecase', 'camelcase', 'kebabcase', 'wrap', 'wrapWith', 'indent', 'nindent', 'plural', 'hello', 'split', 'splitn', 'sortAlpha', 'typeOf', 'typeIs',
  'typeIsLike', 'kindOf', 'kindIs', 'deepEqual', 'deepCopy', 'mustDeepCopy', 'append', 'mustAppend', 'push', 'mustPush', 'prepend', 'mustPrepend', 'concat',
  'mustFirst', 'mustLast', 'mustRest', 'mustInitial', 'mustReverse', 'uniq', 'mustUniq', 'without', 'mustWithout', 'has', 'mustHas', 'slice', 'mustSlice',
  'compact', 'mustCompact', 'chunk', 'mustChunk', 'dict', 'get', 'set', 'unset', 'hasKey', 'pluck', 'keys', 'pick', 'omit', 'merge', 'mergeOverwrite',
  'mustMerge', 'mustMergeOverwrite', 'values', 'dig', 'b64dec', 'b32enc', 'b32dec', 'adler32sum', 'toJson', 'mustToJson', 'toPrettyJson', 'mustToPrettyJson',
  'toRawJson', 'mustToRawJson', 'fromJson', 'mustFromJson', 'regexMatch', 'mustRegexMatch', 'regexFindAll', 'mustRegexFindAll', 'regexFind', 'mustRegexFind',
  'regexReplaceAll', 'mustRegexReplaceAll', 'regexReplaceAllLiteral', 'mustRegexReplaceAllLiteral', 'regexSplit', 'mustRegexSplit', 'regexQuoteMeta',
  'urlParse', 'urlJoin', 'base', 'dir', 'clean', 'ext', 'isAbs', 'osBase', 'osDir', 'osClean', 'osExt', 'osIsAbs', 'semver', 'semverCompare', 'now', 'date',
  'dateInZone', 'date_in_zone', 'dateModify', 'date_modify', 'mustDateModify', 'must_date_modify', 'ago', 'duration', 'durationRound', 'htmlDate',
  'htmlDateInZone', 'toDate', 'mustToDate', 'unixEpoch',
  'env', 'expandenv', 'getHostByName', 'bcrypt', 'htpasswd', 'derivePassword', 'genPrivateKey', 'genCA', 'genCAWithKey', 'genSelfSignedCert',
  'genSelfSignedCertWithKey', 'genSignedCert', 'genSignedCertWithKey', 'buildCustomCert', 'encryptAES', 'decryptAES',
];
