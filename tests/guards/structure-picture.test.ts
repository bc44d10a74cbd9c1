import { expect, test } from 'vitest';
import { COLUMNS, readArrows, roomOf, ROOMS } from '../../scripts/lib/structure';
import { structureSvg } from '../../scripts/lib/structure-svg';
import { files, read } from './files';

const svg = read('docs/pictures/structure.svg');
const drawn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, ...found]) => found.join(' → '));
const ROOM = /data-room="(\w+)"/g;
const ARROW = /data-from="(\w+)" data-to="(\w+)"/g;

test('the picture is that of the imports; `npm run structure` draws it anew', () => {
  expect(drawn(svg, ROOM)).toEqual(Object.keys(ROOMS));
  expect(drawn(svg, ARROW)).toEqual(readArrows().map(({ from, to }) => `${from} → ${to}`));
  expect(svg === structureSvg(readArrows())).toBe(true);
});

test('every arrow is in it once', () => {
  const arrows = readArrows();
  expect(new Set(drawn(structureSvg(arrows), ARROW)).size).toBe(arrows.length);
});

test('every file of the product is in a room, and no room is empty', () => {
  const product = files(/^(app|components|api|lib|backend|worker)\/.*\.(ts|tsx|mjs)$/).filter(
    (name) => !/\.(test|d)\.tsx?$/.test(name),
  );
  expect(product.filter((name) => roomOf(name) === undefined)).toEqual([]);
  expect(new Set(product.map(roomOf))).toEqual(new Set(Object.values(COLUMNS).flat()));
});
