import { statfsSync } from 'node:fs';
import type { LaunchedProcess } from '../host/process-group/process-group.ts';
import { SHOWN_LOG_LINES } from '../host/ready-wait.ts';
import { ERRORS, IndexbenchError, type ErrorCode } from '../model/errors.ts';

/** A system that has less room than this may have failed for that. */
const FULL_BYTES = 8 * 1024 * 1024;

interface FailedSystem {
  readonly process: LaunchedProcess;
  readonly name: string;
  readonly context?: { readonly workFolder: string };
}

/** An error of a running system, with its last log lines; where its disk is full now, it says so. */
export function systemError(code: ErrorCode, what: string, { process, name, context }: FailedSystem): IndexbenchError {
  const logLines = process.log.lastLines(SHOWN_LOG_LINES);
  const freeBytes = context === undefined ? null : freeBytesNow(context.workFolder);
  if (freeBytes === null || freeBytes >= FULL_BYTES) return new IndexbenchError(code, { what, where: name, logLines });
  return new IndexbenchError(code, { what: `${what}; the disk that it writes to is full: ${String(freeBytes)} bytes are free`, where: name, next: ERRORS.DISK_FULL.remedy, logLines });
}

function freeBytesNow(folder: string): number | null {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return null;
  }
}
