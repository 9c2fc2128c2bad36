import type { GroupUsage, ProcessGroup } from './process-group/process-group.ts';

/** What a group used between two instants. Missing is null. */
export interface UsageInWindow {
  readonly cpuUserNs: number | null;
  readonly cpuSystemNs: number | null;
  /** Highest sample within the window. */
  readonly anonymousPeakBytes: number | null;
  /** The group's own peak at the end of the window, over its whole life: kernels keep no peak of a window. */
  readonly memoryPeakBytes: number | null;
  readonly readBytes: number | null;
  readonly writtenBytes: number | null;
  readonly oomKills: number | null;
  readonly memorySamples: number;
}

/**
 * Opens a window on a group's usage and samples it until `close`. Counters are differences between the two ends.
 *
 * @param intervalMs between samples; each costs a few reads of kernel files.
 */
export async function openUsageWindow(group: Pick<ProcessGroup, 'usage'>, intervalMs = 200): Promise<{ close(): Promise<UsageInWindow> }> {
  const before = await group.usage();
  let anonymousPeakBytes = before.anonymousBytes;
  let memorySamples = before.anonymousBytes === null ? 0 : 1;
  const note = (usage: GroupUsage): void => {
    if (usage.anonymousBytes === null) return;
    memorySamples += 1;
    anonymousPeakBytes = Math.max(anonymousPeakBytes ?? 0, usage.anonymousBytes);
  };
  let pending: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    pending = group.usage().then(note);
  }, intervalMs);
  timer.unref();
  return {
    close: async () => {
      clearInterval(timer);
      await pending;
      const after = await group.usage();
      note(after);
      return {
        cpuUserNs: grown(before.cpuUserNs, after.cpuUserNs),
        cpuSystemNs: grown(before.cpuSystemNs, after.cpuSystemNs),
        anonymousPeakBytes,
        memoryPeakBytes: after.memoryPeakBytes,
        readBytes: grown(before.readBytes, after.readBytes),
        writtenBytes: grown(before.writtenBytes, after.writtenBytes),
        oomKills: grown(before.oomKills, after.oomKills),
        memorySamples,
      };
    },
  };
}

/** Before the first process of a `/proc` group is seen its counters are unknown; a group that began within the window grew from nothing. */
function grown(before: number | null, after: number | null): number | null {
  return after === null ? null : after - (before ?? 0);
}
