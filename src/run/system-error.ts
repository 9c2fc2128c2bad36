import type { LaunchedProcess } from '../host/process-group/process-group.ts';
import { SHOWN_LOG_LINES } from '../host/ready-wait.ts';
import { IndexbenchError, type ErrorCode } from '../model/errors.ts';

/** An error of a running system, with its last log lines. */
export function systemError(code: ErrorCode, what: string, { process, name }: { readonly process: LaunchedProcess; readonly name: string }): IndexbenchError {
  return new IndexbenchError(code, { what, where: name, logLines: process.log.lastLines(SHOWN_LOG_LINES) });
}
