import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The packages that went into a bundle, sorted by name and version.
 *
 * @param root the repository
 * @param inputs file names of the bundle's inputs, relative to the root
 * @returns of each its folder, relative to the root, and its package.json
 */
export function bundledPackages(root, inputs) {
  const packages = new Map();
  for (const input of inputs) {
    const [folder] = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? [];
    if (folder === undefined) continue;
    const meta = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    packages.set(`${meta.name}@${meta.version}`, { folder, meta });
  }
  return [...packages].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, found]) => found);
}

/**
 * The licence texts of packages, one section a package.
 *
 * @param root the repository
 * @throws Error for a package of which no licence text is known: it may not be shipped
 */
export function collectLicenses(root, packages) {
  const sections = packages.map(({ folder, meta }) => `${meta.name} ${meta.version} (${licenseOf(meta) ?? 'see text'})\n${'-'.repeat(70)}\n${licenseText(join(root, folder), meta)}${noticeText(join(root, folder))}\n`);
  return `indexbench bundles the packages below, each under its own licence.\n\n${sections.join('\n\n')}`;
}

function licenseOf({ license }) {
  return typeof license === 'string' ? license : license?.type;
}

/** Of its own file; else of its README; else of the licence that it declares, in that licence's own words. */
function licenseText(folder, meta) {
  const names = readdirSync(folder).sort();
  const file = names.find((name) => /^(licen[sc]e|copying)(\.|-|$)/i.test(name));
  if (file !== undefined) return readFileSync(join(folder, file), 'utf8').trim();
  const readme = names.find((name) => /^readme(\.|$)/i.test(name));
  const [section] = (readme === undefined ? null : /^#+ *licen[sc]e\b[^]*?copyright[^]*?(?=^#|(?![^]))/im.exec(readFileSync(join(folder, readme), 'utf8'))) ?? [];
  if (section !== undefined) return section.trim();
  const author = typeof meta.author === 'string' ? meta.author : meta.author?.name;
  if (licenseOf(meta) !== 'MIT' || author === undefined) throw new Error(`${folder} has no licence text, and is not under MIT with a named author`);
  return `The package declares MIT and ships no text. That licence reads:\n\n${mitText(author)}`;
}

function noticeText(folder) {
  const notice = ['NOTICE', 'NOTICE.txt', 'NOTICE.md'].map((name) => join(folder, name)).find((file) => existsSync(file));
  return notice === undefined ? '' : `\n\n${readFileSync(notice, 'utf8').trim()}`;
}

/** https://spdx.org/licenses/MIT.html */
function mitText(author) {
  return `Copyright (c) ${author}

Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the
"Software"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish,
distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to
the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF
MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY
CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE
SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
}
