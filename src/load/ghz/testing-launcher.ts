/** For tests: where ghz may be, and a launcher without any accounting. */
import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGhz } from './find-ghz.ts';
import type { GhzProgram } from './find-ghz.ts';
import type { GhzLauncher } from './ghz-drive.ts';

export const PROTO_FOLDER = fileURLToPath(new URL('../../protocol/proto', import.meta.url));

export function ghzForTests({ INDEXBENCH_BIN = '', PATH = '' }: NodeJS.ProcessEnv): Promise<GhzProgram | null> {
  return findGhz([...INDEXBENCH_BIN.split(delimiter), ...PATH.split(delimiter)].filter((folder) => folder !== ''));
}

export const launchPlainly: GhzLauncher = ({ command, args, cwd, signal, interruptAfterMs }) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'pipe'] });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    const interrupt = (): void => {
      child.kill('SIGINT');
    };
    const timer = interruptAfterMs === null ? undefined : setTimeout(interrupt, interruptAfterMs);
    if (signal.aborted) interrupt();
    signal.addEventListener('abort', interrupt, { once: true });
    child.once('error', (error) => {
      resolve({ ended: error.message, exitCode: null, stderr });
    });
    child.once('close', (exitCode, killed) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', interrupt);
      resolve({ ended: killed === null ? `exit code ${String(exitCode)}` : `signal ${killed}`, exitCode, stderr });
    });
  });
