import { IndexbenchError } from '../model/errors.ts';
import type { Scenario } from '../model/generated/types.ts';

/**
 * Refuses a scenario of which consumers cannot be told to have received the same: it must be whole downloads by one client.
 *
 * @throws IndexbenchError INPUT_INCONSISTENT with the pointer of the value
 */
export function checkConsumers({ requests, clients, stop }: Scenario, where: string): void {
  const wrong = ((): { readonly at: string; readonly what: string } | null => {
    if (requests.kind !== 'download') return { at: 'requests/kind', what: `"${requests.kind}"` };
    if (clients !== 1) return { at: 'clients', what: `${String(clients)} clients` };
    return stop.kind === 'passes' ? null : { at: 'stop/kind', what: `"${stop.kind}"` };
  })();
  if (wrong === null) return;
  throw new IndexbenchError('INPUT_INCONSISTENT', { what: `the study consumers compares whole downloads by one client, not ${wrong.what}`, where: `${where}/${wrong.at}`, next: 'Give requests "download", 1 client, and the stop "passes".' });
}
