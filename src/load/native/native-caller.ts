import type { DriveTarget, TransportName } from '../drive-order.ts';
import { Connection } from './connection.ts';
import type { Caller, DriveConnection } from './drive-call.ts';
import { NativeCall } from './native-call.ts';
import { transportFor } from './transport/transports.ts';

/** Our own calls: messages found in place, no object a message. */
export function nativeCaller(order: { readonly transport?: TransportName | undefined; readonly target: DriveTarget }): Caller {
  const transport = transportFor(order);
  return {
    driver: transport.name === 'raw' ? 'native' : 'native-http2',
    version: `node ${process.version}`,
    flags: transport.name === 'http2' ? ['--http2'] : [],
    connect: ({ target }, counts) => new Connection(transport, target, counts),
    newCall: (connection, { method, settings, digest }) => new NativeCall(ownConnection(connection), settings, method.newContent(digest)),
  };
}

function ownConnection(connection: DriveConnection): Connection {
  if (connection instanceof Connection) return connection;
  throw new Error('a native call goes over a connection of the native caller');
}
