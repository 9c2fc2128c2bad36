import { spawn } from 'node:child_process';
import { IndexbenchError, describeError, exitCodeOf } from '../model/errors.ts';
import { loadChain } from './chain-file.ts';
import type { ReferenceChain } from './chain-file.ts';
import { EXIT_EARLY_CODE, EXIT_FAULT_CODE, spoilParent } from './faults.ts';
import type { Faults } from './faults.ts';
import { startNullServer } from './null-server.ts';
import { USAGE_TEXT, parseReferenceOptions } from './options.ts';
import type { ReferenceOptions } from './options.ts';
import { startReferenceServer } from './server.ts';
import type { RunningServer } from './server.ts';

const CHILD_LIFETIME_SECONDS = 600;

function log(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Resolves at the first signal that asks for an end. */
function stopRequested(faults: Faults): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (faults.has('ignore-sigterm')) log(`${signal} ignored`);
        else resolve(signal);
      });
    }
  });
}

function exitEarly(): number {
  for (const line of ['opening the chain', 'error: the chain is locked by another process', 'giving up']) log(line);
  return EXIT_EARLY_CODE;
}

function spoil(chain: ReferenceChain, faults: Faults): void {
  const height = faults.get('wrong-parent') ?? null;
  if (height === null) return;
  spoilParent(chain.shielded, height);
  if (chain.allPools !== null) spoilParent(chain.allPools, height);
}

/** Leaves a child behind that is neither in this process's group nor in its session, nor its direct child; says its number. */
function forkChild(): void {
  const shell = spawn('sh', ['-c', `sleep ${String(CHILD_LIFETIME_SECONDS)} >/dev/null & echo "child $!"`], { detached: true, stdio: ['ignore', 'inherit', 'ignore'] });
  shell.unref();
}

function start(options: ReferenceOptions, chain: ReferenceChain): Promise<RunningServer> {
  if (options.nullServer !== null) return startNullServer({ chain: chain.shielded, port: options.port, framing: options.nullServer });
  const exitAt = options.faults.get('exit') ?? null;
  return startReferenceServer({
    chain,
    profile: options.profile,
    port: options.port,
    unbatched: options.unbatched,
    faults: options.faults,
    onRequest: (number) => {
      if (number === exitAt) process.exit(EXIT_FAULT_CODE);
    },
  });
}

async function listen(options: ReferenceOptions, chain: ReferenceChain): Promise<RunningServer> {
  try {
    return await start(options, chain);
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'EADDRINUSE') {
      throw new IndexbenchError('PORT_TAKEN', { what: `port ${String(options.port)} is already in use`, where: `127.0.0.1:${String(options.port)}`, cause });
    }
    throw cause;
  }
}

async function serve(options: ReferenceOptions): Promise<number> {
  if (options.faults.has('exit-early')) return exitEarly();
  const stop = stopRequested(options.faults);
  if (options.faults.has('fork-child')) forkChild();
  const chain = loadChain(options.chain, log);
  spoil(chain, options.faults);
  if (options.faults.has('never-ready')) {
    log('waiting for the chain to settle');
    const idle = setInterval(() => undefined, 60_000);
    await stop;
    clearInterval(idle);
    return 0;
  }
  const server = await listen(options, chain);
  const { blocks, tipHeight } = chain.shielded;
  log(JSON.stringify({ ready: true, address: server.address, blocks, tipHeight }));
  log(`${await stop}: stopping`);
  await server.stop();
  return 0;
}

/**
 * The reference program: parses its arguments, loads the chain, says on standard output what it does and, as one line of JSON, when it
 * is ready, and serves until SIGINT or SIGTERM. Returns its exit code: 0 after a signal, else that of the error, which is then on
 * standard error.
 */
export async function runReference(args: readonly string[]): Promise<number> {
  if (args.includes('--help') || args.includes('-h')) {
    process.stdout.write(USAGE_TEXT);
    return 0;
  }
  try {
    return await serve(parseReferenceOptions(args));
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`);
    return exitCodeOf(error);
  }
}
