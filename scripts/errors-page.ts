/** Writes docs/errors.md from the error catalogue. Run by `npm run generate`; a test compares the two both ways. */
import { writeFileSync } from 'node:fs';
import { errorsPage } from '../src/model/errors-page.ts';

writeFileSync(new URL('../docs/errors.md', import.meta.url), errorsPage());
