import type { TransportName } from '../../drive-order.ts';
import { NODE_HTTP2_TRANSPORT } from './node-http2/node-http2-session.ts';
import { RAW_TRANSPORT } from './raw/raw-session.ts';
import type { Transport } from './transport.ts';

export const TRANSPORTS: Readonly<Record<TransportName, Transport>> = { raw: RAW_TRANSPORT, http2: NODE_HTTP2_TRANSPORT };
