import type { Cell, Warning } from '../model/generated/types.ts';
import { mergeWarnings } from './merge-warnings.ts';

/** Mean sizes within it are alike: a window ends within a cycle of requests, so that no two runs average over exactly the same ones. */
const TOLERANCE = 0.01;

/**
 * The cells of a row, with a warning on each whose calls carry another size than those of another cell, where one of the two is unverified.
 * Verified content was compared call by call: there another mean size only says that a slower system answered fewer of the same requests.
 */
export function flagUnlikeSizes(cells: readonly Cell[]): Cell[] {
  return cells.map((cell) => {
    const warning = sizeWarning(cell, cells);
    return warning === null ? cell : { ...cell, warnings: mergeWarnings([...cell.warnings, warning]) };
  });
}

/** Both mean sizes, bytes a call, where they are unlike and nothing pinned says that the content is right; else null. */
export function unverifiedUnlikeSizes(a: Cell, b: Cell): readonly [number, number] | null {
  const [own, other] = [bytesPerCall(a), bytesPerCall(b)];
  if (own === null || other === null || !areUnlike(own, other)) return null;
  return isUnverified(a) || isUnverified(b) ? [own, other] : null;
}

function sizeWarning(cell: Cell, cells: readonly Cell[]): Warning | null {
  const [first, ...rest] = cells.flatMap((other) => {
    const sizes = unverifiedUnlikeSizes(cell, other);
    return sizes === null ? [] : [{ bytesPerCall: sizes[0], otherBytesPerCall: sizes[1] }];
  });
  if (first === undefined) return null;
  const farthest = rest.reduce((far, next) => (Math.abs(next.otherBytesPerCall - next.bytesPerCall) > Math.abs(far.otherBytesPerCall - far.bytesPerCall) ? next : far), first);
  return { code: 'unlike-payload-sizes', ...farthest };
}

function areUnlike(a: number, b: number): boolean {
  return Math.abs(a - b) > TOLERANCE * Math.max(a, b);
}

function bytesPerCall({ state, summary }: Cell): number | null {
  return state.kind === 'measured' ? (summary.find(({ metric }) => metric === 'bytesPerCall')?.median ?? null) : null;
}

function isUnverified({ state }: Cell): boolean {
  return state.kind === 'measured' && state.unverified;
}
