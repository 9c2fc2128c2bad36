import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);

// src/load/grpc-js/grpc-js-version.ts
var GRPC_JS_VERSION = true ? "1.14.7" : "(from the sources)";

export {
  GRPC_JS_VERSION
};
