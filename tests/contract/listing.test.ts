import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listNotifications } from '@/api/notifications/endpoints';
import { listPointsHistory } from '@/api/points/endpoints';
import { inTransaction } from '@/backend/db/transaction';
import { MOST_COUNTED } from '@/backend/http/paging';
import { postEntries } from '@/backend/services/points/post-entries';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T12:00:00Z') });
});
afterAll(() => backend.close());

/** So many entries of the person's ledger, the first of them the oldest. */
async function earn({ id: userId }: Actor, markId: string, count: number) {
  const entries = Array.from({ length: count }, () => ({
    ...{ userId, markId, amount: 5, kind: 'test' as const, title: 'Тест' },
    key: unique('entry'),
  }));
  await inTransaction(backend.ctx(), (tx) => postEntries(tx, backend.ctx(), entries));
}

const history = async (as: Actor, page: object, filter = {}) =>
  (await backend.call(listPointsHistory, { as, query: { page, filter } })).value;

test('by key every row comes once, though new ones come meanwhile', async () => {
  const [anna, other] = [await backend.as(), await backend.as()];
  const mark = await backend.given.mark();
  await earn(anna, mark.id, 7);
  await earn(other, mark.id, 2);
  const first = await history(anna, { size: 3 });
  expect(first.page).toMatchObject({ number: 1, size: 3, total: 7, pages: 3 });
  const seen = first.items.map(({ id }) => id);
  expect(first.page?.next).toBe(seen.at(-1));
  await earn(anna, mark.id, 2);
  let next = first.page?.next;
  while (next) {
    const { items, page } = await history(anna, { size: 3, after: next }, { mark: mark.slug });
    seen.push(...items.map(({ id }) => id));
    next = page?.next;
  }
  expect(next).toBeNull();
  expect(seen).toHaveLength(7);
  expect(seen).toEqual([...new Set(seen)].sort((one, two) => Number(two) - Number(one)));
});

test('a key that ends a page exactly is the last one; a foreign key gives one’s own rows alone', async () => {
  const [anna, other] = [await backend.as(), await backend.as()];
  const mark = await backend.given.mark();
  await earn(anna, mark.id, 4);
  await earn(other, mark.id, 1);
  const [foreign] = (await history(other, {})).items;
  const whole = await history(anna, { size: 4, after: foreign?.id });
  expect(whole.items).toHaveLength(4);
  expect(whole.page?.next).toBeNull();
  expect((await history(anna, { after: '1' })).items).toEqual([]);
});

test('a number and a key at once, or a key that is none, are 400', async () => {
  const as = await backend.as();
  for (const page of [
    { number: 1, after: '5' },
    { after: 'x' },
    { after: '0' },
    { after: '-1' },
    { after: '9'.repeat(19) },
  ]) {
    const answer = await backend.call(listPointsHistory, { as, query: { page } });
    expect([page, answer.status]).toEqual([page, 400]);
    expect(answer.errors[0]?.source?.parameter).toBe('page[after]');
  }
});

test('links lead by what the call was asked by', async () => {
  const anna = await backend.as();
  const mark = await backend.given.mark();
  await earn(anna, mark.id, 5);
  const linksAt = async (query: string) => {
    const answer = await backend.fetch(`/v1/user/points-history?${query}`, {
      headers: { authorization: `Bearer ${anna.token}` },
    });
    return ((await answer.json()) as { links: Record<string, string | null> }).links;
  };
  const byNumber = await linksAt('page[size]=2&page[number]=2');
  expect(decodeURIComponent(byNumber.next ?? '')).toContain('page[number]=3');
  const { page } = await history(anna, { size: 2 });
  const byKey = await linksAt(`page[size]=2&page[after]=${page?.next ?? ''}`);
  const second = await history(anna, { size: 2, after: page?.next });
  expect(decodeURIComponent(byKey.next ?? '')).toContain(`page[after]=${second.page?.next ?? ''}`);
  expect(byKey.last).toBeUndefined();
});

test('nobody counts past ten thousand', async () => {
  const anna = await backend.as();
  const add = (count: number) =>
    backend.db.execute(sql`
      insert into notifications (user_id, kind, data, created_at)
      select ${anna.id}, 'question-answered', '{"link":"/","title":"Ответ"}', now()
      from generate_series(1, ${count}::int)`);
  const read = async (query: object = {}) => {
    const { value } = await backend.call(listNotifications, { as: anna, query });
    return value;
  };
  await add(MOST_COUNTED);
  const whole = await read();
  expect(whole.page).toMatchObject({ total: MOST_COUNTED, pages: MOST_COUNTED / 20 });
  expect(whole.page?.isCapped).toBeUndefined();
  await add(1);
  const past = await read({ page: { size: 100, number: 100 } });
  expect(past.page).toMatchObject({ total: MOST_COUNTED, pages: 100, isCapped: true });
  expect(past.items).toHaveLength(100);
});

test('the indexes of the orders by key are there: none is sorted or read whole', async () => {
  const plans = [
    [
      'ledger_entries',
      sql`select * from ledger_entries where user_id = 1 and id < 9 order by id desc limit 21`,
    ],
    [
      'notifications',
      sql`select * from notifications where user_id = 1 and id < 9 order by id desc limit 21`,
    ],
    ['runs', sql`select * from runs where owner_id = 1 order by id desc limit 21`],
  ] as const;
  for (const [table, query] of plans) {
    const { rows } = await backend.db.transaction(async (tx) => {
      // on an empty table reading it whole is the cheapest
      await tx.execute(sql`set local enable_seqscan = off`);
      await tx.execute(sql`set local enable_bitmapscan = off`);
      return (await tx.execute(sql`explain ${query}`)) as unknown as { rows: Record<string, string>[] };
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect([table, plan]).toEqual([table, expect.stringMatching(/Index (Only )?Scan/)]);
    expect([table, plan]).toEqual([table, expect.not.stringMatching(/Seq Scan|\bSort\b/)]);
  }
});
