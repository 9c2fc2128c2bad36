import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  runReference
} from "./chunks/chunk-YEOSIZCI.mjs";
import "./chunks/chunk-DC2HTQD4.mjs";
import "./chunks/chunk-FBFLCVUB.mjs";
import "./chunks/chunk-27XY4FDN.mjs";
import "./chunks/chunk-L2VRDV3D.mjs";
import "./chunks/chunk-M3D3AUQS.mjs";
import "./chunks/chunk-PQ5XWOJV.mjs";
import "./chunks/chunk-Z3YZHBLK.mjs";

// src/reference/main.ts
process.exit(await runReference(process.argv.slice(2)));
