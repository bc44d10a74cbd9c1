import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getArticle } from '@/api/articles/endpoints';
import { createRating, deleteRating } from '@/api/ratings/endpoints';
import { getTest } from '@/api/tests/endpoints';
import { ratings } from '@/backend/db/schema/learning';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';

let backend: TestBackend;
let given: GivenLearning;

beforeAll(async () => {
  backend = await startTestBackend();
  given = givenLearning(backend);
});
afterAll(() => backend.close());

const like = (rateableId: string) => ({ rateableId, rateableType: 'article', rating: 5 }) as const;

test('without a session both calls are 401', async () => {
  expect((await backend.call(createRating, { body: like('1') })).status).toBe(401);
  expect((await backend.call(deleteRating, { params: { id: '1' } })).status).toBe(401);
});

test.each([
  ['article', '99999999'],
  ['article', 'abc'],
  ['product', '1'],
  ['learning', 'test-99999999'],
  ['learning', '1'],
] as const)('%s %s is not there: 404', async (rateableType, rateableId) => {
  const body = { rateableType, rateableId, rating: rateableType === 'learning' ? 1 : 5 } as const;
  expect((await backend.call(createRating, { as: await backend.as(), body })).status).toBe(404);
});

test('a draft can not be liked', async () => {
  const { id } = await given.article({ status: 0 });
  expect((await backend.call(createRating, { as: await backend.as(), body: like(id) })).status).toBe(404);
});

test('values of the other type are 422', async () => {
  const as = await backend.as();
  const { id, learningId } = await given.article();
  const wrong = [
    { rateableId: id, rateableType: 'article', rating: 1 },
    { rateableId: learningId, rateableType: 'learning', rating: 5 },
  ] as const;
  for (const body of wrong) {
    const called = await backend.call(createRating, { as, body });
    expect([called.status, called.errors[0]?.source]).toEqual([422, { pointer: '/data/attributes/rating' }]);
  }
});

test('like, unlike by 0, like again: one row, the count follows', async () => {
  const [as, other] = [await backend.as(), await backend.as()];
  const { id } = await given.article();
  await backend.call(createRating, { as: other, body: like(id) });
  const first = (await backend.call(createRating, { as, body: like(id) })).value;
  expect(first).toMatchObject({ rating: 5, likeCount: 2, userId: as.id, rateableId: id });
  const seen = () => backend.call(getArticle, { as, params: { id } });
  expect((await seen()).value).toMatchObject({ isLiked: true, likeCount: 2, ratingId: first.id });
  const removed = await backend.call(createRating, { as, body: { ...like(id), rating: 0 } });
  expect(removed.value).toMatchObject({ rating: 0, likeCount: 1 });
  expect((await seen()).value).toMatchObject({ isLiked: false, likeCount: 1, ratingId: null });
  expect((await backend.call(createRating, { as, body: like(id) })).value.id).toBe(first.id);
});

test("a like is taken back by its id; another person's and a gone one are 404", async () => {
  const [as, other] = [await backend.as(), await backend.as()];
  const { id } = await given.article();
  const { id: ratingId } = (await backend.call(createRating, { as, body: like(id) })).value;
  const remove = (who: typeof as) => backend.call(deleteRating, { as: who, params: { id: ratingId } });
  expect((await remove(other)).status).toBe(404);
  expect((await remove(as)).status).toBe(204);
  expect((await remove(as)).status).toBe(404);
  expect((await backend.call(getArticle, { as, params: { id } })).value.likeCount).toBe(0);
});

test('a test is liked as a learning item, with 1', async () => {
  const as = await backend.as();
  const quiz = await given.test();
  const body = { rateableId: `test-${quiz.id}`, rateableType: 'learning', rating: 1 } as const;
  const called = await backend.call(createRating, { as, body });
  expect(called.value).toMatchObject({ rateableId: `test-${quiz.id}`, rating: 1, likeCount: 1 });
});

test.each([0, 1])('a test with %i forgiven errors tells who takes it how many like it', async (forgiven) => {
  const [as, other] = [await backend.as(), await backend.as()];
  const { id } = await given.test({ availableErrorsCount: forgiven });
  const rateableId = `${forgiven > 0 ? 'express-training' : 'test'}-${id}`;
  const rate = async (who: typeof as, rating: 0 | 1) =>
    (await backend.call(createRating, { as: who, body: { rateableId, rateableType: 'learning', rating } }))
      .value;
  const seen = async () => (await backend.call(getTest, { as, params: { id } })).value;
  await rate(other, 1);
  expect(await seen()).toMatchObject({ isLiked: false, likeCount: 1, ratingId: null });
  const mine = await rate(as, 1);
  expect(await seen()).toMatchObject({ isLiked: true, likeCount: 2, ratingId: mine.id });
  await rate(as, 0);
  expect(await seen()).toMatchObject({ isLiked: false, likeCount: 1, ratingId: null });
});

test('an article liked as a learning item is the same one like', async () => {
  const as = await backend.as();
  for (const [kind, { id }] of [
    ['article', await given.article()],
    ['video', await given.video()],
  ] as const) {
    const body = { rateableId: `${kind}-${id}`, rateableType: 'learning', rating: 1 } as const;
    const first = (await backend.call(createRating, { as, body })).value;
    const second = (await backend.call(createRating, { as, body: like(id) })).value;
    expect([second.id, second.likeCount]).toEqual([first.id, 1]);
    const rows = await backend.db.select().from(ratings).where(eq(ratings.userId, as.id));
    expect(rows.filter((row) => row.rateableId === id)).toMatchObject([
      { rateableType: 'article', rating: 5 },
    ]);
    expect((await backend.call(createRating, { as, body: { ...body, rating: 0 } })).value.likeCount).toBe(0);
  }
});

test.each([2, 10, 100])('%i clicks at once are one like', async (clicks) => {
  const as = await backend.as();
  const { id } = await given.article();
  const calls = await Promise.all(
    Array.from({ length: clicks }, () => backend.call(createRating, { as, body: like(id) })),
  );
  expect(new Set(calls.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(calls.map(({ value }) => value.id)).size).toBe(1);
  const rows = await backend.db
    .select()
    .from(ratings)
    .where(and(eq(ratings.rateableType, 'article'), eq(ratings.rateableId, id)));
  expect(rows).toHaveLength(1);
  expect((await backend.call(getArticle, { as, params: { id } })).value.likeCount).toBe(1);
});

test('the kept counts are the likes there are, after one row and after many at once', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => backend.as()));
  const things = [await given.article(), await given.article()];
  const { learningId } = things[0] ?? { learningId: '' };
  await Promise.all(
    people.flatMap((as) => [
      ...things.map(({ id }) => backend.call(createRating, { as, body: like(id) })),
      backend.call(createRating, {
        as,
        body: { rateableId: learningId, rateableType: 'learning', rating: 1 },
      }),
    ]),
  );
  const wrong = async () => {
    const found = await backend.db.execute(sql`
      select kept.type, kept.id, kept.like_count from (
        select 'article' as type, id, like_count from articles
        union all select 'product', id, like_count from products
        union all select 'learning', id, like_count from learning_items) kept
      where like_count <> (select count(*) from ratings
        where rateable_type = kept.type and rateable_id = kept.id and rating > 0)`);
    return (found as { rows: unknown[] }).rows;
  };
  const likesOf = async (id = '') =>
    (await backend.call(getArticle, { as: await backend.as(), params: { id } })).value.likeCount;
  expect([await wrong(), await likesOf(things[0]?.id)]).toEqual([[], 6]);
  await backend.db
    .update(ratings)
    .set({ rating: 0 })
    .where(eq(ratings.userId, people[0]?.id ?? ''));
  expect([await wrong(), await likesOf(things[1]?.id)]).toEqual([[], 5]);
  await backend.db.delete(ratings).where(eq(ratings.rateableId, things[0]?.id ?? ''));
  expect([await wrong(), await likesOf(things[0]?.id), await likesOf(things[1]?.id)]).toEqual([[], 0, 5]);
});
