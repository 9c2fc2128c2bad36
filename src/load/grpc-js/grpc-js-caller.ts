import { METHODS, methodOfPath } from '../../protocol/method.ts';
import type { Caller, DriveConnection } from '../native/drive-call.ts';
import { loadDecoders } from './consumer-methods.ts';
import { GrpcJsCall } from './grpc-js-call.ts';
import { GrpcJsConnection } from './grpc-js-connection.ts';
import { GRPC_JS_VERSION } from './grpc-js-version.ts';

/**
 * Calls of a plain @grpc/grpc-js client: the consumer that an application written for Node.js is. The schedule, the checks and the digest
 * are those of the native driver.
 *
 * @param protoFolder folder that holds service.proto
 */
export function grpcJsCaller(protoFolder: string): Caller {
  const decoders = loadDecoders(protoFolder);
  return {
    driver: 'grpc-js',
    version: `@grpc/grpc-js ${GRPC_JS_VERSION}, node ${process.version}`,
    flags: [],
    connect: (to, counts) => new GrpcJsConnection(to, counts),
    newCall: (connection, { method: called, settings, digest }) => {
      const { path, fields } = called;
      const decode = decoders.get(path);
      const method = methodOfPath(path);
      if (decode === undefined || method === null) throw new Error(`the grpc-js consumer knows no method ${path}`);
      return new GrpcJsCall(ownConnection(connection), settings, { path, shape: METHODS[method].shape, fields, decode, content: called.newContent(digest) });
    },
  };
}

function ownConnection(connection: DriveConnection): GrpcJsConnection {
  if (connection instanceof GrpcJsConnection) return connection;
  throw new Error('a call of grpc-js goes over a connection of grpc-js');
}
