import { html, type Markup } from './markup.ts';

/** The folder of each bundle, by the bundle's id: a path from the report's own folder, `/` between its parts. */
export type BundlePlaces = ReadonlyMap<string, string>;

/** Of a report that stands alone. */
export const NO_PLACES: BundlePlaces = new Map();

/** A file of a bundle as a link that works from disk; its name alone where nobody said where the bundle lies. */
export function bundleFile(places: BundlePlaces, bundleId: string, file: string): Markup {
  const place = places.get(bundleId);
  return place === undefined ? html`${file}` : html`<a href="${[...place.split('/'), ...file.split('/')].map(encodePart).join('/')}">${file}</a>`;
}

/** A bundle by the beginning of its id, as a link to its line among the inputs. */
export function bundleLink(bundleId: string): Markup {
  return html`<a href="#${inputAnchor(bundleId)}"><code title="${bundleId}">${bundleId.slice(0, 12)}</code></a>`;
}

export function inputAnchor(bundleId: string): string {
  return `bundle-${bundleId}`;
}

/** Where a row is told in full. */
export function rowAnchor(row: number): string {
  return `row-${String(row)}`;
}

/** Where the runs of a cell are: bundles and sample files. */
export function runsAnchor(row: number, cell: number): string {
  return `runs-${String(row)}-${String(cell)}`;
}

/** Where the runs of a variant's index builds are. */
export function buildsAnchor(cell: number): string {
  return `builds-${String(cell)}`;
}

const PLACED = /href="(?:[A-Za-z0-9._~%-]+\/)+((?:samples\/[A-Za-z0-9._~%-]+|MANIFEST\.sha256)")/g;

/**
 * A report without the places of its bundles, for comparing two of them: where bundles lie is no claim, and differs from machine to machine.
 * Only links that bundleFile makes lose anything: relative ones to files of a bundle.
 */
export function withoutPlaces(report: string): string {
  return report.replaceAll(PLACED, 'href="$1');
}

/** A part of a path in an address, in the characters that RFC 3986 leaves alone everywhere. */
function encodePart(part: string): string {
  return encodeURIComponent(part).replaceAll(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}
