declare const INDEXBENCH_GRPC_JS_VERSION: string;

/** Of the bundled @grpc/grpc-js; unbundled sources do not say. */
export const GRPC_JS_VERSION = typeof INDEXBENCH_GRPC_JS_VERSION === 'string' ? INDEXBENCH_GRPC_JS_VERSION : '(from the sources)';
