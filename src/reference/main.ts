import { runReference } from './program.ts';

// The entry of dist/reference.mjs. It exits outright: a connection that is still open must not hold a stopped server.
process.exit(await runReference(process.argv.slice(2)));
