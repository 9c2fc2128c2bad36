import { createInterface } from 'node:readline';
import { REAL_TREE } from './kernel-file.ts';
import { clearLeftovers } from './leftovers.ts';
import { WatchdogLedger } from './watchdog-ledger.ts';

/**
 * The watchdog's program. It reads what would have to be undone from standard input, the other end of which only the controller holds. When
 * that closes without `bye`, the controller is dead, whatever killed it, and the watchdog undoes it and ends.
 */
const ledger = new WatchdogLedger();

// One that replaces another is told what that one knew.
for (const line of process.argv.slice(2)) ledger.takeLine(line);
// It must outlive the controller: what ends the controller is often sent to more than one process.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const) process.on(signal, () => undefined);
// The controller waits for this before it starts anything.
process.stdout.on('error', () => undefined);
process.stdout.write('ready\n');

const lines = createInterface({ input: process.stdin });
lines.on('line', (line) => {
  ledger.takeLine(line);
  if (ledger.finished) process.exit(0);
});
lines.once('close', () => {
  void clearLeftovers(ledger, REAL_TREE).finally(() => process.exit(0));
});
