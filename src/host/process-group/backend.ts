import type { AccountingSource, GroupRequest, ProcessGroup } from './process-group.ts';

/** A way to make process groups that was seen to work on this host. */
export interface GroupBackend {
  readonly source: AccountingSource;
  /** What this backend cannot do here, for `doctor`. */
  readonly limitations: readonly string[];
  /** @throws IndexbenchError HOST_LIMIT where a limit of the request cannot be set or does not read back. */
  create(request: GroupRequest): Promise<ProcessGroup>;
}

export type Probe = { readonly works: true; readonly backend: GroupBackend } | { readonly works: false; readonly reason: string };

export const refused = (reason: string): Probe => ({ works: false, reason });
