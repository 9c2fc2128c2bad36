import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { NamedVariant, Setting } from '../model/generated/types.ts';
import { command } from './command.ts';
import { systemOf } from './registry.ts';
import { indexOf, stopWayOf, type LaunchContext, type NodeAddresses } from './system.ts';
import { prep } from './prep.ts';

const folder = mkdtempSync(join(tmpdir(), 'command-system-'));
afterAll(() => rmSync(folder, { recursive: true }));

const variant = (configuration: Record<string, Setting>, node?: string): NamedVariant => ({ name: 'mine', pin: { system: 'command', pin: 'command:./server', description: '', configuration, ...(node === undefined ? {} : { node }) } });
const context: LaunchContext = {
  packageRoot: '/package',
  workFolder: '/work',
  snapshotFolder: '/snapshot',
  snapshot: { network: 'regtest', tipHeight: 12_003 } as LaunchContext['snapshot'],
  purpose: 'serving',
  ports: { port: 4001, port2: 4002, port3: 4003 },
  stateFolder: null,
  indexFolder: '/index',
  node: null,
};
const obtained = { file: '/built/server', reportedVersion: null, buildProfile: 'unknown', origin: { kind: 'named' } as const };

describe('the system command', () => {
  it('fills in what a launch has, in arguments, environment and working folder, and keeps other braces', async () => {
    const { pin } = variant({
      command: ['{program}', '--listen=127.0.0.1:{port}', '--metrics', '{port2}', '--data', '{index}/{network}', '--blocks', '{snapshot}', '--json', '{"a":{"b":1}}', '{{A}}'],
      env: { RUST_LOG: 'warn', HOME: '{work}', TIP: '{tip_height}' },
      cwd: '{work}/here',
    });
    expect(await command.launchSpec(pin, obtained, context)).toEqual({
      command: '/built/server',
      args: ['--listen=127.0.0.1:4001', '--metrics', '4002', '--data', '/index/regtest', '--blocks', '/snapshot', '--json', '{"a":{"b":1}}', '{{A}}'],
      env: { RUST_LOG: 'warn', HOME: '/work', TIP: '12003' },
      cwd: '/work/here',
      address: { host: '127.0.0.1', port: 4001 },
      ready: [{ kind: 'lightd-info' }, { kind: 'listening', port: 4001 }],
      secrets: [],
    });
  });

  it('hands over the node beside it, and marks its password as one not to be kept', async () => {
    const cookieFile = join(folder, '.cookie');
    writeFileSync(cookieFile, '__cookie__:c4n:4ry\n');
    const node: NodeAddresses = { jsonRpc: { host: '127.0.0.1', port: 18232 }, cookieFile, indexer: null, peer: { host: '127.0.0.1', port: 18233 }, stateFolder: '/state' };
    const { pin } = variant({ command: ['{program}', '{node_rpc}', '{node_rpc_port}', '{node_peer}', '{node_cookie}', '{node_state}'], env: { RPCUSER: '{node_user}', RPCPASSWORD: '{node_password}' } }, 'zebra-6.4.2');
    const spec = await command.launchSpec(pin, obtained, { ...context, node });
    expect(spec.args).toEqual(['127.0.0.1:18232', '18232', '127.0.0.1:18233', cookieFile, '/state']);
    expect(spec.env).toEqual({ RPCUSER: '__cookie__', RPCPASSWORD: 'c4n:4ry' });
    expect(spec.secrets).toEqual(['c4n:4ry']);
    expect(() => command.launchSpec(variant({ command: ['{program}', '{node_grpc}'] }, 'zebra-6.4.2').pin, obtained, { ...context, node })).toThrow('{node_grpc} has no value in this launch');
    writeFileSync(cookieFile, 'nothing\n');
    expect(() => command.launchSpec(pin, obtained, { ...context, node })).toThrow('the cookie file of its node (.cookie) holds no user name and password');
  });

  it.each<[string, Setting, unknown]>([
    ['ready', 'grpc', [{ kind: 'lightd-info' }]],
    ['ready', 'tcp', [{ kind: 'listening', port: 4001 }]],
    ['ready', 'http:{port2}/health?full=1', [{ kind: 'http', port: 4002, path: '/health?full=1' }]],
    ['ready', 'line:^listening on \\d+', [{ kind: 'line', pattern: /^listening on \d+/u }]],
  ])('knows when it is ready: %s %j', async (name, value, expected) => {
    expect((await command.launchSpec(variant({ [name]: value }).pin, obtained, context)).ready?.slice(0, -1)).toEqual(expected);
  });

  it('takes its port from the line that tells it, and from no other', async () => {
    const { address, addressIn, ready } = await command.launchSpec(variant({ address: 'line:^listening on \\S+:(\\d+)$' }).pin, obtained, context);
    expect([address, ready]).toEqual([null, [{ kind: 'lightd-info' }]]);
    expect(['listening on 0.0.0.0:9067', 'peers at 1.2.3.4:8233', 'listening on [::1]:'].map((line) => addressIn?.(line))).toEqual([{ host: '127.0.0.1', port: 9067 }, null, null]);
  });

  it('tells how far its index is by its lines: complete at the tip but for its newest blocks, or when it says so', async () => {
    const never = new AbortController().signal;
    const readings = async (configuration: Record<string, Setting>, lines: readonly string[]): Promise<unknown[]> => {
      const { pin } = variant(configuration);
      const probe = indexOf(command, pin)?.openProbe({ variant: pin, tipHeight: 12_003, ports: context.ports, indexFolder: '/index', purpose: 'index-build' });
      if (probe === undefined) throw new Error('it has no index');
      const found: unknown[] = [];
      for (const line of lines) {
        probe.takeLine(line);
        const { height, targetHeight, complete } = await probe.read(never);
        found.push([height, targetHeight, complete]);
      }
      return found;
    };
    const lines = ['starting', 'indexed up to 500', 'indexed up to 12000', 'indexed up to 12003', 'done'];
    expect(await readings({ indexHeight: 'line:up to (\\d+)' }, lines)).toEqual([[null, 12_003, false], [500, 12_003, false], [12_000, 12_003, false], [12_003, 12_003, true], [12_003, 12_003, true]]);
    expect(await readings({ indexHeight: 'line:up to (\\d+)', indexTailBlocks: 3 }, lines.slice(1, 3))).toEqual([[500, 12_000, false], [12_000, 12_000, true]]);
    expect(await readings({ indexHeight: 'line:up to (\\d+)', indexComplete: 'line:^done$' }, ['done', ...lines.slice(3)])).toEqual([[null, 12_003, false], [12_003, 12_003, true], [12_003, 12_003, true]]);
    expect(await readings({ indexHeight: 'line:up to (\\d+)', indexComplete: 'line:^done$' }, lines.slice(3))).toEqual([[12_003, 12_003, false], [12_003, 12_003, true]]);
    expect(indexOf(command, variant({}).pin)).toBeNull();
  });

  it('stops as the variant says', () => {
    expect(stopWayOf(command, variant({}).pin)).toEqual({ signal: 'SIGTERM', timeoutMs: 10_000 });
    expect(stopWayOf(command, variant({ stopSignal: 'SIGINT', stopSeconds: 0.5 }).pin)).toEqual({ signal: 'SIGINT', timeoutMs: 500 });
  });

  it.each<[Record<string, Setting>, string]>([
    [{ command: ['{program}', '--port', '{prt}'] }, 'configuration/command/2: nothing stands for {prt}; known: {program} {port} {port2}'],
    [{ command: ['{program}', '{node_rpc}'] }, 'configuration/command/1: nothing stands for {node_rpc}'],
    [{ command: [] }, 'configuration/command: the command line is empty'],
    [{ command: ['node', 'server.mjs'] }, 'configuration/command: the command line does not use {program}'],
    [{ env: { A: '{prot}' } }, 'configuration/env/A: nothing stands for {prot}'],
    [{ cwd: '{wrk}' }, 'configuration/cwd: nothing stands for {wrk}'],
    [{ ready: 'soon' }, 'configuration/ready: "soon" is no way to be ready; known: grpc, tcp, http:{port}/PATH, line:REGEX'],
    [{ ready: 'http:9000/health' }, 'configuration/ready: "http:9000/health" is no way'],
    [{ ready: 'line:(' }, 'configuration/ready: "(" is no regular expression: Invalid regular expression'],
    [{ address: 'port' }, 'configuration/address: "port" is no way to tell an address; known: line:REGEX'],
    [{ address: 'line:listening' }, 'configuration/address: "listening" has no group, which is to be the port'],
    [{ address: 'line::(\\d+)$', ready: 'tcp' }, 'configuration/ready: ready is tcp, which asks {port}'],
    [{ indexHeight: 'height' }, 'configuration/indexHeight: "height" is no place where a program tells how far its index is; known: line:REGEX, metric:{port2}/PATH#NAME'],
    [{ indexHeight: 'metric:9000/metrics#height' }, 'configuration/indexHeight: "metric:9000/metrics#height" is no place'],
    [{ indexHeight: 'line:height \\d+' }, 'configuration/indexHeight: "height \\\\d+" has no group, which is to be the height'],
    [{ indexComplete: 'line:done' }, 'configuration/indexComplete: nothing tells the height that its index has reached'],
    [{ indexHeight: 'line:(\\d+)', indexTailBlocks: -1 }, 'configuration/indexTailBlocks: -1 is no number of blocks'],
    [{ stopSignal: 'SIGFOO' }, 'configuration/stopSignal: "SIGFOO" is no signal to end by; known: SIGINT, SIGTERM'],
    [{ readySeconds: 0 }, 'configuration/readySeconds: 0 s; allowed: more than 0'],
    [{ command: '{program}' }, 'configuration/command: "{program}" is a string; command wants a list'],
    [{ env: ['A=1'] }, 'configuration/env: ["A=1"] is a list; command wants a map'],
    [{ comand: ['{program}'] }, 'configuration/comand: command has no setting "comand"; it has: command, cwd, env'],
  ])('names what cannot be right, by its pointer: %j', (configuration, message) => {
    expect(() => systemOf(variant(configuration))).toThrow(`variant mine#/${message}`);
  });

  it('may have a node beside it', () => {
    expect(systemOf(variant({ command: ['{program}', '{node_rpc}'] }, 'zebra-6.4.2'))).toBe(command);
  });
});

describe('the system prep', () => {
  it('has the command line of the embedded server’s profile, unless the variant gives another', async () => {
    const { pin } = variant({});
    expect((await prep.launchSpec(pin, obtained, context)).args).toEqual(['--chain', '/snapshot', '--profile', 'serve-compact', '--listen', '127.0.0.1:4001']);
    expect((await prep.launchSpec(variant({ command: ['{program}', 'serve-compact', '--bind', '{port}'] }).pin, obtained, context)).args).toEqual(['serve-compact', '--bind', '4001']);
  });
});
