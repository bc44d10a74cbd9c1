/**
 * Draws the icons of the installed app from the portal's drop and name (`public/art/icon.svg`); with `-- --screens` it
 * also takes the manifest's screenshots of a built portal. The results are committed:
 * `node scripts/run.mjs scripts/make-app-icons.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { renderPng } from './lib/render-png';

const FOLDER = 'public/icons';
const mark = readFileSync('public/art/icon.svg', 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
const sprite = readFileSync('public/icons.svg', 'utf8');

const SURFACE = '#FFFFFF';
const TINT = '#E3F5F9';
const STRONG = '#00738B';

/** The mark in the middle of a background, `share` of its side; a maskable icon keeps within the safe 80 %. */
function icon({ share, ground, round }: { share: number; ground: string; round: number }): string {
  const edge = (32 - 32 * share) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="512" height="512">
    <rect width="32" height="32" rx="${round}" fill="${ground}"/>
    <g transform="translate(${edge} ${edge}) scale(${share})">${mark}</g></svg>`;
}

function shortcut(name: string): string {
  const [, drawing = ''] = new RegExp(`<symbol id="i-${name}"[^>]*>(.*?)</symbol>`).exec(sprite) ?? [];
  if (!drawing) throw new Error(`The sprite has no ${name}`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="192" height="192">
    <rect width="24" height="24" rx="12" fill="${TINT}"/>
    <g transform="translate(5 5) scale(0.5833)" fill="none" stroke="${STRONG}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></svg>`;
}

const plain = icon({ share: 0.84, ground: SURFACE, round: 7 });
const maskable = icon({ share: 0.6, ground: TINT, round: 0 });
const PICTURES: [name: string, svg: string, width: number][] = [
  ['icon-192', plain, 192],
  ['icon-512', plain, 512],
  ['maskable-192', maskable, 192],
  ['maskable-512', maskable, 512],
  ['apple-touch-icon', icon({ share: 0.7, ground: SURFACE, round: 0 }), 180],
  ['shortcut-learnings', shortcut('learn'), 96],
  ['shortcut-points', shortcut('points'), 96],
];

for (const [name, svg, width] of PICTURES) {
  writeFileSync(`${FOLDER}/${name}.png`, await renderPng(svg, width));
}
console.log(`${PICTURES.length} icons drawn`);
if (process.argv.includes('--screens')) {
  const { takeScreens } = await import('./lib/app-screens');
  await takeScreens(FOLDER);
}
