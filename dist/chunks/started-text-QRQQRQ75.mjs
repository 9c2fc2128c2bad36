import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/cli/started-text.ts
function startedText({ variant, snapshot, tipHeight, address, ports, pid, node, serverCpus }) {
  const serves = address === null ? "is ready, and serves no CompactTxStreamer," : `serves CompactTxStreamer at ${at(address)},`;
  return [
    `${variant} ${serves} on the snapshot ${snapshot} with the tip ${String(tipHeight)}`,
    `    process ${String(pid)} on the CPUs ${serverCpus}${portsText(ports)}`,
    ...node === null ? [] : [`    node ${node.variant}, process ${String(node.pid)}: JSON-RPC ${at(node.jsonRpc)}${node.cookieFile === null ? "" : `, cookie ${node.cookieFile}`}${node.indexer === null ? "" : `, indexer gRPC ${at(node.indexer)}`}`],
    "Ctrl-C stops it."
  ].join("\n");
}
__name(startedText, "startedText");
function at({ host, port }) {
  return `${host}:${String(port)}`;
}
__name(at, "at");
function portsText(ports) {
  const named = Object.entries(ports).map(([name, port]) => `${name} ${String(port)}`);
  return named.length === 0 ? "" : `; ports: ${named.join(", ")}`;
}
__name(portsText, "portsText");
export {
  startedText
};
