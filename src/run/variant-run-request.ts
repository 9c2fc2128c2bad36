import type { BundleWriter } from '../bundle/writer.ts';
import type { Bundle, NamedVariant, Plan, Tool } from '../model/generated/types.ts';
import type { ObtainContext } from '../obtain/obtain-context.ts';
import type { StateDigests } from '../snapshot/state-digests.ts';
import type { DriverPrograms } from './drivers.ts';
import type { HostSession } from './host-session.ts';
import type { NullChain } from './null-chain.ts';
import type { EmitRunEvent, Position } from './run-event.ts';
import type { RunFindings } from './run-findings.ts';
import type { RunJournal } from './run-journal.ts';
import type { SessionCeilings } from './session-ceilings.ts';

/** One variant, one repeat, and all that it needs. */
export interface VariantRunRequest {
  readonly plan: Plan;
  readonly variant: NamedVariant;
  readonly repeat: number;
  readonly attempt: number;
  readonly leg: Bundle['leg'];
  readonly run: Position;
  readonly session: HostSession;
  readonly tool: Tool;
  readonly ci: Bundle['ci'];
  readonly packageRoot: string;
  readonly obtain: ObtainContext;
  readonly protoFolder: string;
  readonly snapshotFolder: string;
  /** Compact blocks to warm the drivers on: the snapshot's own, or the demo's where it holds the state of a node. */
  readonly nullChain: NullChain;
  /** Of the restored state of a node, before the first run; null where the snapshot is none. */
  readonly stateDigests: StateDigests | null;
  readonly programs: DriverPrograms;
  readonly ceilings: SessionCeilings;
  /** Of the bundle; absent or empty. */
  readonly folder: string;
  readonly commandLine: readonly string[];
  readonly emit: EmitRunEvent;
  readonly signal: AbortSignal;
}

/** A run that is under way. */
export interface VariantRun {
  readonly request: VariantRunRequest;
  readonly bundle: BundleWriter;
  readonly journal: RunJournal;
  /** Private to this run; removed with the session's. */
  readonly workFolder: string;
  readonly findings: RunFindings;
}
