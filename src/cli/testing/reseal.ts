import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type Json = Record<string, unknown>;

/** Changes documents of a sealed bundle and makes plan digests and manifest right again, as a forger would. */
export function reseal(folder: string, changes: Readonly<Record<string, (document: never) => void>>): void {
  for (const [name, change] of Object.entries(changes)) {
    const document = read(folder, name);
    change(document as never);
    write(folder, name, document);
  }
  const planSha256 = sha256(readFileSync(join(folder, 'plan.json')));
  for (const name of ['bundle.json', 'measurements.json', 'payloads.json']) write(folder, name, { ...read(folder, name), planSha256 });
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== 'MANIFEST.sha256');
  const paths = files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
  writeFileSync(join(folder, 'MANIFEST.sha256'), paths.map((path) => `${sha256(readFileSync(join(folder, path)))}  ${path}\n`).join(''));
}

function read(folder: string, name: string): Json {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as Json;
}

function write(folder: string, name: string, document: Json): void {
  writeFileSync(join(folder, name), `${JSON.stringify(document, null, 2)}\n`);
}

function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
