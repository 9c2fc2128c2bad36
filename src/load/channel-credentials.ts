import { checkServerIdentity } from 'node:tls';
import type { PeerCertificate } from 'node:tls';
import { credentials } from '@grpc/grpc-js';
import type { ChannelCredentials } from '@grpc/grpc-js';
import type { DriveTarget } from './drive-order.ts';

/** How @grpc/grpc-js connects to what a driver connects to. */
export function channelCredentials({ host, tls }: DriveTarget): ChannelCredentials {
  if (tls === undefined) return credentials.createInsecure();
  const { ca, certificate, key, serverName = host, isVerified } = tls;
  const pem = (text: string | undefined): Buffer | null => (text === undefined ? null : Buffer.from(text));
  const verify = { rejectUnauthorized: isVerified, checkServerIdentity: (_host: string, shown: PeerCertificate) => checkServerIdentity(serverName, shown) };
  return credentials.createSsl(pem(ca), pem(key), pem(certificate), verify);
}
