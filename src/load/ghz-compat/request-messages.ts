import { IndexbenchError } from '../../model/errors.ts';
import { callVariables } from './call-variables.ts';
import type { CallInstance } from './call-variables.ts';
import { CallTemplate } from './call-template.ts';
import type { TemplateSettings } from './call-template.ts';
import { exactDigits, parseExactJson, sortedGoJson } from './schema/exact-json.ts';
import { encodeJson } from './schema/json-encoder.ts';
import type { MethodSchema } from './schema/message-schema.ts';
import { TemplateRandom } from './template/template-random.ts';

/** What the calls of a run send. */
export interface RequestMessages {
  /** After how many requests the messages repeat; null where each is worked out. */
  readonly cycleLength: number | null;
  /** Protobuf bytes of a call, unframed: one message, or those of a stream. Throws USAGE where a template fails or does not fit. */
  of(call: CallInstance): Buffer[];
}

export interface StreamSettings {
  /** Messages of a call that takes a stream; 0 = as many as there are. */
  readonly count: number;
  /** Templates are worked out for each message and not once a call. */
  readonly dynamic: boolean;
}

interface DataSettings {
  readonly method: MethodSchema;
  readonly templates: TemplateSettings;
  readonly stream: StreamSettings;
  readonly seed: bigint;
  readonly where: string;
}

function takesStream(method: MethodSchema): boolean {
  return method.shape === 'client-streaming';
}

/** So many of them, the first again after the last. */
function cycled(messages: readonly Buffer[], count: number): Buffer[] {
  return count === 0 ? [...messages] : Array.from({ length: count }, (_, at) => messages[at % messages.length] as Buffer);
}

/** Requests whose bytes are known: element i mod length, or for a stream all of them each time. */
export function staticMessages(messages: readonly Buffer[], method: MethodSchema, stream: StreamSettings): RequestMessages {
  if (takesStream(method)) {
    const whole = cycled(messages, stream.count);
    return { cycleLength: 1, of: () => whole };
  }
  return { cycleLength: messages.length, of: ({ requestNumber }) => [messages[requestNumber % messages.length] as Buffer] };
}

/**
 * Requests of ghz's JSON data: an object, or an array of objects of which request i takes element i mod length; templates where there are any.
 *
 * @param text as ghz has it at this point: of --data with its keys in order, of a file as it stands
 * @throws IndexbenchError USAGE where it does not fit the method, as far as that shows before the run
 */
export function jsonMessages(text: string, settings: DataSettings): RequestMessages {
  const { method, where } = settings;
  const whole = new CallTemplate(text, settings.templates, where);
  const elements = text.trimStart().startsWith('[') ? arrayElements(text, where) : null;
  if (!whole.isDynamic) {
    if (takesStream(method) && settings.stream.dynamic) throw new IndexbenchError('USAGE', { what: 'has no template to work out for each message', where: '--stream-dynamic-messages' });
    return staticMessages(elements === null ? [encodeAt(method, whole.plain, where)] : elements.map((element, at) => encodeAt(method, element, `${where} /${String(at)}`)), method, settings.stream);
  }
  if (!takesStream(method)) return perCall(settings, elements ?? [text]);
  return settings.stream.dynamic ? perMessage(settings, elements ?? [text]) : wholeStream(settings, whole);
}

/** The elements as ghz keeps them: each as JSON of its own, its keys in order. */
function arrayElements(text: string, where: string): string[] {
  const list = parseJson(text, where);
  if (!Array.isArray(list)) throw new IndexbenchError('USAGE', { what: 'is not an array of objects', where });
  if (list.length === 0) throw new IndexbenchError('USAGE', { what: 'is an empty array: there is nothing to send', where });
  list.forEach((element, at) => {
    if (element === null || typeof element !== 'object' || Array.isArray(element)) {
      throw new IndexbenchError('USAGE', { what: `${exactDigits(element) ?? JSON.stringify(element)} is not an object`, where: `${where} /${String(at)}` });
    }
  });
  return list.map(sortedGoJson);
}

function parseJson(text: string, where: string): unknown {
  try {
    return parseExactJson(text);
  } catch (cause) {
    throw new IndexbenchError('USAGE', { what: `not valid JSON: ${cause instanceof Error ? cause.message : String(cause)}`, where, next: 'Numbers from a template stand in quotes.', cause });
  }
}

/** Nothing is an empty message, as `null` is. */
function encodeAt(method: MethodSchema, text: string, where: string): Buffer {
  const value = text.trim() === '' ? {} : parseJson(text, where);
  return encodeJson(method.input, value ?? {}, where);
}

function perCall({ method, templates, seed, where }: DataSettings, elements: readonly string[]): RequestMessages {
  const compiled = elements.map((element, at) => new CallTemplate(element, templates, elements.length === 1 ? where : `${where} /${String(at)}`));
  return {
    cycleLength: null,
    of: (call) => {
      const random = new TemplateRandom(seed, call.requestNumber);
      const template = compiled[call.requestNumber % compiled.length] as CallTemplate;
      return [encodeAt(method, template.text(callVariables(method, call, random), random), `${where}, request ${String(call.requestNumber)}`)];
    },
  };
}

function perMessage({ method, templates, stream, seed, where }: DataSettings, elements: readonly string[]): RequestMessages {
  const compiled = elements.map((element, at) => new CallTemplate(element, templates, `${where} /${String(at)}`));
  const count = stream.count === 0 ? compiled.length : stream.count;
  return {
    cycleLength: null,
    of: (call) => Array.from({ length: count }, (_, at) => {
      const random = new TemplateRandom(seed, call.requestNumber, at);
      const template = compiled[at % compiled.length] as CallTemplate;
      return encodeAt(method, template.text(callVariables(method, call, random), random), `${where}, request ${String(call.requestNumber)}, message ${String(at)}`);
    }),
  };
}

/** The text is worked out once a call, as one template, and is then an object or an array. */
function wholeStream({ method, stream, seed, where }: DataSettings, whole: CallTemplate): RequestMessages {
  return {
    cycleLength: null,
    of: (call) => {
      const random = new TemplateRandom(seed, call.requestNumber);
      const place = `${where}, request ${String(call.requestNumber)}`;
      const value = parseJson(whole.text(callVariables(method, call, random), random), place);
      const list: readonly unknown[] = Array.isArray(value) ? value : [value];
      return cycled(list.map((element, at) => encodeJson(method.input, element, `${place} /${String(at)}`)), stream.count);
    },
  };
}
