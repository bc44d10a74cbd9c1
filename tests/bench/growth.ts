import { sql } from 'drizzle-orm';
import { openDatabase } from '@/backend/db/client';
import type { Database } from '@/backend/db/types';
import { readStatistics } from '@/backend/services/account/read-statistics';
import { getArticle } from '@/backend/services/articles/get-article';
import { listArticles } from '@/backend/services/articles/list-articles';
import { listLearnings } from '@/backend/services/learnings/list-learnings';
import { listMessages } from '@/backend/services/messages/list-messages';
import { listHistory } from '@/backend/services/points/list-history';
import type { Ctx } from '@/backend/http/context';
import { startPostgres } from '../helpers/postgres';

/** Sizes of the smallest world; the others have 10 and 100 times as many. A mark's articles fill a page in each. */
const ARTICLES = 200;
const TESTS = 20;
const PEOPLE = 300;
const ENTRIES = 3000;
const MARKS = 5;
const SCALES = [1, 10, 100];
const ROUNDS = 40;
const GOAL = 1.2;
const PAGE = 24;

/** Fills a world, except the measured person, whose own rows are equally many in every world. */
async function fill({ db }: Database, scale: number): Promise<void> {
  const days = Math.ceil(ARTICLES / MARKS) * scale;
  await db.execute(
    sql`insert into marks (slug, name) select 'mark-' || n, 'Mark ' || n from generate_series(1, ${MARKS}::int) n`,
  );
  await db.execute(
    sql`insert into categories (slug, title) select 'theme-' || n, 'Theme ' || n from generate_series(1, 4) n`,
  );
  await db.execute(sql`
    insert into tests (mark_id, title, published_at)
    select m.id, 'Test ' || n, now() - make_interval(days => n)
    from generate_series(1, ${TESTS * scale}::int) n join marks m on m.slug = 'mark-' || (1 + n % ${MARKS}::int)`);
  await db.execute(sql`
    insert into articles (kind, slug, mark_id, title, description, content, published_at, test_id)
    select case when n % 4 = 0 then 'video' else 'article' end, 'article-' || n, m.id, 'Article ' || n, repeat('word ', 20),
      repeat('<p>word word word</p>', 60), now() - make_interval(mins => n), case when n % 5 = 0 then (select min(id) from tests) end
    from generate_series(1, ${ARTICLES * scale}::int) n join marks m on m.slug = 'mark-' || (1 + n % ${MARKS}::int)`);
  await db.execute(sql`
    insert into article_categories (article_id, category_id)
    select a.id, c.id from articles a join categories c on c.slug = 'theme-' || (1 + a.id % 4)`);
  await db.execute(sql`
    insert into users (email, first_name, last_name, created_at)
    select 'person-' || n || '@bench.example', 'Name', 'Family ' || n, now() - make_interval(days => ${days}::int)
    from generate_series(1, ${PEOPLE * scale}::int) n`);
  await entries(db, sql`u.email like 'person-%'`, ENTRIES * scale, PEOPLE * scale);
  await db.execute(sql`
    insert into messages (title, text, published_at)
    select 'Message ' || n, 'Text', now() - make_interval(days => n) from generate_series(1, 30) n`);
}

/** Inserts ledger entries, spread over these people and the marks. */
async function entries(db: Database['db'], whose: ReturnType<typeof sql>, count: number, people: number) {
  await db.execute(sql`
    with numbered as (select u.id, row_number() over (order by u.id) as place from users u where ${whose})
    insert into ledger_entries (user_id, mark_id, amount, kind, title, idempotency_key, balance_after, created_at)
    select p.id, m.id, 10, 'article', 'Entry ' || n, 'bench-' || n, 10, now() - make_interval(mins => n)
    from generate_series(1, ${count}::int) n
    join numbered p on p.place = 1 + n % ${people}::int
    join marks m on m.slug = 'mark-' || (1 + n % ${MARKS}::int)`);
}

/** The measured person: sixty entries, ten finished materials. */
async function person({ db }: Database): Promise<string> {
  const made = await db.execute(sql`
    insert into users (email, first_name, last_name, created_at) values ('reader@bench.example', 'Anna', 'Reader', now() - interval '40 days')
    returning id::text as id`);
  const id = (made as unknown as { rows: { id: string }[] }).rows[0]?.id ?? '';
  await entries(db, sql`u.email = 'reader@bench.example'`, 60, 1);
  await db.execute(sql`
    insert into learning_progress (user_id, item_id, finished_at)
    select ${id}::bigint, id, now() - interval '3 days' from learning_items order by id limit 10`);
  await db.execute(sql`
    insert into balances (user_id, mark_id, balance)
    select user_id, mark_id, sum(amount) from ledger_entries group by 1, 2`);
  return id;
}

async function openWorld(databaseUrl: string, scale: number): Promise<{ database: Database; ctx: Ctx }> {
  const database = await openDatabase({ databaseUrl });
  await fill(database, scale);
  const id = await person(database);
  await database.db.execute(sql`vacuum analyze`);
  const viewer = { id, roles: [], permissions: [], chainLocked: false };
  const ctx = { db: database.db, now: () => new Date(), viewer, config: { ENABLED_FEATURES: [] } };
  return { database, ctx: ctx as unknown as Ctx };
}

const mark = { name: 'mark-2' };
const CALLS: [name: string, call: (ctx: Ctx) => Promise<unknown>][] = [
  [
    'articles of a mark',
    (ctx) =>
      listArticles(ctx, {
        filter: { mark, entries: { alias: 'article' } },
        page: { size: PAGE },
        facets: '1',
      }),
  ],
  [
    'articles by likes',
    (ctx) =>
      listArticles(ctx, {
        filter: { entries: { alias: 'article' } },
        sort: '-likeCount',
        page: { size: PAGE },
      }),
  ],
  ['an article', (ctx) => getArticle(ctx, { slug: 'article-6' }, { terms: '1', around: '1' })],
  ['learnings', (ctx) => listLearnings(ctx, { page: { size: PAGE } })],
  ['points', (ctx) => listHistory(ctx, { page: { size: 50 } })],
  ['messages', (ctx) => listMessages(ctx, {})],
  ['statistics', (ctx) => readStatistics(ctx)],
];

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Other load of the machine only adds time: the faster rounds show the cost of a call. */
const firstQuarter = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;

const line = (cells: string[]) =>
  console.log(cells.map((cell, at) => (at ? cell.padStart(11) : cell.padEnd(20))).join(''));

/** Measures in interleaved rounds; the first warms up and is not counted. */
async function compare(ctxs: readonly Ctx[]): Promise<void> {
  line([
    'call, ms',
    ...SCALES.map((scale) => `${scale} ×`),
    ...SCALES.slice(1).map((scale) => `ratio ${scale}`),
    'goal',
  ]);
  for (const [name, call] of CALLS) {
    const times: number[][] = SCALES.map(() => []);
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [at, ctx] of ctxs.entries()) {
        const time = await timeOf(() => call(ctx));
        if (round > 0) times[at]?.push(time);
      }
    const [base = 0, ...more] = times.map(firstQuarter);
    const ratios = more.map((time) => time / base);
    const verdict = ratios.every((ratio) => ratio <= GOAL) ? 'met' : 'SHORT';
    line([
      name,
      ...[base, ...more].map((ms) => ms.toFixed(1)),
      ...ratios.map((ratio) => ratio.toFixed(2)),
      `≤ ${GOAL}`,
      verdict,
    ]);
  }
}

/** Measures calls of pages with 10 and 100 times as many articles, people and entries, on PostgreSQL. */
export async function growth(): Promise<void> {
  const postgres = await startPostgres();
  const worlds: Awaited<ReturnType<typeof openWorld>>[] = [];
  try {
    for (const scale of SCALES) worlds.push(await openWorld(await postgres.createDatabase(), scale));
    console.log(
      `\nGrowth: ${ARTICLES} articles, ${PEOPLE} people, ${ENTRIES} entries, and more (first quarter of ${ROUNDS} rounds)`,
    );
    await compare(worlds.map(({ ctx }) => ctx));
  } finally {
    await Promise.all(worlds.map(({ database }) => database.close()));
    await postgres.stop();
  }
}
