/** For tests: driver processes from the sources. */
import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DriverClient } from './driver-client.ts';

export interface TestingDriver {
  readonly client: DriverClient;
  readonly child: ChildProcessWithoutNullStreams;
  readonly exited: Promise<string>;
}

const entry = fileURLToPath(new URL('./driver-main.ts', import.meta.url));
const running: TestingDriver[] = [];

export function startDriver(): TestingDriver {
  const child = spawn(process.execPath, ['--import', 'tsx', entry]);
  const errorLines: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => errorLines.push(...chunk.toString().trimEnd().split('\n')));
  const exited = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => {
      resolve(signal === null ? `exit code ${String(code)}` : `signal ${signal}`);
    });
  });
  const driver = { client: new DriverClient({ stdin: child.stdin, stdout: child.stdout, exited, lastErrorLines: () => errorLines.slice(-5) }), child, exited };
  running.push(driver);
  return driver;
}

/** Ends all that a test started. */
export async function stopDrivers(): Promise<void> {
  for (const { child, exited } of running.splice(0)) {
    child.kill('SIGKILL');
    await exited;
  }
}
