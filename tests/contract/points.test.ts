import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPointsHistory, transferPoints } from '@/api/points/endpoints';
import { balances, ledgerEntries } from '@/backend/db/schema/points';
import { inTransaction } from '@/backend/db/transaction';
import { postEntries } from '@/backend/services/points/post-entries';
import { TRANSFERS_A_DAY } from '@/lib/domain/transfer-limit';
import { messages } from '@/lib/validation/messages';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique } from '../helpers/given';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';
import { givenModules } from '../helpers/given-modules';
import { ledgerBreaches } from '../helpers/ledger-breaches';
import { expectLedgerWhole } from '../helpers/ledger-check';

let backend: TestBackend;
let given: GivenLearning;

beforeAll(async () => {
  backend = await startTestBackend();
  given = givenLearning(backend);
});
afterAll(async () => {
  await expectLedgerWhole(backend.db);
  await backend.close();
});

/** A person with points on one of two marks. */
async function rich(amount = 100) {
  // slugs without dashes, as every real mark's: they are keys of `markPoints`
  const mark = () => backend.given.mark({ slug: unique('mark').replaceAll('-', 'x'), name: 'Пятый бренд' });
  const [as, from, to] = [await backend.as(), await mark(), await mark()];
  await given.points(as.id, from.id, amount);
  return { as, from, to };
}

describe('history', () => {
  test('without a session it is 401, with a wrong mark or parameter 400', async () => {
    expect((await backend.call(listPointsHistory)).status).toBe(401);
    const as = await backend.as();
    const unknown = await backend.call(listPointsHistory, { as, query: { filter: { mark: 'nobody' } } });
    expect([unknown.status, unknown.errors[0]?.source]).toEqual([400, { parameter: 'filter[mark]' }]);
    const wrong = { as, query: { page: { size: 101 } } };
    expect((await backend.call(listPointsHistory, wrong)).status).toBe(400);
  });

  test('a new person has none, and a balance of 0', async () => {
    const called = await backend.call(listPointsHistory, { as: await backend.as() });
    expect(called.value).toMatchObject({ items: [], page: { total: 0 }, meta: { balance: 0 } });
  });

  test('own entries alone, newest first, by mark and by page, with the balance after each', async () => {
    const { as, from, to } = await rich(100);
    await rich(7);
    await given.points(as.id, to.id, 30);
    await given.points(as.id, from.id, -40);
    const all = await backend.call(listPointsHistory, { as });
    expect(all.value.items.map(({ amount, balanceAfter, markId }) => [amount, balanceAfter, markId])).toEqual(
      [
        [-40, 60, from.slug],
        [30, 30, to.slug],
        [100, 100, from.slug],
      ],
    );
    expect(all.value.meta.balance).toBe(90);
    const one = await backend.call(listPointsHistory, {
      as,
      query: { filter: { mark: from.slug }, page: { size: 1, number: 2 } },
    });
    expect(one.value).toMatchObject({
      items: [{ amount: 100 }],
      page: { total: 2, pages: 2 },
      meta: { balance: 60 },
    });
  });

  test('an entry says where its item is while it can be opened, and no longer', async () => {
    const as = await backend.as();
    const [open, gone] = [await given.video(), await given.video({ status: 0 })];
    const quiz = await given.test();
    const { module } = givenModules(backend);
    const [room, shut] = [await module(), await module({ status: 'archived' })];
    const context = backend.ctx(as);
    const common = { userId: as.id, amount: 5, title: 'x' };
    await inTransaction(context, (tx) =>
      postEntries(tx, context, [
        { ...common, markId: open.markId, kind: 'video', subjectType: 'video', subjectId: open.id, key: 'a' },
        { ...common, markId: gone.markId, kind: 'video', subjectType: 'video', subjectId: gone.id, key: 'b' },
        { ...common, markId: quiz.markId, kind: 'test', subjectType: 'test', subjectId: quiz.id, key: 'c' },
        { ...common, markId: quiz.markId, kind: 'award', key: 'd' },
        {
          ...common,
          markId: room.markId,
          kind: 'module',
          subjectType: 'module',
          subjectId: room.id,
          key: 'e',
        },
        {
          ...common,
          markId: shut.markId,
          kind: 'module',
          subjectType: 'module',
          subjectId: shut.id,
          key: 'f',
        },
      ]),
    );
    const { items } = (await backend.call(listPointsHistory, { as })).value;
    const slugs = Object.fromEntries(
      items.map((item) => [`${item.kind} ${String(item.subjectId)}`, item.subjectSlug]),
    );
    expect(slugs).toEqual({
      [`video ${open.id}`]: open.slug,
      [`video ${gone.id}`]: null,
      [`test ${quiz.id}`]: quiz.id,
      [`module ${room.id}`]: room.slug,
      [`module ${shut.id}`]: null,
      'award null': null,
    });
  });
});

describe('transfer', () => {
  test('without a session it is 401', async () => {
    const body = { from: 'a', to: 'b', amount: 1 };
    expect((await backend.call(transferPoints, { body })).status).toBe(401);
  });

  test.each([
    ['amount', 'funds-short', { amount: 101 }],
    ['amount', 'invalid', { amount: 0 }],
    ['amount', 'invalid', { amount: -5 }],
    ['amount', 'invalid', { amount: 1.5 }],
    ['to', 'unknown-mark', { to: 'nobody' }],
    ['from', 'unknown-mark', { from: 'nobody' }],
  ])('a wrong %s is 422 %s and moves nothing', async (field, code, change) => {
    const { as, from, to } = await rich(100);
    const body = { from: from.slug, to: to.slug, amount: 10, ...change };
    const called = await backend.call(transferPoints, { as, body });
    expect(called.status).toBe(422);
    expect(called.errors[0]).toMatchObject({ code, source: { pointer: `/data/attributes/${field}` } });
    expect(await given.balance(as.id, from.id)).toBe(100);
  });

  test('the same mark is refused', async () => {
    const { as, from } = await rich();
    const called = await backend.call(transferPoints, {
      as,
      body: { from: from.slug, to: from.slug, amount: 1 },
    });
    expect(called.errors[0]).toMatchObject({
      detail: messages.sameMark(),
      source: { pointer: '/data/attributes/to' },
    });
  });

  test('one to one, both sides in the history, a replay moves nothing', async () => {
    const { as, from, to } = await rich(100);
    const send = () =>
      backend.call(transferPoints, {
        as,
        body: { from: from.slug, to: to.slug, amount: 100 },
        idempotencyKey: 'once',
      });
    const first = await send();
    expect(first.value.markPoints).toMatchObject({ [from.slug]: 0, [to.slug]: 100 });
    expect((await send()).document).toEqual(first.document);
    const { items, meta } = (await backend.call(listPointsHistory, { as })).value;
    expect(items.slice(0, 2).map(({ kind, amount, title }) => [kind, amount, title])).toEqual([
      ['transfer-in', 100, from.name],
      ['transfer-out', -100, to.name],
    ]);
    expect([items.length, meta.balance]).toEqual([3, 100]);
    const other = await backend.call(transferPoints, {
      as,
      body: { from: to.slug, to: from.slug, amount: 1 },
      idempotencyKey: 'once',
    });
    expect([other.status, other.errors[0]?.code]).toEqual([422, 'idempotency-mismatch']);
  });
});

describe('moving points there and back', () => {
  test('ten transfers a day go through, however many race; the next are 429 until midnight and move nothing', async () => {
    const { as, from, to } = await rich(100);
    const move = (at: number) => {
      const [source, target] = at % 2 ? [to, from] : [from, to];
      return backend.call(transferPoints, { as, body: { from: source.slug, to: target.slug, amount: 1 } });
    };
    await given.points(as.id, to.id, 100);
    const calls = await Promise.all(Array.from({ length: 12 }, (_, at) => move(at)));
    expect(calls.filter(({ status }) => status === 200)).toHaveLength(TRANSFERS_A_DAY);
    const refused = await move(0);
    expect([refused.status, refused.errors[0]]).toMatchObject([
      429,
      {
        code: 'too-many-transfers',
        detail: 'Сегодня баллы уже перевели 10 раз. Следующий перевод — завтра',
      },
    ]);
    const wait = Number(refused.headers.get('retry-after'));
    expect([wait > 0, wait <= 24 * 3600]).toEqual([true, true]);
    const total = (await given.balance(as.id, from.id)) + (await given.balance(as.id, to.id));
    expect(total).toBe(200);

    backend.clock.advance(24 * 3600_000);
    expect((await move(0)).status, 'the next day').toBe(200);
    backend.clock.advance(-24 * 3600_000);
  });
});

describe('the ledger', () => {
  test('an entry that would fall below 0 takes the whole transaction with it', async () => {
    const { as, from, to } = await rich(10);
    const context = backend.ctx(as);
    const entry = (markId: string, amount: number, key: string) =>
      ({ userId: as.id, markId, amount, kind: 'order', title: '1', key }) as const;
    const posting = inTransaction(context, (tx) =>
      postEntries(tx, context, [entry(to.id, 5, 'in'), entry(from.id, -11, 'out')]),
    );
    await expect(posting).rejects.toMatchObject({
      ...{ status: 409, code: 'funds-short' },
      options: { meta: { needed: 11, balance: 10, missing: 1 } },
    });
    expect(await given.balance(as.id, to.id)).toBe(0);
  });

  test('a known key moves nothing and gives the entry that is there, beside a new one', async () => {
    const { as, from } = await rich(10);
    const context = backend.ctx(as);
    const entry = (amount: number, key: string) =>
      ({ userId: as.id, markId: from.id, amount, kind: 'award', title: 'За работу', key }) as const;
    const post = (...entries: ReturnType<typeof entry>[]) =>
      inTransaction(context, (tx) => postEntries(tx, context, entries));
    const [first] = await post(entry(5, 'k1'));
    const again = await post(entry(5, 'k1'), entry(3, 'k2'));
    expect(again.map(({ id, balanceAfter }) => [id === first?.id, balanceAfter])).toEqual([
      [true, 15],
      [false, 18],
    ]);
  });

  test('nobody rewrites what was paid, and a broken balance would be seen', async () => {
    const { as } = await rich(10);
    const mine = eq(ledgerEntries.userId, as.id);
    await expect(backend.db.update(ledgerEntries).set({ amount: 1000 }).where(mine)).rejects.toThrow();
    await expect(backend.db.delete(ledgerEntries).where(mine)).rejects.toThrow();
    await backend.db.update(balances).set({ balance: 11 }).where(eq(balances.userId, as.id));
    expect(await ledgerBreaches(backend.db)).toMatchObject([{ userId: as.id, ledger: 10, balance: 11 }]);
    await backend.db.update(balances).set({ balance: 10 }).where(eq(balances.userId, as.id));
  });
});
