import { createHash } from 'node:crypto';
import { canonicalJson } from '../model/canonical-json.ts';
import type { Build, Variant } from '../model/generated/types.ts';

/** All of the build settings that decide the program's bytes: what it has to say of itself does not. */
function decidingBuild(build: Build): Build {
  return Object.fromEntries(Object.entries(build).filter(([name]) => name !== 'reportsVersion'));
}

/** Digest of what decides a program: its pin, its build settings, and the kind of machine. Two variants that differ in their configuration only share it. */
export function programKey({ pin, build = {} }: Pick<Variant, 'pin' | 'build'>, program: string): string {
  return createHash('sha256').update(canonicalJson({ pin, build: decidingBuild(build), program, platform: process.platform, architecture: process.arch })).digest('hex');
}
