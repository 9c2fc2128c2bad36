import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { IndexbenchError } from '../model/errors.ts';
import type { LaunchContext, NodeAddresses, ServiceAddress } from './system.ts';
import type { TemplateValues } from './template.ts';

/** Names that commands may use in braces. */
export const COMMAND_VALUES = {
  program: 'the file of the pin',
  port: 'a free port of 127.0.0.1, at which it has to serve CompactTxStreamer',
  port2: 'another free port',
  port3: 'another free port',
  work: 'a folder of its own, removed after the run',
  index: 'a folder for its index, absent or empty at first, kept from one launch of a run to the next',
  snapshot: 'the restored snapshot, only to be read',
  network: 'mainnet, testnet or regtest',
  tip_height: 'height of the snapshot’s tip',
  nodejs: 'the Node.js that runs indexbench',
} as const;

/** Those of the frozen node beside it: for variants that name one. */
export const NODE_VALUES = {
  node_rpc: 'HOST:PORT of its JSON-RPC',
  node_rpc_host: 'its host alone',
  node_rpc_port: 'its port alone',
  node_grpc: 'HOST:PORT of its indexer gRPC',
  node_peer: 'HOST:PORT of its peer-to-peer listener',
  node_cookie: 'the file that holds the user name and password of its JSON-RPC',
  node_user: 'that user name',
  node_password: 'that password',
  node_state: 'its state folder, only to be read',
} as const;

/** What the names stand for in one launch. */
export function commandValues(program: string, context: LaunchContext): TemplateValues {
  const { ports, workFolder, indexFolder, snapshotFolder, snapshot, node } = context;
  return {
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    program,
    work: workFolder,
    index: indexFolder,
    snapshot: snapshotFolder,
    network: snapshot.network,
    tip_height: String(snapshot.tipHeight),
    nodejs: process.execPath,
    ...(node === null ? {} : nodeValues(node)),
  } satisfies TemplateValues;
}

function nodeValues(node: NodeAddresses): Record<keyof typeof NODE_VALUES, string | null> {
  const at = (address: ServiceAddress | null): string | null => (address === null ? null : `${address.host}:${address.port}`);
  const { user, password } = nodeCredentials(node);
  return {
    node_rpc: at(node.jsonRpc),
    node_rpc_host: node.jsonRpc.host,
    node_rpc_port: String(node.jsonRpc.port),
    node_grpc: at(node.indexer),
    node_peer: at(node.peer),
    node_cookie: node.cookieFile,
    node_user: user,
    node_password: password,
    node_state: node.stateFolder,
  };
}

/** User name and password of a node's JSON-RPC, from its cookie file (`__cookie__:…`); null where it asks for none. */
export function nodeCredentials({ cookieFile }: NodeAddresses): { readonly user: string | null; readonly password: string | null } {
  if (cookieFile === null) return { user: null, password: null };
  const [user, ...password] = readCookie(cookieFile).trim().split(':');
  if (user === undefined || password.length === 0) throw new IndexbenchError('SYSTEM_NOT_READY', { what: `the cookie file of its node (${basename(cookieFile)}) holds no user name and password` });
  return { user, password: password.join(':') };
}

function readCookie(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new IndexbenchError('SYSTEM_NOT_READY', { what: `the cookie file of its node cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`, where: file, cause });
  }
}
