import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/plan/check-pin-secrets.ts
var SECRET_PARAMETERS = /^(?:xamz(?:signature|credential|securitytoken)|xgoog(?:signature|credential)|sig|signature|awsaccesskeyid|accesskeyid|accesskey|accesstoken|apikey|key|token|auth|secret|password|passwd|pass|credential|policy|keypairid)$/;
var PLAIN_USERS = /* @__PURE__ */ new Set(["", "git"]);
function checkSnapshotSecrets({ source }, where) {
  if (source.kind === "url") refuseSecret(source.url, `${where}/source/url`);
}
__name(checkSnapshotSecrets, "checkSnapshotSecrets");
function checkVariantSecrets({ pin, build, configuration }, where) {
  refuseSecret(pin.slice(pin.indexOf(":") + 1), `${where}/pin`);
  refuseSecretVariables(build?.env ?? {}, `${where}/build/env`);
  for (const [name, value] of Object.entries(configuration)) {
    if (typeof value === "object" && !Array.isArray(value)) refuseSecretVariables(value, `${where}/configuration/${name}`);
  }
}
__name(checkVariantSecrets, "checkVariantSecrets");
var SECRET_VARIABLE = /(?:password|passwd|passphrase|secret|token|credentials?|(?:api|access|private|secret)_?key)$/i;
var TEMPLATE = /^\{[a-z_]+\}$/;
function refuseSecretVariables(variables, where) {
  const name = Object.keys(variables).find((key) => SECRET_VARIABLE.test(key) && !TEMPLATE.test(variables[key] ?? ""));
  if (name === void 0) return;
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: "the variable is named as one that holds a credential", where: `${where}/${name}`, next: "Put no credentials into a pin; its plan is published with every bundle. Let the program read it from a file." });
}
__name(refuseSecretVariables, "refuseSecretVariables");
function refuseSecret(text, where) {
  const secret = secretIn(text);
  if (secret === null) return;
  throw new IndexbenchError("INPUT_INCONSISTENT", { what: `the URL holds credentials (${secret})`, where, next: "Put no credentials into a pin; its plan is published with every bundle. Fetch the file yourself and pin its path." });
}
__name(refuseSecret, "refuseSecret");
function secretIn(text) {
  if (!/^[a-z][a-z0-9+.-]*:\/\//i.test(text) || !URL.canParse(text)) return null;
  const { username, password, searchParams, hash } = new URL(text);
  if (password !== "" || !PLAIN_USERS.has(username)) return "a user name or password";
  const names = [...searchParams.keys(), ...new URLSearchParams(hash.slice(1)).keys()];
  const name = names.find((key) => SECRET_PARAMETERS.test(key.toLowerCase().replaceAll(/[-_]/g, "")));
  return name === void 0 ? null : `the parameter ${name}`;
}
__name(secretIn, "secretIn");

export {
  checkSnapshotSecrets,
  checkVariantSecrets
};
