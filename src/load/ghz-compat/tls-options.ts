import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createSecureContext } from 'node:tls';
import { IndexbenchError } from '../../model/errors.ts';
import type { TlsSettings } from '../drive-order.ts';
import { optionError } from './option-values.ts';
import type { OptionValues } from './option-values.ts';

/**
 * How connections are made over TLS, which is ghz's default; undefined with `--insecure`. As in grpc-go, the name that the certificate
 * must have is that of `--cname`, else of `--authority`, else the host.
 *
 * @throws IndexbenchError USAGE, INPUT_NOT_FOUND, INPUT_INVALID
 */
export function tlsOf(values: OptionValues): TlsSettings | undefined {
  if (values.boolean('insecure')) return undefined;
  const isVerified = !values.boolean('skipTLS');
  const name = authorityOption(values);
  return {
    isVerified,
    ...(name === null ? {} : { serverName: name.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1') }),
    ...(isVerified ? rootsOf(values) : {}),
    ...clientPairOf(values),
  };
}

/** The `:authority` of requests; null: the address. Over TLS it is `--cname`, too. Throws USAGE where the two differ, as ghz does. */
export function authorityOption(values: OptionValues): string | null {
  const given = values.text('authority');
  const authority = given === '' ? null : given;
  const name = values.boolean('insecure') ? null : values.text('cname');
  if (name === null || name === '') return authority;
  if (authority !== null && authority !== name) throw optionError('authority', `${JSON.stringify(authority)} is not ${JSON.stringify(name)}, the --cname`, 'Over TLS give one of them.');
  return name;
}

function rootsOf(values: OptionValues): Pick<TlsSettings, 'ca'> {
  const ca = pemOf(values, 'cacert');
  if (ca === null) return {};
  checked('cacert', values, () => new X509Certificate(ca));
  return { ca };
}

/** A key without a certificate is without effect, as in ghz. */
function clientPairOf(values: OptionValues): Pick<TlsSettings, 'certificate' | 'key'> {
  const certificate = pemOf(values, 'cert');
  if (certificate === null) return {};
  const key = pemOf(values, 'key');
  if (key === null) throw optionError('key', 'is needed beside --cert');
  checked('cert', values, () => createSecureContext({ cert: certificate, key }));
  return { certificate, key };
}

type PemOption = 'cacert' | 'cert' | 'key';

function pemOf(values: OptionValues, name: PemOption): string | null {
  const file = values.text(name);
  if (file === null || file === '') return null;
  try {
    return readFileSync(file, 'utf8');
  } catch (cause) {
    throw new IndexbenchError('INPUT_NOT_FOUND', { what: cause instanceof Error ? cause.message : String(cause), where: `--${name} ${file}`, cause });
  }
}

function checked(name: PemOption, values: OptionValues, read: () => unknown): void {
  try {
    read();
  } catch (cause) {
    throw new IndexbenchError('INPUT_INVALID', { what: `no PEM that can be used: ${cause instanceof Error ? cause.message : String(cause)}`, where: `--${name} ${values.text(name) ?? ''}`, cause });
  }
}
