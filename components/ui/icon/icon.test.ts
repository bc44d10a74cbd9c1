import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { iconNames, spriteVersion } from './icon-names';

const sprite = readFileSync('public/icons.svg', 'utf8');

it('names every symbol of the sprite and no other', () => {
  const drawn = [...sprite.matchAll(/id="i-([^"]+)"/g)].map((match) => match[1]);
  expect([...iconNames].sort()).toEqual(drawn.sort());
});

it('changes the address of the sprite with its content', () => {
  expect(createHash('sha256').update(sprite).digest('hex').slice(0, 8)).toBe(spriteVersion);
});
