import { IndexbenchError } from '../../model/errors.ts';
import { callVariables } from './call-variables.ts';
import type { CallInstance } from './call-variables.ts';
import { CallTemplate } from './call-template.ts';
import type { TemplateSettings } from './call-template.ts';
import { textMapOf } from './option-values.ts';
import type { MethodSchema } from './schema/message-schema.ts';
import { TemplateRandom } from './template/template-random.ts';

/** Header fields of calls, by lower-case names. */
export interface CallMetadata {
  /** True where each call has its own. */
  readonly isDynamic: boolean;
  /** Throws USAGE where a template fails or makes no valid field. */
  of(call: CallInstance): Readonly<Record<string, string>>;
}

interface MetadataSettings {
  readonly method: MethodSchema;
  readonly templates: TemplateSettings;
  readonly seed: bigint;
  readonly where: string;
}

/** Set by the client itself. Source: grpc/grpc doc/PROTOCOL-HTTP2.md, "Requests". */
const RESERVED: ReadonlySet<string> = new Set(['content-type', 'user-agent', 'te', 'grpc-timeout', 'grpc-encoding', 'grpc-accept-encoding', 'grpc-message', 'grpc-status', 'grpc-message-type', 'host', 'connection']);

/**
 * Metadata as ghz has them: a JSON object of texts, which may be a template; what ends in `-bin` is base64 of bytes.
 * Throws USAGE where they are not valid.
 */
export function callMetadata(text: string, settings: MetadataSettings): CallMetadata {
  const { method, seed, where } = settings;
  const template = new CallTemplate(text, settings.templates, where);
  if (!template.isDynamic) {
    const fields = fieldsOf(template.plain, where);
    return { isDynamic: false, of: () => fields };
  }
  return {
    isDynamic: true,
    of: (call) => {
      const random = new TemplateRandom(seed, call.requestNumber, METADATA_PLACE);
      return fieldsOf(template.text(callVariables(method, call, random), random), `${where}, request ${String(call.requestNumber)}`);
    },
  };
}

/** Keeps the random values of metadata apart from those of the data. */
const METADATA_PLACE = 2 ** 40;

function fieldsOf(text: string, where: string): Readonly<Record<string, string>> {
  const wrong = (what: string): IndexbenchError => new IndexbenchError('USAGE', { what, where });
  const fields: Record<string, string> = {};
  for (const [given, value] of Object.entries(text.trim() === '' ? {} : textMapOf(text, wrong))) {
    const name = given.toLowerCase();
    if (!/^[0-9a-z_.-]+$/.test(name)) throw wrong(`${JSON.stringify(given)} is not a name of metadata`);
    if (RESERVED.has(name) || name.startsWith('grpc-')) throw wrong(`${JSON.stringify(given)} is set by the client itself`);
    fields[name] = name.endsWith('-bin') ? binaryValue(value, wrong) : value;
    if (!/^[\x20-\x7e]*$/.test(fields[name])) throw wrong(`the value of ${JSON.stringify(given)} is not printable ASCII`);
  }
  return fields;
}

/** On the wire without padding, as grpc-go sends it. */
function binaryValue(value: string, wrong: (what: string) => Error): string {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(value)) throw wrong(`${JSON.stringify(value)} is not base64 with padding`);
  return value.replace(/=+$/, '');
}
