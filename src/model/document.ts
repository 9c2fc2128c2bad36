import type { ErrorObject } from 'ajv';
import type { Documents } from './generated/types.ts';
import validators from './generated/validators.cjs';
import { IndexbenchError, type ErrorCode } from './errors.ts';

export type DocumentKind = keyof Documents;

/** Longest text that is parsed: documents are small, samples live in Parquet files. */
const MAX_DOCUMENT_CHARACTERS = 256 * 1024 * 1024;

/**
 * Parses and validates one document.
 *
 * @param kind which schema it must follow
 * @param text the file's text
 * @param where what to call it in messages, usually its path
 * @param onError error codes for text that is not JSON, and for JSON that breaks the schema
 * @throws IndexbenchError with the JSON pointer, the value found and what is allowed
 */
export function parseDocument<K extends DocumentKind>(
  kind: K,
  text: string,
  where: string,
  onError: { readonly json: ErrorCode; readonly schema: ErrorCode } = { json: 'INPUT_NOT_JSON', schema: 'INPUT_INVALID' },
): Documents[K] {
  return validateDocument(kind, parseJson(text, where, onError.json), where, onError.schema);
}

/** Validates a value that was already parsed (or was just built); see parseDocument. */
export function validateDocument<K extends DocumentKind>(kind: K, value: unknown, where: string, code: ErrorCode = 'INPUT_INVALID'): Documents[K] {
  const validate = validators[kind];
  if (validate(value)) return value as Documents[K];
  const error = mostSpecific(validate.errors ?? []);
  throw new IndexbenchError(code, { what: explain(error, value), where: `${where}#${error?.instancePath ?? ''}` });
}

/** The form in which documents are written: two-space JSON with a final newline, keys in the order of construction. */
export function serializeDocument(value: Documents[DocumentKind]): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function parseJson(text: string, where: string, code: ErrorCode): unknown {
  if (text.length > MAX_DOCUMENT_CHARACTERS) throw new IndexbenchError(code, { what: `longer than ${MAX_DOCUMENT_CHARACTERS} characters`, where });
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new IndexbenchError(code, { what: `not valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`, where, cause });
  }
}

/** Of the errors of a "null or X" union, the one deepest in the value is the mistake; the others only say that it is not null. */
function mostSpecific(errors: readonly ErrorObject[]): ErrorObject | undefined {
  return errors.reduce<ErrorObject | undefined>((best, error) => {
    if (best === undefined) return error;
    const depth = (candidate: ErrorObject): number => candidate.instancePath.split('/').length * 2 - (candidate.keyword === 'oneOf' || candidate.keyword === 'type' ? 1 : 0);
    return depth(error) > depth(best) ? error : best;
  }, undefined);
}

function explain(error: ErrorObject | undefined, document: unknown): string {
  if (error === undefined) return 'does not follow its schema';
  const found = shorten(valueAt(document, error.instancePath));
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'enum':
      return `${found} is not allowed; allowed: ${(params['allowedValues'] as unknown[]).map((value) => JSON.stringify(value)).join(', ')}`;
    case 'const':
      return `${found} is not allowed; allowed: ${JSON.stringify(params['allowedValue'])}`;
    case 'additionalProperties':
      return unknownKey(String(params['additionalProperty']), error);
    case 'required': {
      // A mistyped key is missed under its right name first: the reader wants to know of the one that is there.
      const unknown = unknownKeys(error, valueAt(document, error.instancePath))[0];
      return unknown === undefined ? `key ${JSON.stringify(params['missingProperty'])} is missing` : unknownKey(unknown, error);
    }
    case 'pattern':
      return `${found} does not match ${String(params['pattern'])}`;
    default:
      return `${found} ${error.message ?? 'is not allowed'}`;
  }
}

function unknownKey(key: string, error: ErrorObject): string {
  const allowed = knownKeys(error);
  return `unknown key ${JSON.stringify(key)}${allowed === null ? '' : `; allowed: ${allowed.join(', ')}`}`;
}

function unknownKeys(error: ErrorObject, value: unknown): string[] {
  const known = knownKeys(error);
  return known === null || value === null || typeof value !== 'object' ? [] : Object.keys(value).filter((key) => !known.includes(key));
}

/** The keys that the schema of the failed object lists; null where it does not close the object. */
function knownKeys(error: ErrorObject): string[] | null {
  const schema = error.parentSchema as { properties?: object; additionalProperties?: unknown } | undefined;
  return schema?.additionalProperties === false && schema.properties !== undefined ? Object.keys(schema.properties) : null;
}

function valueAt(document: unknown, pointer: string): unknown {
  let value = document;
  for (const part of pointer.split('/').slice(1)) {
    if (value === null || typeof value !== 'object') return undefined;
    value = (value as Record<string, unknown>)[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  return value;
}

function shorten(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= 80 ? text : `${text.slice(0, 77)}...`;
}
