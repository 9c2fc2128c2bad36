import type { DriveTarget, TransportName } from '../../drive-order.ts';
import { NODE_HTTP2_TRANSPORT } from './node-http2/node-http2-session.ts';
import { RAW_TRANSPORT } from './raw/raw-session.ts';
import type { Transport } from './transport.ts';

export const TRANSPORTS: Readonly<Record<TransportName, Transport>> = { raw: RAW_TRANSPORT, http2: NODE_HTTP2_TRANSPORT };

/** The transport that an order names, or that its target needs. Throws Error for TLS over the raw one. */
export function transportFor({ transport, target }: { readonly transport?: TransportName | undefined; readonly target: DriveTarget }): Transport {
  if (target.tls !== undefined && transport === 'raw') throw new Error('the raw transport speaks no TLS');
  return TRANSPORTS[transport ?? (target.tls === undefined ? 'raw' : 'http2')];
}
