import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCourse } from '@/api/courses/endpoints';
import { listReviews, moderateReview, removeReview, sendReview, showReview } from '@/api/reviews/endpoints';
import { courses, reviews } from '@/backend/db/schema/academy';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique } from '../helpers/given';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

async function aReview(userId: string) {
  const { id: markId } = await backend.given.mark();
  const link = `https://otzyv.example/${unique('r')}`;
  const [row] = await backend.db
    .insert(reviews)
    .values({ userId, markId, title: 'Крем для рук', link })
    .returning();
  return { id: row?.id ?? '' };
}

test('a guest is 401 before anything is said of what is off', async () => {
  expect((await backend.call(listReviews)).status).toBe(401);
  expect((await backend.call(getCourse, { params: { slug: 'x' } })).status).toBe(401);
});

test.each([undefined, 'expert', 'super-admin'])('the course is 404 for %s while it is off', async (role) => {
  const slug = unique('course');
  await backend.db.insert(courses).values({ slug, title: 'Эксперт' });
  const called = await backend.call(getCourse, { as: await backend.as(role), params: { slug } });
  expect([called.status, called.errors[0]?.code]).toEqual([404, 'feature-off']);
});

test('reviews are 404 for those who send them while they are off', async () => {
  const as = await backend.as();
  const params = await aReview(as.id);
  const mark = (await backend.given.mark()).slug;
  const body = { mark, title: 'Крем для рук', link: 'https://otzyv.example/new' };
  const called = [
    await backend.call(listReviews, { as }),
    await backend.call(sendReview, { as, body }),
    await backend.call(showReview, { as, params }),
    await backend.call(removeReview, { as, params }),
  ];
  expect(called.map(({ status, errors }) => [status, errors[0]?.code])).toEqual(
    called.map(() => [404, 'feature-off']),
  );
});

test('their moderators still see and settle what was sent, and send nothing', async () => {
  const [as, author] = [await backend.as('admin'), await backend.as()];
  const { id } = await aReview(author.id);
  const ids = (await backend.call(listReviews, { as })).value.items.map((item) => item.id);
  expect(ids).toContain(id);
  const body = { id, status: 'approved' as const, points: 10 };
  const settled = await backend.call(moderateReview, { as, body, idempotencyKey: crypto.randomUUID() });
  expect(settled.status).toBe(200);
  const mark = (await backend.given.mark()).slug;
  const sent = { mark, title: 'Крем', link: 'https://otzyv.example/own' };
  expect((await backend.call(sendReview, { as, body: sent })).status).toBe(404);
});
