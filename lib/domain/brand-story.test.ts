import { expect, test } from 'vitest';
import { chaptersOf, neighboursOf, storyHref, storySlug } from './brand-story';

test.each([
  ['lrp', 'about', 9],
  ['vichy', 'about', 7],
  ['lrp', 'development', 6],
  ['cerave', 'about', 0],
  ['dercos', 'development', 0],
  ['vichy', 'development', 0],
  ['constructor', 'about', 0],
] as const)('/%s/%s has %i numbered pages', (brand, section, count) => {
  const chapters = chaptersOf(brand, section);
  expect(chapters).toHaveLength(count);
  for (const { slug, title, href } of chapters) {
    expect(title, slug).toMatch(/^[А-ЯЁ]/);
    expect(href).toBe(`/${brand}/${section}/${slug}`);
  }
  expect(new Set(chapters.map(({ title }) => title)).size).toBe(count);
});

test('a chapter is named by its brand, section and number', () => {
  expect(chaptersOf('vichy', 'about')[1]).toEqual({
    slug: 'vichy-about-2',
    title: 'Вулканическая вода Vichy',
    number: 2,
    href: '/vichy/about/vichy-about-2',
  });
  expect(storySlug('dercos', 'about')).toBe('dercos-about');
  expect(storyHref('dercos', 'about')).toBe('/dercos/about');
});

test('before and after; nothing at the ends and for what is no chapter', () => {
  const chapters = chaptersOf('lrp', 'about');
  expect(neighboursOf(chapters, 'lrp-about-1')).toEqual({ previous: null, next: chapters[1] });
  expect(neighboursOf(chapters, 'lrp-about-5')).toEqual({ previous: chapters[3], next: chapters[5] });
  expect(neighboursOf(chapters, 'lrp-about-9')).toEqual({ previous: chapters[7], next: null });
  expect(neighboursOf(chapters, 'vichy-about-1')).toEqual({ previous: null, next: null });
});

test('a closed page is left out of the way, and its neighbours lead past it', () => {
  const open = chaptersOf('lrp', 'development', (href) => !href.endsWith('-6'));
  expect(open.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
  expect(neighboursOf(open, 'lrp-development-5').next).toBeNull();
  const gap = chaptersOf('lrp', 'development', (href) => !href.endsWith('-3'));
  expect(neighboursOf(gap, 'lrp-development-2').next?.number).toBe(4);
});
