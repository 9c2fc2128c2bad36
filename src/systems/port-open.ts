import { connect } from 'node:net';

const TIMEOUT_MS = 1_000;

/** Whether anything takes connections at 127.0.0.1:port now. */
export function isPortOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port, timeout: TIMEOUT_MS });
    const end = (open: boolean): void => {
      socket.destroy();
      resolve(open);
    };
    socket.once('connect', () => end(true)).once('error', () => end(false)).once('timeout', () => end(false));
  });
}
