import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marks } from '@/backend/db/schema/directory';
import { ledgerEntries } from '@/backend/db/schema/points';
import { sqlState } from '@/backend/db/sql-state';
import { afterCommit, inTransaction, violated } from '@/backend/db/transaction';
import { givenGifts } from '../helpers/given-gifts';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { testEngine } from '../helpers/backend-database';
import { unique } from '../helpers/given';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const named = (slug: string) => backend.db.select().from(marks).where(eq(marks.slug, slug));
const add = (db: TestBackend['db'], slug: string) => db.insert(marks).values({ slug, name: slug });

test('all of it or nothing, and ctx.db is inside', async () => {
  const [ctx, slug] = [backend.ctx(), unique('mark')];
  const work = inTransaction(ctx, async () => {
    await add(ctx.db, slug);
    await inTransaction(ctx, () => add(ctx.db, `${slug}-inner`));
    throw new Error('changed my mind');
  });
  await expect(work).rejects.toThrow('changed my mind');
  expect([...(await named(slug)), ...(await named(`${slug}-inner`))]).toEqual([]);
});

test('effects wait for the commit and are dropped with it', async () => {
  const [ctx, slug, told] = [backend.ctx(), unique('mark'), [] as string[]];
  await inTransaction(ctx, async (tx) => {
    await add(tx, slug);
    afterCommit(() => told.push('kept'));
    expect(told).toEqual([]);
  });
  const undone = inTransaction(ctx, async () => {
    afterCommit(() => told.push('undone'));
    throw new Error('no');
  });
  await expect(undone).rejects.toThrow('no');
  expect(told).toEqual(['kept']);
});

test('a serialization failure is tried again, whole; anything else is not', async () => {
  const [ctx, slug] = [backend.ctx(), unique('mark')];
  let tries = 0;
  const failing = (code: string, times: number) => () =>
    inTransaction(ctx, async (tx) => {
      tries += 1;
      await add(tx, `${slug}-${code}`);
      if (tries <= times) throw Object.assign(new Error('driver'), { code });
    });
  await failing('40001', 2)();
  expect([tries, (await named(`${slug}-40001`)).length]).toEqual([3, 1]);
  tries = 0;
  await expect(failing('23514', 1)()).rejects.toThrow('driver');
  expect([tries, (await named(`${slug}-23514`)).length]).toEqual([1, 0]);
});

test.runIf(testEngine() === 'postgres')('two that wait for each other both get through', async () => {
  const [one, two] = [await backend.given.mark(), await backend.given.mark()];
  const touch = async (first: string, second: string, name: string) =>
    inTransaction(backend.ctx(), async (tx) => {
      await tx.update(marks).set({ name }).where(eq(marks.id, first));
      await new Promise((resolve) => setTimeout(resolve, 300));
      await tx.update(marks).set({ name }).where(eq(marks.id, second));
    });
  await Promise.all([touch(one.id, two.id, 'a'), touch(two.id, one.id, 'b')]);
  const names = await Promise.all([named(one.slug), named(two.slug)]);
  expect(new Set(names.flat().map(({ name }) => name)).size).toBe(1);
});

test('a violated constraint tells its name', async () => {
  const slug = unique('mark');
  await add(backend.db, slug);
  const error: unknown = await add(backend.db, slug).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect([sqlState(error), violated(error)]).toEqual(['23505', 'marks_slug_index']);
});

test('the ledger refuses to be rewritten', async () => {
  const anna = await backend.as();
  const mark = await backend.given.mark();
  await givenGifts(backend).points(anna.id, mark.slug, 5);
  await expect(backend.db.update(ledgerEntries).set({ amount: 500 })).rejects.toThrow();
  await expect(backend.db.delete(ledgerEntries)).rejects.toThrow();
});
