import { IndexbenchError } from '../model/errors.ts';
import type { ReadyProbe } from './ready-probe.ts';

export const READY_FORMS = 'grpc, tcp, http:{port}/PATH, line:REGEX';

const HTTP = /^http:\{(port[23]?)\}(\/\S*)$/;

/**
 * The probe that a setting describes: `grpc` (answers GetLightdInfo), `tcp` (takes connections at {port}), `http:{port2}/health` (answers
 * with a status of 200 to 299), `line:REGEX` (has written a line that matches).
 *
 * @throws IndexbenchError INPUT_INCONSISTENT with the forms that exist
 */
export function readyProbe(text: string, ports: Readonly<Record<string, number>>): ReadyProbe {
  if (text === 'grpc') return { kind: 'lightd-info' };
  if (text === 'tcp') return { kind: 'listening', port: ports['port'] ?? 0 };
  const [, port, path] = HTTP.exec(text) ?? [];
  if (port !== undefined && path !== undefined) return { kind: 'http', port: ports[port] ?? 0, path };
  if (text.startsWith('line:') && text !== 'line:') return { kind: 'line', pattern: regularExpression(text.slice('line:'.length), '/ready') };
  throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${JSON.stringify(text)} is no way to be ready; known: ${READY_FORMS}`, where: '/ready' });
}

/** @throws IndexbenchError INPUT_INCONSISTENT where it cannot be read as one */
export function regularExpression(source: string, where: string): RegExp {
  try {
    return new RegExp(source, 'u');
  } catch (cause) {
    throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${JSON.stringify(source)} is no regular expression: ${cause instanceof Error ? cause.message : String(cause)}`, where, next: 'Mend it; it is read as in JavaScript, with the flag u.', cause });
  }
}

/** @throws IndexbenchError INPUT_INCONSISTENT where the regular expression has no group, which is to be `what` */
export function requireGroup(pattern: RegExp, { what, where, example }: { readonly what: string; readonly where: string; readonly example: string }): void {
  // With an empty alternative it matches anything, and tells how many groups it has.
  const groups = (new RegExp(`${pattern.source}|`, pattern.flags).exec('')?.length ?? 1) - 1;
  if (groups === 0) throw new IndexbenchError('INPUT_INCONSISTENT', { what: `${JSON.stringify(pattern.source)} has no group, which is to be ${what}`, where, next: `Put it into brackets: ${example}.` });
}
