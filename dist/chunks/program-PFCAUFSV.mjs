import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);
import {
  runReference
} from "./chunk-MYVM2JI5.mjs";
import "./chunk-GJMTNFH5.mjs";
import "./chunk-FJCORIUK.mjs";
import "./chunk-K5Y77OU6.mjs";
import "./chunk-IWXKEQXP.mjs";
import "./chunk-L2VRDV3D.mjs";
import "./chunk-OXTG6FV5.mjs";
import "./chunk-PQ5XWOJV.mjs";
import "./chunk-Z3YZHBLK.mjs";
export {
  runReference
};
