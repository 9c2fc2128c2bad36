import { isIP } from 'node:net';
import { checkServerIdentity, connect } from 'node:tls';
import type { TLSSocket } from 'node:tls';
import type { DriveTarget, TlsSettings } from '../../../drive-order.ts';

/** Begins to connect, offering HTTP/2 alone. A certificate that is not accepted is an error of the socket. */
export function connectOverTls({ host, port }: DriveTarget, { ca, certificate, key, serverName, isVerified }: TlsSettings): TLSSocket {
  const name = serverName ?? host;
  const socket = connect({
    host,
    port,
    ALPNProtocols: ['h2'],
    rejectUnauthorized: isVerified,
    checkServerIdentity: (_host, shown) => checkServerIdentity(name, shown),
    ...(ca === undefined ? {} : { ca }),
    ...(certificate === undefined ? {} : { cert: certificate }),
    ...(key === undefined ? {} : { key }),
    // The extension has no addresses. Source: RFC 6066, section 3.
    ...(isIP(name) === 0 ? { servername: name } : {}),
  });
  socket.setNoDelay(true);
  return socket;
}
