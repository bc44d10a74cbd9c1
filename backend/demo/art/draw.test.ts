import { describe, expect, it } from 'vitest';
import { draw, sceneNames } from './draw';
import { brands } from '../../pictures/palettes';
import { giftKinds } from './scenes/gift';
import { vesselKinds } from './vessels/shape';

/** Every opened element is closed, in order. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, attributes] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!attributes?.endsWith('/')) open.push(name ?? '');
  }
  return open.length === 0;
}

function expectPicture(svg: string) {
  expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 \d+ \d+"/);
  expect(svg.length).toBeGreaterThan(700);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\[object/);
  expect(wellFormed(svg)).toBe(true);
  const known = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  for (const [, id] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(known).toContain(id);
}

describe.each(sceneNames)('the scene %s', (scene) => {
  it.each(brands)('is a valid picture of %s and always the same one', (brand) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e']) {
      const svg = draw(scene, { brand, seed });
      expectPicture(svg);
      expect(draw(scene, { brand, seed })).toBe(svg);
    }
  });

  it('holds in a banner, a square and a portrait format', () => {
    expectPicture(draw(scene, { w: 1440, h: 480 }));
    expectPicture(draw(scene, { w: 600, h: 600 }));
    expectPicture(draw(scene, { w: 360, h: 640 }));
  });
});

it('draws every gift and every vessel, each its own', () => {
  const gifts = giftKinds.map((kind) => draw('gift', { kind, seed: 1, tone: 'light' }));
  const vessels = vesselKinds.map((kind) => draw('pack', { kind, seed: 1, tone: 'light' }));
  [...gifts, ...vessels].forEach(expectPicture);
  expect(new Set([...gifts, ...vessels]).size).toBe(giftKinds.length + vesselKinds.length);
});

it('draws small things small beside a bottle', () => {
  const scaleOf = (kind: string) => {
    const scales = draw('pack', { kind, seed: 1, tone: 'light', set: 'disc' }).matchAll(
      /\) scale\((0?\.?\d[\d.]*)\)/g,
    );
    return Math.max(...[...scales].map(([, scale]) => Number(scale)));
  };
  for (const kind of ['stick', 'serum']) expect(scaleOf(kind)).toBeLessThan(scaleOf('pump'));
});

it('changes with the seed, the tone and the brand', () => {
  const base = draw('smear', { brand: 'lrp', seed: 1, tone: 'light' });
  expect(draw('smear', { brand: 'lrp', seed: 2, tone: 'light' })).not.toBe(base);
  expect(draw('smear', { brand: 'lrp', seed: 1, tone: 'deep' })).not.toBe(base);
  expect(draw('smear', { brand: 'vichy', seed: 1, tone: 'light' })).not.toBe(base);
});

it('knows the portal by both its names', () => {
  expect(draw('water', { brand: 'proexpert', seed: 7 })).toBe(draw('water', { brand: 'pro', seed: 7 }));
});
