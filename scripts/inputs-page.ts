/** Writes the inputs of a run into README.md (between marks) and action.yml. Run by `npm run generate`; a test compares them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { actionInputs, inputsTable } from '../src/cli/inputs-page.ts';

replaceIn('README.md', /(?<=<!-- inputs -->\n)[^]*?(?=<!-- end of inputs -->)/, inputsTable());
replaceIn('action.yml', /^inputs:\n(?:[ #].*\n)+/m, actionInputs());

function replaceIn(file: string, part: RegExp, by: string): void {
  const url = new URL(`../${file}`, import.meta.url);
  const text = readFileSync(url, 'utf8');
  if (!part.test(text)) throw new Error(`${file} has no place for the inputs`);
  writeFileSync(url, text.replace(part, () => by));
}
