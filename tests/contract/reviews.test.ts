import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNotifications } from '@/api/notifications/endpoints';
import { listReviews, moderateReview, removeReview, sendReview, showReview } from '@/api/reviews/endpoints';
import { ledgerEntries } from '@/backend/db/schema/points';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';

let backend: TestBackend;
let mark: string;

beforeAll(async () => {
  const env = { ENABLED_FEATURES: 'social-activity' };
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00Z'), env });
  mark = (await backend.given.mark()).slug;
});
afterAll(() => backend.close());

const body = (more = {}) => ({
  mark,
  title: 'Крем для рук',
  link: `https://otzyv.example/${unique('r')}`,
  ...more,
});
const sent = async (as: Actor) => (await backend.call(sendReview, { as, body: body() })).value;
const moderate = (as: Actor, id: string, more: object = { status: 'approved', points: 30 }) =>
  backend.call(moderateReview, { as, body: { id, ...more } as never, idempotencyKey: crypto.randomUUID() });
const entriesOf = (userId: string) =>
  backend.db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, userId));

test('without a session every call is 401', async () => {
  const params = { id: '1' };
  const calls = await Promise.all([
    backend.call(listReviews),
    backend.call(sendReview, { body: body() }),
    backend.call(showReview, { params }),
    backend.call(removeReview, { params }),
    backend.call(moderateReview, { body: { id: '1', status: 'approved', points: 1 } }),
  ]);
  expect(calls.map(({ status }) => status)).toEqual(Array(5).fill(401));
});

test('only admins moderate', async () => {
  const anna = await backend.as();
  const { id } = await sent(anna);
  for (const as of [anna, await backend.as('moderator')]) expect((await moderate(as, id)).status).toBe(403);
  expect(await entriesOf(anna.id)).toEqual([]);
});

test("another person's review is 404, and not in the list", async () => {
  const [anna, other] = [await backend.as(), await backend.as()];
  const { id } = await sent(anna);
  expect((await backend.call(showReview, { as: other, params: { id } })).status).toBe(404);
  expect((await backend.call(removeReview, { as: other, params: { id } })).status).toBe(404);
  const query = { filter: { userId: anna.id } };
  expect((await backend.call(listReviews, { as: other, query })).value.items).toEqual([]);
  expect((await moderate(await backend.as('admin'), '99999999')).status).toBe(404);
});

test.each([
  ['link', { link: 'otzyv' }],
  ['title', { title: ' ' }],
  ['mark', { mark: 'nothing' }],
])('a wrong %s is 422 at its field', async (field, wrong) => {
  const called = await backend.call(sendReview, { as: await backend.as(), body: body(wrong) });
  expect([called.status, called.errors[0]?.source]).toEqual([422, { pointer: `/data/attributes/${field}` }]);
});

test('an approval without points and a rejection without a reason are 422', async () => {
  const [anna, admin] = [await backend.as(), await backend.as('admin')];
  const { id } = await sent(anna);
  expect((await moderate(admin, id, { status: 'approved' })).status).toBe(422);
  expect((await moderate(admin, id, { status: 'rejected', reason: ' ' })).status).toBe(422);
  expect((await moderate(admin, id, { status: 'on_moderation' })).status).toBe(422);
});

test('the same link twice is 422; another person may send it', async () => {
  const [anna, other] = [await backend.as(), await backend.as()];
  const own = body();
  expect((await backend.call(sendReview, { as: anna, body: own })).status).toBe(200);
  const again = { ...own, link: own.link.toUpperCase().replace('HTTPS', 'https') };
  const called = await backend.call(sendReview, { as: anna, body: again });
  expect([called.status, called.errors[0]?.code]).toEqual([422, 'review-known']);
  expect((await backend.call(sendReview, { as: other, body: own })).status).toBe(200);
});

test('approved: points once, the author is told, and it stays', async () => {
  const [anna, admin] = [await backend.as(), await backend.as('admin')];
  const { id, status } = await sent(anna);
  expect(status).toBe('on_moderation');
  expect((await moderate(admin, id)).value).toMatchObject({ status: 'approved', pointsCount: 30 });
  expect((await moderate(admin, id)).errors[0]?.code).toBe('already-moderated');
  const entries = await entriesOf(anna.id);
  expect(entries.map(({ amount, kind, authorId }) => [amount, kind, authorId])).toEqual([
    [30, 'award', admin.id],
  ]);
  const { items } = (await backend.call(listNotifications, { as: anna })).value;
  expect(items.map(({ kind }) => kind)).toEqual(['review-approved']);
  const removed = await backend.call(removeReview, { as: anna, params: { id } });
  expect([removed.status, removed.errors[0]?.code]).toEqual([409, 'review-approved']);
});

test.each([2, 10])('%i moderators at once pay once', async (many) => {
  const anna = await backend.as();
  const { id } = await sent(anna);
  const admins = await Promise.all(Array.from({ length: many }, () => backend.as('admin')));
  const calls = await Promise.all(admins.map((admin) => moderate(admin, id)));
  expect(calls.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(calls.filter(({ status }) => status === 409)).toHaveLength(many - 1);
  expect(await entriesOf(anna.id)).toHaveLength(1);
});

test('rejected with a reason its author reads; then it may be taken back', async () => {
  const [anna, admin] = [await backend.as(), await backend.as('admin')];
  const { id } = await sent(anna);
  await moderate(admin, id, { status: 'rejected', reason: 'Ссылка не открывается.' });
  const shown = (await backend.call(showReview, { as: anna, params: { id } })).value;
  expect(shown).toMatchObject({ status: 'rejected', reason: 'Ссылка не открывается.', pointsCount: 0 });
  expect(await entriesOf(anna.id)).toEqual([]);
  expect((await backend.call(removeReview, { as: anna, params: { id } })).status).toBe(204);
  expect((await backend.call(showReview, { as: anna, params: { id } })).status).toBe(404);
});

test('lists by status with counts; an admin sees authors', async () => {
  const [anna, admin] = [await backend.as(), await backend.as('admin')];
  const [first, second] = [await sent(anna), await sent(anna)];
  await moderate(admin, first.id);
  const mine = (await backend.call(listReviews, { as: anna, query: { filter: { status: 'approved' } } }))
    .value;
  expect(mine.items.map(({ id }) => id)).toEqual([first.id]);
  expect(mine.meta.statuses).toEqual([
    { value: 'on_moderation', count: 1 },
    { value: 'approved', count: 1 },
    { value: 'rejected', count: 0 },
  ]);
  const query = { filter: { userId: anna.id }, include: ['user', 'mark'], page: { size: 1 } };
  const { items, page } = (await backend.call(listReviews, { as: admin, query })).value;
  expect([items[0]?.id, page?.total]).toEqual([second.id, 2]);
  expect(items[0]).toMatchObject({ user: { lastName: 'Петрова' }, mark: { id: mark } });
});
