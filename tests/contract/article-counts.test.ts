import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listArticles } from '@/api/articles/endpoints';
import { articleCategories, articles, categories } from '@/backend/db/schema/articles';
import { learningCounts } from '@/backend/db/schema/learning';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { testEngine } from '../helpers/backend-database';
import { deadlocksOf, waitingForLocks } from '../helpers/deadlocks';
import { unique, type Actor } from '../helpers/given';
import { givenLearning } from '../helpers/given-learning';

const NOW = new Date('2026-11-20T12:00:00Z');
const day = (days: number) => new Date(NOW.getTime() + days * 86_400_000);

let backend: TestBackend;
let given: ReturnType<typeof givenLearning>;
let anna: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  given = givenLearning(backend);
  anna = await backend.as();
});
afterAll(() => backend.close());

/** What is kept and what is there, in one order. */
async function bothCounts() {
  const read = async (query: ReturnType<typeof sql>) =>
    ((await backend.db.execute(query)) as unknown as { rows: object[] }).rows;
  const kept = await read(sql`
    select kind, mark_id::text, category_id::text, count from article_counts where count <> 0 order by 1, 2, 3`);
  const there = await read(sql`
    select a.kind, a.mark_id::text, place.category_id::text, count(*)::int as count from articles a
    cross join lateral (select 0::bigint as category_id union all
      select own.category_id from article_categories own where own.article_id = a.id) place
    where a.status = 1 and a.published_at is not null group by 1, 2, 3 order by 1, 2, 3`);
  return { kept, there };
}

async function keepsUp(act: string) {
  const { kept, there } = await bothCounts();
  expect(kept, act).toEqual(there);
}

test('what is kept follows every change of articles and their categories', async () => {
  const [mark, other] = [await backend.given.mark(), await backend.given.mark()];
  const [skin, sun] = [unique('skin'), unique('sun')];
  const make = (more = {}) => given.article({ markId: mark.id, categories: [skin, sun], ...more });
  const [one, two] = [await make(), await make()];
  const draft = await make({ status: 0 });
  await make({ publishedAt: day(3) });
  await given.video({ markId: mark.id, categories: [sun] });
  await keepsUp('made');
  expect((await bothCounts()).kept.length).toBeGreaterThan(4);
  const change = (id: string, to: Partial<typeof articles.$inferInsert>) =>
    backend.db.update(articles).set(to).where(eq(articles.id, id));
  await change(draft.id, { status: 1 });
  await keepsUp('published');
  await change(one.id, { markId: other.id, kind: 'video' });
  await keepsUp('of another mark and kind');
  await change(two.id, { publishedAt: null });
  await keepsUp('without a day');
  await change(two.id, { publishedAt: day(-1), title: 'Другое' });
  await keepsUp('with a day again');
  await backend.db
    .update(articles)
    .set({ status: 0 })
    .where(inArray(articles.id, [one.id, two.id]));
  await keepsUp('two taken back at once');
  await backend.db.update(articles).set({ status: 1 });
  await keepsUp('all published at once');
  await backend.db.delete(articleCategories).where(eq(articleCategories.articleId, one.id));
  await keepsUp('without categories');
  await backend.db.delete(articles).where(eq(articles.id, two.id));
  await keepsUp('removed with its categories');
  await backend.db.delete(categories).where(eq(categories.slug, sun));
  await keepsUp('a category removed');
});

test('an article that waits for its day is counted from that day on', async () => {
  const mark = await backend.given.mark();
  const skin = unique('skin');
  for (const days of [-2, -1, 1])
    await given.article({ markId: mark.id, categories: [skin], publishedAt: day(days) });
  await given.video({ markId: mark.id, categories: [skin] });
  const read = async (filter: object) => {
    const query = {
      filter: { mark: { name: mark.slug }, ...filter },
      page: { size: 1 },
      facets: '1' as const,
    };
    const { page, meta } = (await backend.call(listArticles, { as: anna, query })).value;
    return [page?.total, meta.facets?.categories.map(({ slug, count }) => [slug, count])];
  };
  const ofArticles = { entries: { alias: 'article' } };
  expect(await read(ofArticles)).toEqual([2, [[skin, 2]]]);
  expect(await read({})).toEqual([3, [[skin, 3]]]);
  expect(await read({ categories: { slug: [skin] } })).toEqual([3, [[skin, 3]]]);
  expect(await read({ categories: { slug: ['nobody'] } })).toEqual([0, [[skin, 3]]]);
  backend.clock.advance(2 * 86_400_000);
  expect(await read(ofArticles)).toEqual([3, [[skin, 3]]]);
  expect(await read({ isNew: '1' }), 'not kept, so counted').toEqual([0, []]);
});

/** Until as many wait for a lock: then each stands where the other could have met it. */
const waiting = (count: number) => expect.poll(() => waitingForLocks(backend.db)).toBe(count);

describe.runIf(testEngine() === 'postgres')('two authors at once, in opposite orders', () => {
  test('one article is made while another of its mark is removed', async () => {
    const mark = await backend.given.mark();
    const [first, make] = [
      await given.article({ markId: mark.id }),
      () => given.article({ markId: mark.id }),
    ];
    let both: Promise<unknown> | undefined;
    await backend.db.transaction(async (tx) => {
      await tx.select().from(learningCounts).where(eq(learningCounts.markId, mark.id)).for('update');
      const made = make();
      await waiting(1);
      both = Promise.all([made, backend.db.delete(articles).where(eq(articles.id, first.id))]);
      await waiting(2);
    });
    await both;
    await keepsUp('one made, one removed');
    expect(await deadlocksOf(backend.db)).toBe(0);
  });

  test('two articles of a mark change sections with each other', async () => {
    const mark = await backend.given.mark();
    const [skin, sun] = [await given.category(), await given.category()];
    const make = (slug: string) => given.article({ markId: mark.id, categories: [slug] });
    const [one, two] = [await make(skin.slug), await make(sun.slug)];
    const ofArticle = (id: string) => eq(articleCategories.articleId, id);
    let second: Promise<unknown> | undefined;
    await backend.db.transaction(async (tx) => {
      await tx.delete(articleCategories).where(ofArticle(one.id));
      second = backend.db.transaction(async (other) => {
        await other.delete(articleCategories).where(ofArticle(two.id));
        await other.insert(articleCategories).values({ articleId: two.id, categoryId: skin.id });
      });
      await waiting(1);
      await tx.insert(articleCategories).values({ articleId: one.id, categoryId: sun.id });
    });
    await second;
    await keepsUp('sections changed');
    expect(await deadlocksOf(backend.db)).toBe(0);
  });
});
