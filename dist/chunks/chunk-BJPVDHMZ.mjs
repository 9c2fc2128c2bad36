import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  COMPARISON_FILES
} from "./chunk-P3MKW4QZ.mjs";
import {
  isFullDisk
} from "./chunk-OGI6RZVF.mjs";
import {
  UNFINISHED_SUFFIX
} from "./chunk-JNZ5CMQH.mjs";
import {
  makeFolder
} from "./chunk-VAUBVMUN.mjs";
import {
  writeRefusal
} from "./chunk-GTG5QIG2.mjs";
import {
  IndexbenchError
} from "./chunk-VUUZ4GBO.mjs";
import {
  __name
} from "./chunk-Z3YZHBLK.mjs";

// src/run/report-files.ts
import { realpath } from "node:fs/promises";
import { join, relative, sep } from "node:path";

// src/bundle/durable-file.ts
import { open, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

// src/bundle/full-disk.ts
function writeFailure(error, folder) {
  if (!isFullDisk(error)) return error;
  return new IndexbenchError("DISK_FULL", { what: "the disk became full while a run was written", where: folder, cause: error });
}
__name(writeFailure, "writeFailure");

// src/bundle/durable-file.ts
async function writeDurably(path, text) {
  const unfinished = `${path}${UNFINISHED_SUFFIX}`;
  try {
    await rm(unfinished, { force: true });
    await writeFile(unfinished, text, { flag: "wx" });
    await publish(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw writeFailure(error, dirname(path));
  }
}
__name(writeDurably, "writeDurably");
async function publish(unfinished, path) {
  await sync(unfinished);
  await rename(unfinished, path);
  await sync(dirname(path));
}
__name(publish, "publish");
async function sync(path) {
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
__name(sync, "sync");

// src/run/report-files.ts
var REPORT_FORMATS = Object.keys(COMPARISON_FILES);
function parseFormats(list) {
  return list.split(",").map((item) => {
    const name = item.trim();
    if (!Object.hasOwn(COMPARISON_FILES, name)) throw new IndexbenchError("USAGE", { what: `unknown format "${name}"; known: ${REPORT_FORMATS.join(", ")}`, where: "--format" });
    return name;
  });
}
__name(parseFormats, "parseFormats");
async function writeReports(folder, { comparison, folders }, formats) {
  makeFolder(folder);
  const places = placesFrom(await realpath(folder), folders);
  for (const format of formats) {
    const { file, render } = COMPARISON_FILES[format];
    await writeReport(join(folder, file), render(comparison, places));
  }
}
__name(writeReports, "writeReports");
function placesFrom(folder, folders) {
  return new Map([...folders].map(([bundleId, at]) => [bundleId, relative(folder, at).split(sep).join("/") || "."]));
}
__name(placesFrom, "placesFrom");
async function writeReport(file, text) {
  try {
    await writeDurably(file, text);
  } catch (error) {
    throw writeRefusal(error, file);
  }
}
__name(writeReport, "writeReport");

export {
  writeFailure,
  writeDurably,
  publish,
  REPORT_FORMATS,
  parseFormats,
  writeReports,
  writeReport
};
