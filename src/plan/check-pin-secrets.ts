import { IndexbenchError } from '../model/errors.ts';
import type { Snapshot, Variant } from '../model/generated/types.ts';

/** Query parameters that carry a signature or a key, in lower case without `-` and `_`. */
const SECRET_PARAMETERS = /^(?:xamz(?:signature|credential|securitytoken)|xgoog(?:signature|credential)|sig|signature|awsaccesskeyid|accesskeyid|accesskey|accesstoken|apikey|key|token|auth|secret|password|passwd|pass|credential|policy|keypairid)$/;

/** User names that say only how to connect. */
const PLAIN_USERS: ReadonlySet<string> = new Set(['', 'git']);

/**
 * Refuses a snapshot URL that holds credentials: a plan is part of every bundle, and bundles are published.
 *
 * @param where document and JSON pointer of the pin
 * @throws IndexbenchError INPUT_INCONSISTENT; the message does not repeat the secret
 */
export function checkSnapshotSecrets({ source }: Snapshot, where: string): void {
  if (source.kind === 'url') refuseSecret(source.url, `${where}/source/url`);
}

/** The same of a variant's pin, which may be a URL with a kind in front, and of the variables for its build and its launch. */
export function checkVariantSecrets({ pin, build, configuration }: Variant, where: string): void {
  refuseSecret(pin.slice(pin.indexOf(':') + 1), `${where}/pin`);
  refuseSecretVariables(build?.env ?? {}, `${where}/build/env`);
  for (const [name, value] of Object.entries(configuration)) {
    if (typeof value === 'object' && !Array.isArray(value)) refuseSecretVariables(value, `${where}/configuration/${name}`);
  }
}

/** Names of variables that hold credentials: API_TOKEN, rpcpassword, AWS_SECRET_ACCESS_KEY. */
const SECRET_VARIABLE = /(?:password|passwd|passphrase|secret|token|credentials?|(?:api|access|private|secret)_?key)$/i;
/** Filled in when the system is launched, so that the plan holds nothing. */
const TEMPLATE = /^\{[a-z_]+\}$/;

function refuseSecretVariables(variables: Readonly<Record<string, string>>, where: string): void {
  const name = Object.keys(variables).find((key) => SECRET_VARIABLE.test(key) && !TEMPLATE.test(variables[key] ?? ''));
  if (name === undefined) return;
  throw new IndexbenchError('INPUT_INCONSISTENT', { what: 'the variable is named as one that holds a credential', where: `${where}/${name}`, next: 'Put no credentials into a pin; its plan is published with every bundle. Let the program read it from a file.' });
}

function refuseSecret(text: string, where: string): void {
  const secret = secretIn(text);
  if (secret === null) return;
  throw new IndexbenchError('INPUT_INCONSISTENT', { what: `the URL holds credentials (${secret})`, where, next: 'Put no credentials into a pin; its plan is published with every bundle. Fetch the file yourself and pin its path.' });
}

/** What kind of secret a URL holds; null where none is found, or the text is no URL. */
function secretIn(text: string): string | null {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { username, password, searchParams, hash } = new URL(text);
  if (password !== '' || !PLAIN_USERS.has(username)) return 'a user name or password';
  const names = [...searchParams.keys(), ...new URLSearchParams(hash.slice(1)).keys()];
  const name = names.find((key) => SECRET_PARAMETERS.test(key.toLowerCase().replaceAll(/[-_]/g, '')));
  return name === undefined ? null : `the parameter ${name}`;
}
