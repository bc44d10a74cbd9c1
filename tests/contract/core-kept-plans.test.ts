import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { marks } from '@/backend/db/schema/directory';
import { sqlState } from '@/backend/db/sql-state';
import { inTransaction } from '@/backend/db/transaction';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique } from '../helpers/given';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

/** More runs than the engine plans anew: from the sixth on the kept plan serves. */
const RUNS = 8;
const rowsOf = (answer: unknown) => (answer as { rows: Record<string, unknown>[] }).rows;

async function keptOf(part: string): Promise<number> {
  const found = await backend.db.execute(sql`select count(*)::int as n from pg_prepared_statements
    where statement like ${`%${part}%`}`);
  return Number(rowsOf(found)[0]?.n);
}

test('a statement that runs again has its plan kept, one that looks for a part of a text never has', async () => {
  const [slug, label] = [unique('mark'), unique('label')];
  await backend.db.insert(marks).values({ slug, name: slug });
  for (let run = 0; run < RUNS; run += 1) {
    expect(await backend.db.select().from(marks).where(eq(marks.slug, slug))).toHaveLength(1);
    const found = await backend.db.execute(
      sql`select ${sql.raw(`'${label}'`)} as label from ${marks} where ${marks.name} like ${`%${slug}%`}`,
    );
    expect(rowsOf(found)).toEqual([{ label }]);
  }
  expect(await keptOf(`from "marks" where "marks"."slug"`)).toBeGreaterThan(0);
  expect(await keptOf(label)).toBe(0);
});

test('an error of a kept statement says what it always said, and the next run is right', async () => {
  const slug = unique('mark');
  const add = () => backend.db.insert(marks).values({ slug, name: slug });
  await add();
  for (let run = 0; run < RUNS; run += 1)
    expect(
      sqlState(
        await add().then(
          () => undefined,
          (error: unknown) => error,
        ),
      ),
    ).toBe('23505');
  expect(await backend.db.select().from(marks).where(eq(marks.slug, slug))).toHaveLength(1);
});

test('a column that another server has changed is read as it is now', async () => {
  const table = sql.identifier(unique('plans').replaceAll('-', '_'));
  await backend.db.execute(sql`create table ${table} (id int, value int)`);
  await backend.db.execute(sql`insert into ${table} values (1, 5)`);
  const read = async () => rowsOf(await backend.db.execute(sql`select * from ${table} where id = ${1}`));
  for (let run = 0; run < RUNS; run += 1) expect(await read()).toEqual([{ id: 1, value: 5 }]);
  await backend.db.execute(sql`alter table ${table} alter value type text, add more bool default true`);
  expect(await read()).toEqual([{ id: 1, value: '5', more: true }]);
  const inside = backend.db.transaction(async (tx) => {
    await tx.execute(sql`alter table ${table} drop more`);
    return rowsOf(await tx.execute(sql`select id, value from ${table} where id = ${1}`));
  });
  expect(await inside).toEqual([{ id: 1, value: '5' }]);
  expect(await read()).toEqual([{ id: 1, value: '5' }]);
  await backend.db.execute(sql`drop table ${table}`);
});

// PGlite's one server hears of every change of a table and drops its plans: there is none to be spoiled
test.skipIf(process.env.TEST_ENGINE !== 'postgres')(
  'PostgreSQL: a kept plan that is spoiled inside a transaction says so, and the transaction goes again',
  async () => {
    const table = sql.identifier(unique('plans').replaceAll('-', '_'));
    const read = async (db = backend.db) =>
      rowsOf(await db.execute(sql`select * from ${table} where id = ${1}`));
    const keep = () =>
      inTransaction(backend, async (tx) => {
        for (let run = 0; run < RUNS; run += 1) await read(tx);
      });
    await backend.db.execute(sql`create table ${table} (id int, value int)`);
    await backend.db.execute(sql`insert into ${table} values (1, 5)`);

    await keep();
    await backend.db.execute(sql`alter table ${table} add more bool default true`);
    const once = backend.db.transaction((tx) => read(tx as unknown as TestBackend['db'])).catch(sqlState);
    expect(await once, 'the cause, not that the transaction has ended').toBe('0A000');

    await keep();
    await backend.db.execute(sql`alter table ${table} alter value type text`);
    let tries = 0;
    const whole = inTransaction(backend, async (tx) => {
      tries += 1;
      return read(tx);
    });
    expect([await whole, tries]).toEqual([[{ id: 1, value: '5', more: true }], 2]);
    await backend.db.execute(sql`drop table ${table}`);
  },
);

test('every value of every type comes back as it was given, from the plan too', async () => {
  const said = { 'ключ «да»': [1, null, 'it’s'] };
  const [at, words] = [new Date('2026-11-20T12:00:00.123Z'), ['а', 'b "c"', '{,}']];
  const ask = () =>
    backend.db
      .execute(sql`select ${9007199254740991}::bigint::text as large, ${null}::int as nothing, ${true}::bool as yes,
      ${at.toISOString()}::timestamptz = ${at.toISOString()}::timestamptz as same, ${JSON.stringify(said)}::jsonb as said,
      ${sql.param(words)}::text[] as words, ${'12.50'}::numeric as price, '\\x00ff'::bytea as bytes`);
  const first = rowsOf(await ask());
  expect(first).toMatchObject([
    { large: '9007199254740991', nothing: null, yes: true, same: true, said, words, price: '12.50' },
  ]);
  for (let run = 0; run < RUNS; run += 1) expect(rowsOf(await ask())).toEqual(first);
});

test('transactions side by side see their own rows, whatever plans they share', async () => {
  const slugs = Array.from({ length: 12 }, () => unique('mark'));
  const work = slugs.map((slug, at) =>
    backend.db
      .transaction(async (tx) => {
        await tx.insert(marks).values({ slug, name: slug });
        const [row] = await tx.select().from(marks).where(eq(marks.slug, slug));
        if (at % 2) throw new Error('undone');
        return row?.slug;
      })
      .catch((error: Error) => error.message),
  );
  expect(await Promise.all(work)).toEqual(slugs.map((slug, at) => (at % 2 ? 'undone' : slug)));
  for (const [at, slug] of slugs.entries())
    expect(await backend.db.select().from(marks).where(eq(marks.slug, slug))).toHaveLength(at % 2 ? 0 : 1);
});
