import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getArticle, listArticles, reportProgress } from '@/api/articles/endpoints';
import { addFavorite, removeFavorite } from '@/api/learnings/endpoints';
import { createRating } from '@/api/ratings/endpoints';
import { learningFavorites, ratings } from '@/backend/db/schema/learning';
import { and, eq } from 'drizzle-orm';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique } from '../helpers/given';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';

const NOW = new Date('2026-11-20T12:00:00+03:00');
const CLIP = { videoMp4Url: '/media/v.mp4', videoWebmUrl: '/media/v.webm' };
let backend: TestBackend;
let given: GivenLearning;

beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  given = givenLearning(backend);
});
afterAll(() => backend.close());

describe('a section of recordings', () => {
  async function world() {
    const [section, other, skin, sun] = [
      unique('webinars'),
      unique('congress'),
      unique('skin'),
      unique('sun'),
    ];
    const first = await given.video({ categories: [section, skin] });
    const second = await given.video({ categories: [section, sun] });
    await given.video({ categories: [other, skin] });
    await given.video({ categories: [skin] });
    return { section, skin, sun, first, second };
  }

  test('holds its own alone, and counts themes within itself', async () => {
    const { section, skin, sun, first, second } = await world();
    const anna = await backend.given.user();
    const all = await backend.call(listArticles, { as: anna, query: { filter: { section }, facets: '1' } });
    expect(all.value.items.map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
    const themes = all.value.meta.facets?.categories.filter(({ slug }) => slug !== section) ?? [];
    expect(themes.map(({ slug, count }) => [slug, count]).sort()).toEqual(
      [
        [skin, 1],
        [sun, 1],
      ].sort(),
    );
    const filter = { section, categories: { slug: skin } };
    const narrowed = await backend.call(listArticles, { as: anna, query: { filter } });
    expect(narrowed.value.items.map(({ id }) => id)).toEqual([first.id]);
  });

  test('several themes are any of them', async () => {
    const { section, skin, sun } = await world();
    const anna = await backend.given.user();
    const filter = { section, categories: { slug: [skin, sun, 'no-such'] } };
    const { value } = await backend.call(listArticles, { as: anna, query: { filter } });
    expect(value.items).toHaveLength(2);
  });
});

describe('a video of Vimeo', () => {
  test('gives its address and says whose it is; a file of ours does not', async () => {
    const anna = await backend.given.user();
    const theirs = await given.video({ videoMp4Url: null, vimeoUrl: 'https://vimeo.com/76979871' });
    const ours = await given.video(CLIP);
    const one = async (id: string) => (await backend.call(getArticle, { as: anna, params: { id } })).value;
    expect(await one(theirs.id)).toMatchObject({
      isVimeo: true,
      videoUrl: 'https://vimeo.com/76979871',
      videoWebmUrl: null,
    });
    expect(await one(ours.id)).toMatchObject({ isVimeo: false, videoUrl: CLIP.videoMp4Url });
  });

  test('outside its dates its address stays here', async () => {
    const anna = await backend.given.user();
    const later = new Date(NOW.getTime() + 864e5);
    const { id } = await given.video({
      videoMp4Url: null,
      vimeoUrl: 'https://vimeo.com/76979871',
      startDate: later,
    });
    const { value } = await backend.call(getArticle, { as: anna, params: { id } });
    expect(value).toMatchObject({ viewAvailable: false, videoUrl: null });
    const body = { ranges: [], duration: 0, deviceId: 'd' };
    expect((await backend.call(reportProgress, { as: anna, params: { id }, body })).status).toBe(409);
  });

  test('is watched by the same rule', async () => {
    const anna = await backend.given.user();
    const { id } = await given.video({
      videoMp4Url: null,
      vimeoUrl: 'https://vimeo.com/76979871',
      points: 20,
    });
    const report = (ranges: [number, number][]) =>
      backend.call(reportProgress, {
        as: anna,
        params: { id },
        body: { ranges, duration: 1, deviceId: 'd' },
      });
    await report([]);
    for (let passed = 10; passed < 70; passed += 10) {
      backend.clock.advance(10_000);
      expect((await report([[0, passed]])).value).toMatchObject({ finished: false });
    }
    backend.clock.advance(10_000);
    expect((await report([[0, 70]])).value).toMatchObject({ finished: true, pointsAwarded: 20 });
  });
});

describe('likes and favourites', () => {
  test('a double click is one row of one person', async () => {
    const [anna, boris] = [await backend.given.user(), await backend.given.user()];
    const { id, itemId, learningId } = await given.video(CLIP);
    const like = () =>
      backend.call(createRating, { as: anna, body: { rateableId: id, rateableType: 'article', rating: 5 } });
    const keep = () => backend.call(addFavorite, { as: anna, params: { id: learningId } });
    await Promise.all([like(), like(), keep(), keep(), keep()]);
    const liked = await backend.db
      .select()
      .from(ratings)
      .where(and(eq(ratings.rateableType, 'article'), eq(ratings.rateableId, id)));
    const kept = await backend.db
      .select()
      .from(learningFavorites)
      .where(eq(learningFavorites.itemId, itemId));
    expect([liked.length, kept.length]).toEqual([1, 1]);

    const seen = async (as: typeof anna) => (await backend.call(getArticle, { as, params: { id } })).value;
    expect(await seen(anna)).toMatchObject({ isFavorite: true, isLiked: true, likeCount: 1 });
    expect(await seen(boris)).toMatchObject({ isFavorite: false, isLiked: false, likeCount: 1 });
    await backend.call(removeFavorite, { as: anna, params: { id: learningId } });
    expect((await seen(anna)).isFavorite).toBe(false);
  });
});
