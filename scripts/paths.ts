/** `npm run paths`: writes the files generated from the registry of pages. */
import { writeFileSync } from 'node:fs';
import { pathFiles } from './lib/path-code';

for (const [name, text] of Object.entries(await pathFiles())) writeFileSync(name, text);
