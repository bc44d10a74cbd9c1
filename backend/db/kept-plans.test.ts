import { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isKeepable, mayChangeSchema } from './keepable';
import { keepPlans } from './kept-plans';

let engine: PGlite;
/** The engine's own, which plans each time. */
let plain: PGlite['query'];

beforeAll(async () => {
  engine = await PGlite.create();
  plain = engine.query.bind(engine);
  keepPlans(engine);
}, 60_000);
afterAll(() => engine.close());
beforeEach(async () => {
  await engine.exec(`drop table if exists things; drop table if exists later;
    create table things (id bigint generated always as identity primary key, name text unique, amount int, price numeric,
      is_open boolean, at timestamptz, day date, facts jsonb, bytes bytea, words text[], numbers int[]);`);
});

const kept = async () =>
  (await plain<{ statement: string }>('select statement from pg_prepared_statements order by 1')).rows.map(
    ({ statement }) => statement,
  );

const ADD = `insert into things (name, amount, price, is_open, at, day, facts, bytes, words, numbers)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id, name`;
const values = (name: string | null) => [
  name,
  7,
  '12.50',
  true,
  new Date('2026-11-20T12:00:00.123Z'),
  '2026-11-20',
  { said: ["«да», 'нет'", null, 1.5] },
  new Uint8Array([0, 255, 10]),
  ['а', 'b "c"', '{,}'],
  [1, 2],
];
const add = (name: string | null) => engine.query<{ id: number; name: string }>(ADD, values(name));

test('every type comes as the engine itself gives it, the first time and from the plan', async () => {
  for (const name of ['one', 'two', null]) await add(name);
  const text = 'select * from things where amount = $1 order by id';
  const asText = { parsers: { 1184: (value: string) => value } };
  for (const options of [
    {},
    { rowMode: 'array' as const },
    asText,
    { rowMode: 'array' as const, ...asText },
  ]) {
    const own = await plain(text, [7], options);
    expect(own.rows).toHaveLength(3);
    for (let time = 0; time < 7; time += 1) expect(await engine.query(text, [7], options)).toEqual(own);
  }
  expect(await kept()).toEqual(expect.arrayContaining([ADD, text]));
});

test('counts of changed rows, an answer without rows, and a missing parameter', async () => {
  await add('one');
  const touch = 'update things set amount = amount + 1 where name = $1';
  for (const found of [1, 1, 1])
    expect(await engine.query(touch, ['one'])).toMatchObject({ affectedRows: found, rows: [] });
  expect(await engine.query(touch, ['nobody'])).toMatchObject({ affectedRows: 0, rows: [] });
  expect(await engine.query('select name from things where name = $1', [undefined])).toMatchObject({
    rows: [],
    fields: [{ name: 'name' }],
  });
});

test('an error says its code, constraint and statement, and the plan serves on', async () => {
  await add('one');
  for (let time = 0; time < 3; time += 1)
    await expect(add('one')).rejects.toMatchObject({
      code: '23505',
      constraint: 'things_name_key',
      query: ADD,
    });
  await expect(engine.query('select nothing from things')).rejects.toMatchObject({ code: '42703' });
  await expect(engine.query('select 1 / $1::int as x', [0])).rejects.toMatchObject({ code: '22012' });
  expect((await engine.query('select 1 / $1::int as x', [1])).rows).toEqual([{ x: 1 }]);
  expect((await add('two')).rows).toMatchObject([{ name: 'two' }]);
});

test('a check at the end of the statement’s own transaction fails the statement', async () => {
  await engine.exec(
    `create table later (id int primary key, parent int references later deferrable initially deferred)`,
  );
  const text = 'insert into later (id, parent) values ($1, $2)';
  await engine.query(text, [1, 1]);
  await expect(engine.query(text, [2, 99])).rejects.toMatchObject({ code: '23503' });
  expect((await engine.query('select count(*)::int as n from later')).rows).toEqual([{ n: 1 }]);
});

test('a transaction is all or nothing, and plans made inside one that failed serve after it', async () => {
  const count = 'select count(*)::int as n from things';
  const failing = engine.transaction(async (tx) => {
    await tx.query(ADD, values('one'));
    expect((await tx.query(count)).rows).toEqual([{ n: 1 }]);
    await expect(tx.query(ADD, values('one'))).rejects.toMatchObject({ code: '23505' });
    await expect(tx.query('select 2 as made_in_a_failed_one')).rejects.toMatchObject({ code: '25P02' });
    throw new Error('enough');
  });
  await expect(failing).rejects.toThrow('enough');
  expect((await engine.query(count)).rows).toEqual([{ n: 0 }]);
  const id = await engine.transaction(
    async (tx) => (await tx.query<{ id: number }>(ADD, values('two'))).rows[0]?.id,
  );
  expect((await engine.query('select name from things where id = $1', [id])).rows).toEqual([{ name: 'two' }]);
});

test('what runs beside a transaction waits for its end', async () => {
  const order: string[] = [];
  const whole = engine.transaction(async (tx) => {
    await tx.query(ADD, values('one'));
    await new Promise((resolve) => setImmediate(resolve));
    await tx.query(ADD, values('two'));
    order.push('transaction');
  });
  const beside = engine
    .query('select name from things')
    .then(({ rows }) => order.push(`sees ${rows.length}`));
  await Promise.all([whole, beside]);
  expect(order).toEqual(['transaction', 'sees 2']);
});

test.each([
  ['statements', (text: string) => engine.query(text, [20_000])],
  ['transactions', (text: string) => engine.transaction((tx) => tx.query(text, [20_000]))],
])('a run of %s lets the loop turn: who comes meanwhile is heard', async (_, ask) => {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const asked = Array.from({ length: 200 }, () =>
    ask('select count(*)::int as n from generate_series(1, $1)'),
  );
  await Promise.all(asked);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(3);
});

test('a changed schema is seen at once, in and outside a transaction, whoever changed it', async () => {
  await add('one');
  const all = 'select * from things';
  const columns = async () => (await engine.query(all)).fields.length;
  const before = await columns();
  await engine.query('alter table things add column more text');
  expect(await columns()).toBe(before + 1);
  await engine.transaction(async (tx) => {
    expect((await tx.query(all)).fields).toHaveLength(before + 1);
    await tx.query('alter table things drop column more');
    expect((await tx.query(all)).fields).toHaveLength(before);
  });
  expect(await columns()).toBe(before);
  // past us, as a function of the database would
  await plain('alter table things add column more text');
  expect(await columns()).toBe(before + 1);
  await plain('deallocate all');
  expect(await columns()).toBe(before + 1);
});

test('plans are as many as there may be: what was not used for longest is closed', async () => {
  await engine.query('select 0 as often');
  for (let at = 0; at < 820; at += 1) {
    await engine.query(`select ${at} as seldom`);
    if (at % 100 === 0) await engine.query('select 0 as often');
  }
  const names = await kept();
  expect(names.length).toBeLessThanOrEqual(801);
  expect(names).toContain('select 0 as often');
  expect(names).not.toContain('select 1 as seldom');
  expect((await engine.query('select 1 as seldom')).rows).toEqual([{ seldom: 1 }]);
});

test('what is looked for is planned with the words it looks for', () => {
  expect(isKeepable('select 1', 0)).toBe(true);
  expect(isKeepable('with a as (select 1) select * from a', 2)).toBe(true);
  for (const text of [
    'select id from users where fold_letters(name) like $1',
    'select id from a where name ILIKE $1 limit 5',
    "select id from d where d.words @@ to_tsquery('russian', $1)",
    'select * from search_near_words($1, 3)',
    'select id from d where d.title ~>=~ $1',
    'begin',
    'alter table a add b int',
  ])
    expect(isKeepable(text, 1), text).toBe(false);
  expect(isKeepable('select id from a where id in ($1)', 61)).toBe(false);
});

test('only what can not change a table leaves the plans alone', () => {
  for (const text of ['begin', 'rollback', ' select 1', 'set local x = 1', 'insert into a values (1)'])
    expect(mayChangeSchema(text), text).toBe(false);
  for (const text of ['create table a ()', '-- why\nalter table a', 'do $$ begin end $$', 'truncate a'])
    expect(mayChangeSchema(text), text).toBe(true);
});
