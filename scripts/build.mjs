/**
 * Bundles dist/: what `node` runs with nothing installed. Byte-equal for the same sources and lock file, on any machine.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { collectLicenses } from './licenses.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = process.argv[2] ?? join(root, 'dist');

const versionIn = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).version;

rmSync(dist, { recursive: true, force: true });
mkdirSync(dist, { recursive: true });

const { metafile } = await build({
  absWorkingDir: root,
  entryPoints: { cli: 'src/cli/main.ts', driver: 'src/load/driver-main.ts', 'grpc-js-driver': 'src/load/grpc-js/grpc-js-main.ts', reference: 'src/reference/main.ts', watchdog: 'src/host/watchdog-main.ts', actions: 'src/actions/main.ts' },
  // Artifacts are unpacked by our own reader, which refuses what it should; one package below this one comes without any licence.
  alias: { 'unzip-stream': './src/actions/no-unzip-stream.ts' },
  outdir: dist,
  outExtension: { '.js': '.mjs' },
  chunkNames: 'chunks/[name]-[hash]',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  keepNames: true,
  charset: 'utf8',
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
  define: { INDEXBENCH_VERSION: JSON.stringify(versionIn('package.json')), INDEXBENCH_GRPC_JS_VERSION: JSON.stringify(versionIn('node_modules/@grpc/grpc-js/package.json')) },
  // CommonJS packages in an ESM bundle call require for Node's own modules.
  banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
});

cpSync(join(root, 'src/protocol/proto'), join(dist, 'proto'), { recursive: true });
writeFileSync(join(dist, 'LICENSES.txt'), collectLicenses(root, Object.keys(metafile.inputs)));
if (process.argv.includes('--report')) {
  for (const [file, output] of Object.entries(metafile.outputs)) console.log(String(output.bytes).padStart(9), join(dirname(file), ''), file);
}
