import type { ServiceAddress } from '../systems/system.ts';
import type { StartedVariant } from '../run/start-variant.ts';

/** Where a variant that was started is reached, for a reader. */
export function startedText({ variant, snapshot, tipHeight, address, ports, pid, node, serverCpus }: StartedVariant): string {
  const serves = address === null ? 'is ready, and serves no CompactTxStreamer,' : `serves CompactTxStreamer at ${at(address)},`;
  return [
    `${variant} ${serves} on the snapshot ${snapshot} with the tip ${String(tipHeight)}`,
    `    process ${String(pid)} on the CPUs ${serverCpus}${portsText(ports)}`,
    ...(node === null ? [] : [`    node ${node.variant}, process ${String(node.pid)}: JSON-RPC ${at(node.jsonRpc)}${node.cookieFile === null ? '' : `, cookie ${node.cookieFile}`}${node.indexer === null ? '' : `, indexer gRPC ${at(node.indexer)}`}`]),
    'Ctrl-C stops it.',
  ].join('\n');
}

function at({ host, port }: ServiceAddress): string {
  return `${host}:${String(port)}`;
}

function portsText(ports: Readonly<Record<string, number>>): string {
  const named = Object.entries(ports).map(([name, port]) => `${name} ${String(port)}`);
  return named.length === 0 ? '' : `; ports: ${named.join(', ')}`;
}
