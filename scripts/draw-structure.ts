/** `npm run structure`: draws docs/pictures/structure.svg from the actual imports. */
import { writeFileSync } from 'node:fs';
import { readArrows } from './lib/structure';
import { structureSvg } from './lib/structure-svg';

const arrows = readArrows();
writeFileSync('docs/pictures/structure.svg', structureSvg(arrows));
console.log(`docs/pictures/structure.svg: ${arrows.length} arrows.`);
