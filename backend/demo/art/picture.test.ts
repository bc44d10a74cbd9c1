import { describe, expect, it } from 'vitest';
import { drawPicture, pictureFor, type Picture, type PictureKind } from './picture';

const kinds: PictureKind[] = ['article', 'video', 'test', 'gift', 'product', 'banner', 'avatar', 'module'];
const listed: PictureKind[] = ['article', 'video', 'test', 'module'];

const listOf = (kind: PictureKind, count: number, scene?: string): Picture[] =>
  Array.from({ length: count }, (_, index) =>
    pictureFor({ kind, brand: 'lrp', scene, seed: `item-${index}`, index }),
  );

describe.each(listed)('a list of %s pictures', (kind) => {
  it('never shows the same scene and tone side by side, even when the content asks for one scene', () => {
    for (const list of [listOf(kind, 60), listOf(kind, 60, 'skin')]) {
      list.slice(1).forEach((picture, at) => {
        const before = list[at];
        expect([picture.scene, picture.options.tone]).not.toEqual([before?.scene, before?.options.tone]);
      });
    }
  });

  it('is deep once in six', () => {
    const deep = listOf(kind, 60).filter(({ options }) => options.tone === 'deep');
    expect(deep).toHaveLength(10);
  });
});

it('gives the same answer to the same question and a drawing for every kind', () => {
  for (const kind of kinds) {
    const request = { kind, brand: 'vichy', seed: 'x', index: 3 };
    expect(pictureFor(request)).toEqual(pictureFor(request));
    expect(drawPicture(pictureFor(request), 400, 300)).toContain('viewBox="0 0 400 300"');
  }
});

it('shows the gift and the vessel that were asked for', () => {
  const at = { brand: 'cerave', seed: 1, index: 0 };
  expect(pictureFor({ ...at, kind: 'gift', scene: 'gift', subject: 'umbrella' }).options.kind).toBe(
    'umbrella',
  );
  expect(pictureFor({ ...at, kind: 'gift', scene: 'lamp' }).options.kind).toBe('lamp');
  expect(pictureFor({ ...at, kind: 'product', scene: 'tube' })).toMatchObject({
    scene: 'pack',
    options: { kind: 'tube' },
  });
});

it('keeps shelves quiet and banners deep, the subject aside', () => {
  expect(listOf('product', 30).some(({ options }) => options.tone === 'deep')).toBe(false);
  expect(listOf('banner', 3).every(({ options }) => options.tone === 'deep' && options.cx === 0.73)).toBe(
    true,
  );
});

it('draws sixty articles that all differ', () => {
  const drawn = listOf('article', 60).map((picture) => drawPicture(picture, 400, 300));
  expect(new Set(drawn).size).toBe(60);
});
