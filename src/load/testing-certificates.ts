/** For tests: certificates that openssl makes for one test file. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface TestingPair {
  readonly certificateFile: string;
  readonly keyFile: string;
  readonly certificate: string;
  readonly key: string;
}

export interface TestingCertificates {
  readonly caFile: string;
  readonly ca: string;
  /** Of 127.0.0.1, localhost and front.example. */
  readonly server: TestingPair;
  readonly client: TestingPair;
}

const openssl = (folder: string, ...args: string[]): void => {
  execFileSync('openssl', args, { cwd: folder, stdio: 'ignore' });
};
const NEW_KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];

/** Null where openssl is not on this machine: what needs it is then skipped. */
export function makeTestingCertificates(folder: string): TestingCertificates | null {
  try {
    openssl(folder, 'version');
  } catch {
    return null;
  }
  openssl(folder, 'req', '-x509', ...NEW_KEY, '-keyout', 'ca.key', '-out', 'ca.pem', '-days', '2', '-subj', '/CN=testing');
  writeFileSync(join(folder, 'names'), 'subjectAltName=IP:127.0.0.1,DNS:localhost,DNS:front.example');
  const caFile = join(folder, 'ca.pem');
  return { caFile, ca: readFileSync(caFile, 'utf8'), server: pairFor(folder, 'server'), client: pairFor(folder, 'client') };
}

function pairFor(folder: string, name: string): TestingPair {
  openssl(folder, 'req', ...NEW_KEY, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=${name}`);
  openssl(folder, 'x509', '-req', '-in', `${name}.csr`, '-CA', 'ca.pem', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', 'names', '-out', `${name}.pem`);
  const [certificateFile, keyFile] = [join(folder, `${name}.pem`), join(folder, `${name}.key`)];
  return { certificateFile, keyFile, certificate: readFileSync(certificateFile, 'utf8'), key: readFileSync(keyFile, 'utf8') };
}
