import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  runReference
} from "./chunks/chunk-MYVM2JI5.mjs";
import "./chunks/chunk-GJMTNFH5.mjs";
import "./chunks/chunk-FJCORIUK.mjs";
import "./chunks/chunk-K5Y77OU6.mjs";
import "./chunks/chunk-IWXKEQXP.mjs";
import "./chunks/chunk-L2VRDV3D.mjs";
import "./chunks/chunk-OXTG6FV5.mjs";
import "./chunks/chunk-PQ5XWOJV.mjs";
import "./chunks/chunk-Z3YZHBLK.mjs";

// src/reference/main.ts
process.exit(await runReference(process.argv.slice(2)));
