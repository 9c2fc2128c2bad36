import type { ObtainContext, ProgramSources } from '../obtain/obtain-context.ts';
import { startPackageWatchdog } from './host-session.ts';

interface OpenObtainRequest {
  readonly sources: ProgramSources;
  readonly packageRoot: string;
  readonly signal: AbortSignal;
  readonly onProgress: (message: string) => void;
}

/** How this command obtains programs: builds are guarded by a watchdog of their own, which ends with them. */
export function openObtain({ sources, packageRoot, signal, onProgress }: OpenObtainRequest): ObtainContext {
  return { ...sources, packageRoot, workingFolder: process.cwd(), signal, onProgress, startGuard: () => startPackageWatchdog(packageRoot) };
}
