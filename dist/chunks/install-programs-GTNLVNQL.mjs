import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  readBinary
} from "./chunk-BTTVHSY2.mjs";
import {
  namedVariant
} from "./chunk-VCC6MBRU.mjs";
import {
  systemOf
} from "./chunk-VMS7CEPB.mjs";
import "./chunk-MJSADCBD.mjs";
import "./chunk-OQQZG2TW.mjs";
import "./chunk-YZEFXO5J.mjs";
import "./chunk-RFQZZ444.mjs";
import "./chunk-IXYCTEIM.mjs";
import "./chunk-GJRF2EA2.mjs";
import "./chunk-4XINFEGO.mjs";
import "./chunk-AD4ZOXVM.mjs";
import "./chunk-SKPRZTGT.mjs";
import "./chunk-OGI6RZVF.mjs";
import "./chunk-GTG5QIG2.mjs";
import "./chunk-FDMA7XYU.mjs";
import "./chunk-QJGWNJXU.mjs";
import "./chunk-3J2UOSSP.mjs";
import "./chunk-SAZ5FXJJ.mjs";
import "./chunk-HW67RLJ5.mjs";
import "./chunk-MHRDGMWQ.mjs";
import "./chunk-6WWEPVT2.mjs";
import "./chunk-JBDIOBWF.mjs";
import "./chunk-UZHZWLOY.mjs";
import "./chunk-2LLGY5D6.mjs";
import {
  requireKnown
} from "./chunk-5QMHAJEN.mjs";
import "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/install-programs.ts
async function installPrograms({ names, ...source }, context) {
  return installVariants(names.map((name) => namedVariant(name, "<variant>", source)), context);
}
__name(installPrograms, "installPrograms");
async function installOfPlan(names, { variants }, context) {
  const ofPlan = [...variants, ...variants.flatMap(({ node }) => node ?? [])];
  const chosen = names.map((name) => {
    const variant = ofPlan.find((candidate) => candidate.name === name);
    if (variant === void 0) requireKnown({ kind: "variant", name, known: [...new Set(ofPlan.map((candidate) => candidate.name))], where: "<variant>" });
    return variant;
  });
  return installVariants(chosen.filter((variant) => variant !== void 0), context);
}
__name(installOfPlan, "installOfPlan");
async function installVariants(variants, context) {
  variants.forEach(systemOf);
  const wanted = new Map(variants.flatMap(({ node, ...variant }) => node === void 0 ? [variant] : [variant, node]).map((one) => [one.name, one.pin]));
  const installed = [];
  for (const [name, pin] of wanted) {
    const program = await systemOf({ name, pin }).obtain(pin, context);
    installed.push({ variant: name, pin: pin.pin, file: program.file, buildProfile: program.buildProfile, binary: await readBinary(program) });
  }
  return installed;
}
__name(installVariants, "installVariants");
export {
  installOfPlan,
  installPrograms
};
