import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { FramedChain } from './framed-chain.ts';
import { nullMetadataFrame } from './metadata.ts';
import { FULL_FRAMES, NullConnection } from './null-connection.ts';
import type { NullFraming } from './null-connection.ts';
import type { RunningServer } from './server.ts';

const LOOPBACK = '127.0.0.1';
const STOP_GRACE_MS = 1_000;

/**
 * Starts the null server on loopback: the least that a gRPC client accepts, so that what remains is the client's own cost. Requests
 * without fields get metadata, a BlockID one block, a BlockRange its blocks (ascending only), in 16 KiB DATA frames that cut messages
 * anywhere unless `framing` says otherwise. Rejects with the socket's error, as EADDRINUSE.
 */
export async function startNullServer(request: { readonly chain: FramedChain; readonly port: number; readonly framing?: NullFraming }): Promise<RunningServer> {
  const metadata = nullMetadataFrame(request.chain.tipHeight);
  const connections = new Map<NullConnection, () => void>();
  const server = createServer({ noDelay: true }, (socket) => {
    const connection = new NullConnection(socket, { chain: request.chain, metadata, framing: request.framing ?? FULL_FRAMES });
    connections.set(connection, () => socket.destroy());
    socket.on('data', (chunk) => connection.receive(chunk));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => connections.delete(connection));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(request.port, LOOPBACK, resolve);
  });
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    const closed = new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    for (const connection of connections.keys()) connection.close();
    const timer = setTimeout(() => {
      for (const destroy of connections.values()) destroy();
    }, STOP_GRACE_MS);
    await closed;
    clearTimeout(timer);
  };
  return { address: `${LOOPBACK}:${String(port)}`, stop };
}
