import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listMessages, readMessages } from '@/api/messages/endpoints';
import { messages } from '@/backend/db/schema/messages';
import { users } from '@/backend/db/schema/users';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00Z') });
});
afterAll(() => backend.close());

/** Written to one person, or to everybody, so many minutes ago. */
async function write(title: string, { to, ago = 1 }: { to?: Actor; ago?: number } = {}) {
  const publishedAt = new Date(backend.clock.now().getTime() - ago * 60_000);
  const values = { userId: to?.id ?? null, title, text: `${title}: слова.`, publishedAt };
  const [row] = await backend.db.insert(messages).values(values).returning();
  return row?.id ?? '';
}
/** Somebody who is there for a year, or for so many minutes. */
async function person(minutes = 525_600): Promise<Actor> {
  const actor = await backend.as();
  const createdAt = new Date(backend.clock.now().getTime() - minutes * 60_000);
  await backend.db.update(users).set({ createdAt }).where(eq(users.id, actor.id));
  return actor;
}
const listOf = async (as: Actor, query = {}) => (await backend.call(listMessages, { as, query })).value;
const titles = async (as: Actor, query = {}) => (await listOf(as, query)).items.map(({ title }) => title);
const read = (as: Actor, ids?: string[]) => backend.call(readMessages, { as, body: ids ? { ids } : {} });

test('without a session both calls are 401', async () => {
  expect((await backend.call(listMessages)).status).toBe(401);
  expect((await backend.call(readMessages, { body: {} })).status).toBe(401);
});

test('an unknown filter is 400, ids that are no list are 422', async () => {
  const as = await backend.as();
  const wrong = await backend.call(listMessages, { as, query: { filter: { seen: '1' } } as never });
  expect(wrong.status).toBe(400);
  expect((await backend.call(readMessages, { as, body: { ids: 'all' } as never })).status).toBe(422);
});

test('one sees one’s own and everybody’s, the newest first; not another’s, nor what is for later', async () => {
  const [anna, other] = [await person(), await person()];
  await write('Всем', { ago: 3 });
  await write('Анне', { to: anna, ago: 2 });
  await write('Другой', { to: other });
  await write('Завтра', { ago: -1440 });
  expect(await titles(anna)).toEqual(['Анне', 'Всем']);
  expect(await titles(other)).toEqual(['Другой', 'Всем']);
  expect((await listOf(anna)).meta.unread).toBe(2);
  const second = await listOf(anna, { page: { size: 1, number: 2 } });
  expect([second.items[0]?.title, second.page?.total]).toEqual(['Всем', 2]);
});

test('reading is one’s own: one, then all, again; a foreign and a spoiled id are passed over', async () => {
  const [anna, other] = [await person(), await person()];
  const before = (await listOf(other)).meta.unread;
  const [mine, theirs] = [await write('Моё', { to: anna }), await write('Чужое', { to: other })];
  await write('Общее');
  expect((await read(anna, [mine, theirs, 'abc'])).status).toBe(204);
  expect((await read(anna, [mine])).status).toBe(204);
  expect(await titles(anna, { filter: { read: '1' } })).toEqual(['Моё']);
  expect((await listOf(anna, { filter: { read: '1' } })).page?.total).toBe(1);
  expect((await listOf(other)).meta.unread).toBe(before + 2);
  expect((await read(anna)).status).toBe(204);
  const left = await listOf(anna, { filter: { read: '0' } });
  expect([left.items, left.meta.unread, left.page?.total]).toEqual([[], 0, 0]);
  expect((await listOf(other)).meta.unread).toBe(before + 2);
});

test('what everybody was told before somebody came is no news of theirs; what is theirs alone is', async () => {
  const newcomer = await person(10);
  await write('Добро пожаловать, май', { ago: 20 });
  await write('Лично', { to: newcomer, ago: 15 });
  await write('Сегодня', { ago: 5 });
  expect((await titles(newcomer)).filter((title) => /май|Лично|Сегодня/.test(title))).toEqual([
    'Сегодня',
    'Лично',
  ]);
});
