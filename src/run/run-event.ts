import type { DriverName, IndexBuildState, Outcome, Unit } from '../model/generated/types.ts';

/** Which of how many: 1-based. */
export interface Position {
  readonly index: number;
  readonly total: number;
}

/** A step of a run that is not a measurement. */
export type Stage = 'calibrating' | 'warming the drivers' | 'measuring the drivers’ ceilings' | 'starting the node' | 'building the index' | 'waiting until its index is complete' | 'launching' | 'waiting until ready' | 'checking payloads' | 'stopping' | 'sealing the bundle';

/** What the orchestrator says while it works. The journal and the progress display only listen. */
export type RunEvent =
  | { readonly kind: 'host'; readonly serverCpus: string; readonly clientCpus: string; readonly accounting: string; readonly notes: readonly string[] }
  | { readonly kind: 'notice'; readonly message: string }
  | { readonly kind: 'restoring'; readonly snapshot: string; readonly bytes: number; readonly totalBytes: number | null; readonly seconds: number }
  | { readonly kind: 'restored'; readonly snapshot: string; readonly seconds: number; readonly blocks: number }
  | { readonly kind: 'run-started'; readonly variant: string; readonly repeat: number; readonly run: Position; readonly measurements: number; readonly expectedSeconds: number }
  | { readonly kind: 'stage'; readonly stage: Stage; readonly detail: string | null }
  | { readonly kind: 'measuring'; readonly scenario: string; readonly driver: DriverName; readonly measurement: Position; readonly expectedSeconds: number }
  | { readonly kind: 'measured'; readonly scenario: string; readonly driver: DriverName; readonly unit: Unit; readonly unitsPerSecond: number | null; readonly p50Ns: number | null; readonly note: string | null }
  | { readonly kind: 'index-built'; readonly state: IndexBuildState['kind']; readonly completeNs: number | null; readonly firstInfoNs: number | null; readonly indexBytes: number | null }
  | { readonly kind: 'run-ended'; readonly variant: string; readonly repeat: number; readonly outcome: Outcome; readonly seconds: number };

export type EmitRunEvent = (event: RunEvent) => void;
