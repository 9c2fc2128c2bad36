/** What workflows import of dist/actions.mjs: steps that talk to GitHub. Nothing else in the kit knows it. */
export { restoreCache, saveCache } from './cache-steps.ts';
export { collect } from './collect.ts';
export { publishComparison } from './publish-comparison.ts';
export { publish } from './publish.ts';
export { restore } from './restore.ts';
