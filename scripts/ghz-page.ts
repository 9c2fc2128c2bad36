/** Writes docs/ghz-compatibility.md from the tables of the program. Run by `npm run generate`; a test compares the two. */
import { writeFileSync } from 'node:fs';
import { compatibilityPage } from '../src/load/ghz-compat/compatibility-page.ts';

writeFileSync(new URL('../docs/ghz-compatibility.md', import.meta.url), compatibilityPage());
