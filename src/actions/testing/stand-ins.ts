import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { ROOT } from './checkout-of-kit.ts';

const STAND_INS: Readonly<Record<string, { readonly inputs: readonly string[]; readonly outputs: readonly string[] }>> = {
  checkout: { inputs: ['repository', 'ref', 'path', 'fetch-depth', 'persist-credentials'], outputs: ['commit'] },
  'setup-node': { inputs: ['node-version'], outputs: ['node-version'] },
  'github-script': { inputs: ['script', 'github-token'], outputs: ['result'] },
  'upload-artifact': { inputs: ['name', 'path', 'if-no-files-found', 'retention-days'], outputs: ['artifact-id', 'artifact-digest'] },
  'download-artifact': { inputs: ['name', 'path', 'run-id', 'github-token'], outputs: ['download-path'] },
};

/**
 * Writes the stand-ins of GitHub's own actions, a folder each.
 *
 * @returns the folder of each action, by its name
 */
export async function writeStandIns(folder: string): Promise<ReadonlyMap<string, string>> {
  const program = join(folder, 'stand-in.mjs');
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['src/actions/testing/stand-in-main.ts'],
    outfile: program,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    keepNames: true,
    logLevel: 'error',
    banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
  });
  return new Map(
    Object.entries(STAND_INS).map(([name, { inputs, outputs }]) => {
      const home = join(folder, name);
      mkdirSync(home, { recursive: true });
      copyFileSync(program, join(home, 'index.mjs'));
      const described = (names: readonly string[]): Record<string, unknown> => Object.fromEntries(names.map((each) => [each, { description: each }]));
      const action = { name: `stand-in for ${name}`, description: 'without network', inputs: { ...described(inputs), 'stand-in': { description: 'the part to play', default: name } }, outputs: described(outputs), runs: { using: 'node24', main: 'index.mjs' } };
      writeFileSync(join(home, 'action.yml'), JSON.stringify(action));
      return [`actions/${name}`, home];
    }),
  );
}
