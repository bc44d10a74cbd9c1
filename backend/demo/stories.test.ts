import { expect, test } from 'vitest';
import { chaptersOf, STORY_SECTIONS, storySlug } from '@/lib/domain/brand-story';
import { BRANDS } from '@/lib/domain/brands';
import { RECORDING_SECTIONS } from '@/lib/domain/recordings';
import { vimeoVideo } from '@/lib/domain/vimeo';
import { PORTAL_BRAND } from '@/lib/routes/sections';
import { readClips, readPages, readRecordings } from './content';
import { scenesOf } from './markdown';

const pages = new Map(readPages().map((page) => [page.slug, page]));
const marks = [...BRANDS.map(({ slug }) => slug as string), PORTAL_BRAND];
const stories = marks.flatMap((brand) =>
  STORY_SECTIONS.flatMap((section) => [
    { slug: storySlug(brand, section), brand },
    ...chaptersOf(brand, section).map(({ slug }) => ({ slug, brand })),
  ]),
);
const wordsOf = (text: string) => text.replace(/!\[.*?\]\(.*?\)/g, '').match(/[\p{L}\d][\p{L}\d-]*/gu) ?? [];

test.each(stories)('$slug is told: 250–500 words with headings and pictures', ({ slug, brand }) => {
  const page = pages.get(slug);
  expect(page).toMatchObject({ brand, scene: expect.any(String) as string });
  const text = page?.text ?? '';
  expect(wordsOf(text).length).toBeGreaterThanOrEqual(250);
  expect(wordsOf(text).length).toBeLessThanOrEqual(500);
  expect(text.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3);
  expect(scenesOf(text).length).toBeGreaterThanOrEqual(1);
});

test('a chapter’s title in its page is the fixed one', () => {
  const chapters = marks.flatMap((brand) => STORY_SECTIONS.flatMap((section) => chaptersOf(brand, section)));
  expect(chapters.filter(({ slug, title }) => pages.get(slug)?.title !== title)).toEqual([]);
});

test('recordings of every section, each from a clip that is there or from Vimeo', () => {
  const [recordings, clips] = [readRecordings(), readClips()];
  const count = (wanted: string) => recordings.filter(({ section }) => section === wanted).length;
  expect(RECORDING_SECTIONS.map(count)).toEqual([14, 7, 6]);
  const lost = recordings.filter(({ clip, vimeo }) => (clip ? !clips[clip] : !vimeoVideo(vimeo ?? '')));
  expect(lost).toEqual([]);
  const own = <T>(pick: (recording: (typeof recordings)[number]) => T) => new Set(recordings.map(pick)).size;
  expect([own(({ slug }) => slug), own(({ title }) => title), own(({ description }) => description)]).toEqual(
    [27, 27, 27],
  );
});
