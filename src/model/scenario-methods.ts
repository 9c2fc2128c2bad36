import type { Method, Scenario } from './generated/types.ts';

/** The methods that a scenario calls, each once: several in a mix. */
export function methodsOf({ method, requests }: Pick<Scenario, 'method' | 'requests'>): readonly Method[] {
  return requests.kind === 'mix' ? [...new Set(requests.parts.map((part) => part.method))] : [method];
}
