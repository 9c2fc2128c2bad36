import type { Build } from '../model/generated/types.ts';

export const RELEASE = 'release';

/** What `cargo install` and `cargo build` both take. */
export function cargoArguments({ features = [], defaultFeatures = true, ignoreRustVersion = false, flags = [] }: Build): string[] {
  const args = ['--locked'];
  if (features.length > 0) args.push('--features', features.join(','));
  if (!defaultFeatures) args.push('--no-default-features');
  if (ignoreRustVersion) args.push('--ignore-rust-version');
  return [...args, ...flags];
}
