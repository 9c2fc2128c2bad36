import { runDriverProcess } from './driver-process.ts';
import { driveNative } from './native/native-drive.ts';
import { checkPayloads } from './native/payload-check.ts';
import { warmDriver } from './native/warm.ts';

/** The native driver's process, on either transport. */
runDriverProcess((request, hooks) => {
  switch (request.kind) {
    case 'warm':
      return warmDriver(request.order, hooks);
    case 'drive':
      return driveNative(request.order, hooks);
    case 'check':
      return checkPayloads(request.order, hooks);
  }
});
