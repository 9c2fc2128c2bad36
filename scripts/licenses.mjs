import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The licence texts of every package that went into the bundle, one section a package, sorted by name.
 *
 * @param root the repository
 * @param inputs file names of the bundle's inputs, relative to the root
 * @throws Error for a package without a licence text or field: it may not be shipped
 */
export function collectLicenses(root, inputs) {
  const folders = new Set();
  for (const input of inputs) {
    const match = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input);
    if (match) folders.add(match[0]);
  }
  const sections = new Map();
  for (const folder of folders) {
    const meta = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
    const file = readdirSync(join(root, folder)).sort().find((name) => /^(licen[sc]e|copying)(\.|-|$)/i.test(name));
    const license = typeof meta.license === 'string' ? meta.license : meta.license?.type;
    if (file === undefined && license === undefined) throw new Error(`${folder} has no licence`);
    const text = file === undefined ? `Licence: ${license} (the package ships no text).` : readFileSync(join(root, folder, file), 'utf8').trim();
    const notice = ['NOTICE', 'NOTICE.txt', 'NOTICE.md'].find((name) => existsSync(join(root, folder, name)));
    const noticeText = notice === undefined ? '' : `\n\n${readFileSync(join(root, folder, notice), 'utf8').trim()}`;
    sections.set(`${meta.name}@${meta.version}`, `${meta.name} ${meta.version} (${license ?? 'see text'})\n${'-'.repeat(70)}\n${text}${noticeText}\n`);
  }
  const sorted = [...sections.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  return `indexbench bundles the packages below, each under its own licence.\n\n${sorted.join('\n\n')}`;
}
