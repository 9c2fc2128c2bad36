import boundaries from 'eslint-plugin-boundaries';
import { importX } from 'eslint-plugin-import-x';
import tseslint from 'typescript-eslint';

/**
 * The import order of docs/design.md: an import may only go up this list. Folders of one line may not import each other.
 */
const LAYERS = [['model'], ['protocol', 'statistics'], ['plan', 'comparison', 'interop', 'report'], ['host', 'bundle', 'snapshot'], ['obtain'], ['load', 'reference', 'systems'], ['studies'], ['run', 'verify'], ['cli', 'actions']];

/** Pairs that the order alone would allow or forbid wrongly. */
const ALSO_ALLOWED = {
  // Rows and gates are rendered: the report reads the comparison's vocabulary.
  report: ['comparison'],
  // The system `reference` describes the embedded server: its flags are checked by the server's own parser.
  systems: ['reference'],
  // The action reads the same environment and finds the same package as the command line.
  actions: ['cli'],
};
const NEVER = {
  load: ['reference', 'studies'],
};

const boundaryPolicies = LAYERS.flatMap((folders, index) =>
  folders.map((folder) => {
    const above = LAYERS.slice(0, index).flat();
    const allowed = [folder, ...above, ...(ALSO_ALLOWED[folder] ?? [])].filter((name) => !(NEVER[folder] ?? []).includes(name));
    return { from: { element: { type: folder } }, allow: { to: { element: { types: { anyOf: allowed } } } } };
  }),
);

const PURE = ['model', 'protocol', 'statistics', 'plan', 'comparison', 'interop', 'report'].map((folder) => `src/${folder}/**/*.ts`);
const EFFECT_MODULES = ['node:fs', 'node:fs/promises', 'node:child_process', 'node:net', 'node:http', 'node:http2', 'node:https', 'node:dns', 'node:os', 'node:process', 'node:worker_threads', 'node:cluster', 'execa', 'undici', 'tar', 'systeminformation', '@grpc/grpc-js'];
const effect = (name) => ({ name, message: 'Effects live at the edge: layers model to report are pure (docs/design.md).' });

export default tseslint.config(
  { ignores: ['dist/', 'node_modules/', 'src/model/generated/', 'coverage/'] },
  {
    files: ['**/*.mjs'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly', Buffer: 'readonly' } },
  },
  ...tseslint.configs.recommendedTypeChecked.map((config) => ({ ...config, files: ['**/*.ts'] })),
  {
    files: ['**/*.ts'],
    plugins: { boundaries, 'import-x': importX },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    settings: {
      'boundaries/elements': LAYERS.flat().map((folder) => ({ type: folder, pattern: `src/${folder}` })),
      'import-x/resolver': { node: { extensions: ['.ts', '.mjs', '.cjs', '.js'] } },
    },
    rules: {
      'boundaries/dependencies': ['error', { default: 'disallow', policies: boundaryPolicies }],
      'import-x/no-extraneous-dependencies': ['error', { devDependencies: true }],
      'import-x/no-default-export': 'error',
      'import-x/no-cycle': 'error',
      'no-console': 'error',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      'no-restricted-imports': ['error', { paths: ['@actions/core', '@actions/cache', '@actions/artifact'].map((name) => ({ name, message: 'Only src/actions knows GitHub.' })) }],
      'no-restricted-properties': ['error', { object: 'process', property: 'env', message: 'The environment is read once, in src/cli/environment.ts and src/actions/job-environment.ts.' }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/return-await': ['error', 'in-try-catch'],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  {
    files: PURE,
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': ['error', { paths: EFFECT_MODULES.map(effect) }],
      'no-restricted-globals': ['error', { name: 'process', message: 'Layers model to report are pure.' }, { name: 'performance', message: 'Layers model to report have no clock.' }, { name: 'setTimeout', message: 'Layers model to report have no clock.' }],
      'no-restricted-properties': ['error', { object: 'Date', property: 'now', message: 'Layers model to report have no clock.' }],
    },
  },
  {
    files: ['**/*.test.ts', 'vitest.config.ts', 'src/cli/environment.ts', 'src/actions/job-environment.ts', 'src/actions/testing/**/*.ts'],
    rules: { 'no-restricted-properties': 'off', 'import-x/no-default-export': 'off' },
  },
  {
    files: ['src/actions/**/*.ts'],
    rules: { 'no-restricted-imports': 'off' },
  },
  {
    files: ['**/*.test.ts'],
    // A test names the case in its own words; long tables of cases are data.
    rules: { 'max-lines': ['error', { max: 600, skipBlankLines: true, skipComments: true }], '@typescript-eslint/no-non-null-assertion': 'off' },
  },
);
