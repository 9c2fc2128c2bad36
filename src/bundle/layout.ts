import type { Documents } from '../model/generated/types.ts';

/** The documents of a bundle. IndexBuild is there if, and only if, its plan has that study. */
export type BundleDocumentKind = 'Bundle' | 'Plan' | 'Measurements' | 'Payloads' | 'IndexBuild';

export const DOCUMENT_FILES = {
  Bundle: 'bundle.json',
  Plan: 'plan.json',
  Measurements: 'measurements.json',
  Payloads: 'payloads.json',
  IndexBuild: 'index-build.json',
} as const satisfies Record<BundleDocumentKind, string>;

export type BundleDocument<K extends BundleDocumentKind> = Documents[K];

export const MANIFEST_FILE = 'MANIFEST.sha256';
export const JOURNAL_FILE = 'events.ndjson';
export const SAMPLES_FOLDER = 'samples';
export const LOGS_FOLDER = 'logs';

/** Ends the name of a file that is still being written. */
export const UNFINISHED_SUFFIX = '.tmp';

/** Names of a bundle's files: safe in `sha256sum -c`, in artifacts and on every file system. No dot files. */
const SAFE_PART = /^[A-Za-z0-9_-][A-Za-z0-9._-]{0,199}$/;

/** Whether a path relative to the bundle is one that a bundle may hold. */
export function isBundlePath(path: string): boolean {
  const parts = path.split('/');
  return parts.length <= 3 && parts.every((part) => SAFE_PART.test(part));
}
