import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNotifications, readNotifications } from '@/api/notifications/endpoints';
import { notify } from '@/backend/services/notifications/notify';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00Z') });
});
afterAll(() => backend.close());

const news = (userId: string, title = 'Ответ на ваш вопрос') => ({
  userId,
  kind: 'question-answered' as const,
  title,
  link: '/academy/ask-question?tab=my',
});
const listOf = async (as: Actor, query = {}) => (await backend.call(listNotifications, { as, query })).value;

test('without a session both calls are 401', async () => {
  expect((await backend.call(listNotifications)).status).toBe(401);
  expect((await backend.call(readNotifications, { body: {} })).status).toBe(401);
});

test('an unknown filter is 400, ids that are no list are 422', async () => {
  const as = await backend.as();
  const wrong = await backend.call(listNotifications, { as, query: { filter: { seen: '1' } } as never });
  expect(wrong.status).toBe(400);
  const body = { ids: 'all' } as never;
  expect((await backend.call(readNotifications, { as, body })).status).toBe(422);
});

test('one sees one’s own alone, the newest first', async () => {
  const [as, other] = [await backend.as(), await backend.as()];
  await notify(backend.ctx(), [news(as.id, 'Первое'), news(other.id), news(as.id, 'Второе')]);
  const { items, meta, page } = await listOf(as);
  expect(items.map(({ data }) => data.title)).toEqual(['Второе', 'Первое']);
  expect([meta.unread, page?.total]).toEqual([2, 2]);
  expect(items[0]).toMatchObject({
    isRead: false,
    kind: 'question-answered',
    createdAt: '2026-11-20T12:00:00.000Z',
  });
});

test('reading some, then all; a foreign one stays unread', async () => {
  const [as, other] = [await backend.as(), await backend.as()];
  await notify(backend.ctx(), [news(as.id), news(as.id), news(as.id), news(other.id)]);
  const [first] = (await listOf(as)).items;
  const [foreign] = (await listOf(other)).items;
  const read = (ids?: string[]) => backend.call(readNotifications, { as, body: ids ? { ids } : {} });
  expect((await read([first?.id ?? '', foreign?.id ?? '', 'abc'])).status).toBe(204);
  expect((await listOf(as)).meta.unread).toBe(2);
  expect((await listOf(as, { filter: { read: '1' } })).items.map(({ id }) => id)).toEqual([first?.id]);
  expect((await read()).status).toBe(204);
  expect((await listOf(as)).meta.unread).toBe(0);
  expect((await listOf(as, { filter: { read: '0' } })).items).toEqual([]);
  expect((await listOf(other)).meta.unread).toBe(1);
});
