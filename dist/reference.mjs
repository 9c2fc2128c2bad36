import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  runReference
} from "./chunks/chunk-CXARRY4W.mjs";
import "./chunks/chunk-L64UNPHA.mjs";
import "./chunks/chunk-U32SJDCF.mjs";
import "./chunks/chunk-K5Y77OU6.mjs";
import "./chunks/chunk-DEM4TVKW.mjs";
import "./chunks/chunk-XZD5FPPS.mjs";
import "./chunks/chunk-SAZ5FXJJ.mjs";
import "./chunks/chunk-PDP6C3QV.mjs";
import "./chunks/chunk-4S4E7SE5.mjs";
import "./chunks/chunk-HW67RLJ5.mjs";
import "./chunks/chunk-MHRDGMWQ.mjs";
import "./chunks/chunk-VUUZ4GBO.mjs";
import "./chunks/chunk-Z3YZHBLK.mjs";

// src/reference/main.ts
process.exit(await runReference(process.argv.slice(2)));
