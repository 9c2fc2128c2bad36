import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  runReference
} from "./chunks/chunk-UIMAPVQI.mjs";
import "./chunks/chunk-MRVMJQJ7.mjs";
import "./chunks/chunk-FUMVOAYM.mjs";
import "./chunks/chunk-K5Y77OU6.mjs";
import "./chunks/chunk-KJXDKPFY.mjs";
import "./chunks/chunk-HW67RLJ5.mjs";
import "./chunks/chunk-PDP6C3QV.mjs";
import "./chunks/chunk-XZD5FPPS.mjs";
import "./chunks/chunk-WD3IR6EY.mjs";
import "./chunks/chunk-MHRDGMWQ.mjs";
import "./chunks/chunk-ROAQOL2X.mjs";
import "./chunks/chunk-Z3YZHBLK.mjs";

// src/reference/main.ts
process.exit(await runReference(process.argv.slice(2)));
