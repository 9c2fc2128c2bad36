import { join } from 'node:path';
import type { CompactBlocksSnapshot } from '../model/generated/types.ts';
import { createTempFolder } from '../host/temp-folder.ts';
import { restoreSnapshot } from '../snapshot/restore.ts';
import { startPackageWatchdog } from './host-session.ts';
import { loadPins } from './input-files.ts';

/** The pin of the embedded demo snapshot. */
export function loadDemoPin(packageRoot: string): CompactBlocksSnapshot {
  const pin = loadPins(null, packageRoot).snapshots['demo'];
  if (pin?.kind !== 'compact-blocks') throw new Error('the embedded pins hold no snapshot "demo"');
  return pin;
}

/** Restores the embedded demo snapshot into a temporary folder, which the watchdog removes should this process be killed. */
export async function restoreDemoChain(packageRoot: string): Promise<{ readonly path: string; remove(): Promise<void> }> {
  const pin = loadDemoPin(packageRoot);
  const watchdog = await startPackageWatchdog(packageRoot);
  const folder = createTempFolder({ registrar: watchdog });
  const remove = async (): Promise<void> => {
    await folder.remove();
    await watchdog.stop();
  };
  try {
    const path = join(folder.path, 'chain');
    await restoreSnapshot({ pin, packageRoot, into: path, signal: watchdog.lost });
    return { path, remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
