import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  planWithFixtures,
  protoFolderOf,
  selectorOf,
  withDeadline
} from "./chunk-H2PE7QS4.mjs";
import {
  restoreForRuns
} from "./chunk-PVMIQLXX.mjs";
import {
  needsNode,
  planDigest
} from "./chunk-VYXTTK6U.mjs";
import "./chunk-ATQDN52O.mjs";
import "./chunk-PSF5NRH6.mjs";
import "./chunk-FOJU3YVX.mjs";
import "./chunk-ZKIZNLOD.mjs";
import "./chunk-BX3INMKG.mjs";
import "./chunk-NCMJSGSD.mjs";
import "./chunk-7SWSFMQ7.mjs";
import "./chunk-XP72CPTI.mjs";
import "./chunk-72CABWDS.mjs";
import {
  openObtain
} from "./chunk-FSENDWBF.mjs";
import {
  openHostSession
} from "./chunk-E5LAMIHY.mjs";
import "./chunk-KJEBYDVH.mjs";
import "./chunk-VVJMDCYH.mjs";
import "./chunk-RSWLDBUT.mjs";
import "./chunk-2DS73PN3.mjs";
import "./chunk-OOIPZF4J.mjs";
import "./chunk-OHPKR2TC.mjs";
import "./chunk-L64UNPHA.mjs";
import "./chunk-U32SJDCF.mjs";
import "./chunk-DEM4TVKW.mjs";
import "./chunk-NBZWVPA6.mjs";
import {
  choosePlan
} from "./chunk-7UUKNJK3.mjs";
import "./chunk-LA4EDKEQ.mjs";
import "./chunk-VCC6MBRU.mjs";
import "./chunk-M7PIXBSF.mjs";
import {
  withFixtures
} from "./chunk-67LU5OKW.mjs";
import "./chunk-4RCAVHP6.mjs";
import "./chunk-M5CERM4E.mjs";
import "./chunk-MRCKWFGY.mjs";
import "./chunk-HHHGIHDN.mjs";
import {
  checkSnapshotFor,
  systemOf
} from "./chunk-VMS7CEPB.mjs";
import "./chunk-MJSADCBD.mjs";
import "./chunk-OQQZG2TW.mjs";
import "./chunk-YZEFXO5J.mjs";
import "./chunk-RFQZZ444.mjs";
import "./chunk-IXYCTEIM.mjs";
import "./chunk-GJRF2EA2.mjs";
import "./chunk-4XINFEGO.mjs";
import "./chunk-WID5VGEI.mjs";
import "./chunk-EQVHRWLF.mjs";
import "./chunk-73PECBEZ.mjs";
import "./chunk-AHJXSRCI.mjs";
import "./chunk-AD4ZOXVM.mjs";
import "./chunk-YKPT7K3K.mjs";
import {
  serializeDocument
} from "./chunk-SKPRZTGT.mjs";
import {
  writeReport
} from "./chunk-BJPVDHMZ.mjs";
import "./chunk-P3MKW4QZ.mjs";
import "./chunk-OGI6RZVF.mjs";
import "./chunk-JNZ5CMQH.mjs";
import "./chunk-XF42LGIE.mjs";
import "./chunk-VAUBVMUN.mjs";
import "./chunk-GTG5QIG2.mjs";
import "./chunk-RBUERAZT.mjs";
import "./chunk-X5TZWF2O.mjs";
import "./chunk-XXE5QRW6.mjs";
import "./chunk-WH227OHT.mjs";
import "./chunk-FDMA7XYU.mjs";
import "./chunk-QJGWNJXU.mjs";
import "./chunk-RUSGHASN.mjs";
import "./chunk-H3MLDNIS.mjs";
import "./chunk-4PUNR7HK.mjs";
import "./chunk-3J2UOSSP.mjs";
import "./chunk-SAZ5FXJJ.mjs";
import "./chunk-PDP6C3QV.mjs";
import "./chunk-4S4E7SE5.mjs";
import "./chunk-HW67RLJ5.mjs";
import "./chunk-MHRDGMWQ.mjs";
import "./chunk-6WWEPVT2.mjs";
import "./chunk-JBDIOBWF.mjs";
import "./chunk-UZHZWLOY.mjs";
import "./chunk-2LLGY5D6.mjs";
import "./chunk-5QMHAJEN.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/resolve-command.ts
import { existsSync } from "node:fs";
import { resolve } from "node:path";
async function resolveCommand(request) {
  const file = resolve(request.out);
  if (existsSync(file)) throw new IndexbenchError("OUTPUT_EXISTS", { what: "is there already", where: file, next: "Choose another --out, or remove it yourself." });
  const { plan, settings } = choosePlan(request);
  for (const variant of plan.variants) {
    systemOf(variant);
    checkSnapshotFor(variant, plan.snapshot);
  }
  const resolved = await filled(plan, { ...request, ...settings });
  await writeReport(file, serializeDocument(resolved));
  return { file, digest: planDigest(resolved), plan: resolved };
}
__name(resolveCommand, "resolveCommand");
async function filled(plan, request) {
  if (!needsNode(plan)) return plan;
  const selector = selectorOf(plan);
  return "unavailable" in selector ? withFixtures(plan, selector) : selectedOnHost(plan, request);
}
__name(filled, "filled");
async function selectedOnHost(plan, request) {
  const { packageRoot, sources, emit } = request;
  const session = await openHostSession({ ...request, workParent: void 0 });
  const deadline = withDeadline(AbortSignal.any([request.signal, session.lost]), request.deadlineSeconds);
  const { signal } = deadline;
  try {
    const workFolder = session.work.path;
    const restored = await restoreForRuns(plan.snapshot, { workFolder, packageRoot, cacheFolder: sources.cacheFolder, emit, signal });
    const obtain = openObtain({ sources, packageRoot, signal, onProgress: /* @__PURE__ */ __name((message) => emit({ kind: "notice", message }), "onProgress") });
    return await planWithFixtures(plan, { ...restored, workFolder, packageRoot, protoFolder: protoFolderOf(packageRoot), obtain, backend: session.choice.backend, cpus: session.cpus.server, emit, signal });
  } finally {
    deadline.clear();
    await session.close();
  }
}
__name(selectedOnHost, "selectedOnHost");
export {
  resolveCommand
};
