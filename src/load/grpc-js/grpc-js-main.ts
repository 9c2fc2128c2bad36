import { runDriverProcess } from '../driver-process.ts';
import type { DriveOne } from '../native/warm.ts';
import { warmDriver } from '../native/warm.ts';
import { driveBy } from '../native/native-drive.ts';
import { grpcJsCaller } from './grpc-js-caller.ts';

/** The grpc-js consumer's process. Its argument: the folder that holds service.proto. */
const [protoFolder] = process.argv.slice(2);
if (protoFolder === undefined) throw new Error('the folder of service.proto is wanted as argument');
const caller = grpcJsCaller(protoFolder);
const drive: DriveOne = (order, hooks) => driveBy(caller, order, hooks);

runDriverProcess((request, hooks) => {
  switch (request.kind) {
    case 'warm':
      return warmDriver(request.order, hooks, drive);
    case 'drive':
      return drive(request.order, hooks);
    case 'check':
      return Promise.reject(new Error('payloads are checked by the native driver'));
  }
});
