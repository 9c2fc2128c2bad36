/**
 * Bundles dist/: what `node` runs with nothing installed. Byte-equal for the same sources and lock file, on any machine.
 *
 * node scripts/build.mjs [FOLDER] [--report] [--metafile FILE]: --report prints each file's size, --metafile writes what esbuild says of it
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { bundledPackages, collectLicenses } from './licenses.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const { values, positionals } = parseArgs({ allowPositionals: true, options: { report: { type: 'boolean' }, metafile: { type: 'string' } } });
const dist = positionals[0] ?? join(root, 'dist');

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
writeFileSync(join(dist, 'LICENSES.txt'), collectLicenses(root, bundledPackages(root, Object.keys(metafile.inputs))));
if (values.metafile !== undefined) writeFileSync(values.metafile, JSON.stringify(metafile));
if (values.report) {
  const packed = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
  const lines = Object.entries(metafile.outputs).map(([file, { bytes }]) => ({ file: relative(dist, join(root, file)), bytes, gzip: packed(join(root, file)) }));
  for (const { file, bytes, gzip } of lines.sort((a, b) => b.bytes - a.bytes)) console.log(`${String(bytes).padStart(9)} ${String(gzip).padStart(9)} gz  ${file}`);
}
