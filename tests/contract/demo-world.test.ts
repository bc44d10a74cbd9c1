import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '@/backend/config';
import { accounts, DEMO_PASSWORD } from '@/backend/demo/accounts';
import { readArticles } from '@/backend/demo/content';
import { isEmpty } from '@/backend/db/empty';
import { Book } from '@/backend/demo/history/book';
import { liveThrough } from '@/backend/demo/history/histories';
import { SHOWPIECE_POINTS } from '@/backend/demo/history/showpiece-script';
import { FOLDERS, imagine, seedDemoWorld, type Seeded } from '@/backend/demo/world';
import type { Database } from '@/backend/db/types';
import { folderStore } from '@/backend/files/store';
import { verifyPassword } from '@/backend/services/auth/passwords';
import { isBuiltPage } from '@/lib/routes/is-built';
import { openTestDatabase } from '../helpers/backend-database';

const SLOW = 240_000;
const now = new Date('2026-11-20T09:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'portal-demo-'));
const files = folderStore(folder);
/** An empty cache: what is rendered here was not shipped. */
const folders = { ...FOLDERS, cache: join(folder, 'cache') };

let database: Database;
let first: Seeded;

beforeAll(async () => {
  database = await openTestDatabase();
  first = await seedDemoWorld({ database, files, now, folders });
}, SLOW);

afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function rows<T = Record<string, unknown>>(query: SQL, of = database): Promise<T[]> {
  return ((await of.db.execute(query)) as unknown as { rows: T[] }).rows;
}

async function number(query: SQL): Promise<number> {
  const [row] = await rows(query);
  return Number(Object.values(row ?? {})[0]);
}

/** Every row of every table as text, but for the salted password and what the migrations keep. */
async function dump(of: Database): Promise<Record<string, string[]>> {
  const tables = await rows<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    of,
  );
  const dumped: Record<string, string[]> = {};
  for (const { name } of tables) {
    const found = await rows<{ line: string }>(
      sql`select (to_jsonb(t) - 'password_hash')::text as line from ${sql.identifier(name)} t order by 1`,
      of,
    );
    dumped[name] = found.map(({ line }) => line);
  }
  return dumped;
}

test('one day gives one world, whatever the hour', { timeout: SLOW }, async () => {
  const another = await openTestDatabase();
  try {
    await seedDemoWorld({ database: another, files, now: new Date('2026-11-20T20:30:00Z'), folders });
    expect(await dump(another)).toEqual(await dump(database));
  } finally {
    await another.close();
  }
});

test(
  'a database in use stays as it is',
  async () => {
    expect(await isEmpty(database.db)).toBe(false);
    const before = await number(sql`select count(*) from ledger_entries`);
    await seedDemoWorld({ database, files, now, folders });
    expect(await number(sql`select count(*) from ledger_entries`)).toBe(before);
  },
  SLOW,
);

test('there are as many products and words as a catalogue and a glossary need', async () => {
  expect(await number(sql`select count(*) from products`)).toBeGreaterThanOrEqual(80);
  expect(await number(sql`select count(*) from glossary_words`)).toBeGreaterThanOrEqual(120);
});

test('the programme has four months of four steps, its rules, somebody at the limit and a line it has cut', async () => {
  const steps = await rows<{ count: string }>(sql`
    select count(*) from programme_months m join (
      select programme_month_id from tests where step_slug is not null union all
      select programme_month_id from articles where step_slug is not null) s on s.programme_month_id = m.id
    group by m.id`);
  expect(steps.map(({ count }) => Number(count))).toEqual([4, 4, 4, 4]);
  expect(await number(sql`select count(*) from programme_questions where is_faq`)).toBe(6);
  const members = await rows<{ total: number; paid: string }>(sql`
    select m.total, sum(e.amount) as paid from programme_members m join programme_entries e on e.member_id = m.id
    group by m.id`);
  expect(members.length).toBeGreaterThanOrEqual(60);
  expect(members.filter(({ total, paid }) => total !== Number(paid) || total > 500)).toEqual([]);
  expect(members.some(({ total }) => total === 500)).toBe(true);
  expect(
    await number(sql`select count(*) from programme_entries where capped_from > amount`),
  ).toBeGreaterThan(0);
});

test('the pictures come with the project: nothing is rendered on a first start', () => {
  // else: node scripts/run.mjs scripts/ship-pictures.ts
  expect(first.rendered).toBe(0);
});

test.each([
  ['articles', sql`select count(*) from articles where kind = 'article' and status = 1`, 60],
  ['videos', sql`select count(*) from articles where kind = 'video' and duration_seconds > 10`, 24],
  ['visible tests', sql`select count(*) from tests where is_published and not is_hidden`, 20],
  ['express tests', sql`select count(*) from tests where available_errors_count > 0`, 5],
  [
    'interactive modules',
    sql`select count(*) from learning_items where module_id is not null and is_published`,
    9,
  ],
  ['landings', sql`select count(*) from pages where package_id is not null and status = 'published'`, 3],
  ['gifts', sql`select count(*) from gifts where is_visible`, 30],
  [
    'open waves',
    sql`select count(*) from waves where start_at <= ${now.toISOString()} and end_at > ${now.toISOString()}`,
    1,
  ],
  ['cities', sql`select count(*) from cities`, 30],
  ['chains', sql`select count(*) from chains`, 25],
  ['pharmacies', sql`select count(*) from pharmacies where not is_archived`, 300],
  [
    'pharmacists',
    sql`select count(*) from users u where not exists (select 1 from user_roles r where r.user_id = u.id)`,
    500,
  ],
  [
    'experts',
    sql`select count(*) from expert_profiles p join users u on u.id = p.user_id
      where not u.is_archived and p.image is not null and length(p.full_description) > 60`,
    8,
  ],
  [
    'answered questions that everyone reads',
    sql`select count(*) from faq_questions where length(answer) > 60 and not is_hidden and is_active`,
    40,
  ],
  ['hidden questions', sql`select count(*) from faq_questions where is_hidden`, 2],
  [
    'open questions of pharmacist@',
    sql`select count(*) from faq_questions q join users u on u.id = q.asker_id
      where u.email = 'pharmacist@portal.example' and answer is null`,
    2,
  ],
  [
    'open questions to expert@',
    sql`select count(*) from faq_questions q join users u on u.id = q.recipient_id
      where u.email = 'expert@portal.example' and answer is null`,
    3,
  ],
  ['steps of the course', sql`select count(*) from course_steps where image is not null`, 4],
  ['approved reviews', sql`select count(*) from reviews where status = 'approved'`, 5],
  ['reviews that wait', sql`select count(*) from reviews where status = 'on_moderation'`, 4],
  ['routing brands', sql`select count(*) from marks where is_routing_mark`, 4],
  ['likes', sql`select count(*) from ratings`, 2000],
  [
    'certificates of pharmacist@',
    sql`select count(*) from certificates c join users u on u.id = c.user_id
      where u.email = 'pharmacist@portal.example' and c.holder = 'Соколова Анна Викторовна'`,
    5,
  ],
  ['agreements to letters', sql`select count(*) from consents where kind = 'mailing'`, 200],
  ['orders of past waves', sql`select count(*) from orders where status = 'sent'`, 50],
])('there are enough %s', async (_, query, least) => {
  expect(await number(query)).toBeGreaterThanOrEqual(least);
});

const ASKED = sql.raw(`select test_id, q ->> 'id' as id, q ->> 'type' as type, q -> 'options' as options
  from test_revisions, jsonb_array_elements(content -> 'questions') q`);

test('tests ask five to ten questions, each with a right answer', async () => {
  const wrong = await rows(sql`
    select t.id from tests t left join test_revisions r on r.test_id = t.id
    where r.questions_count is null or r.questions_count not between 5 and 10`);
  const unanswerable = await rows(sql`
    select q.id from (${ASKED}) q left join lateral (
      select 1 as is_right from jsonb_array_elements(q.options) o where (o ->> 'isRight')::boolean
    ) o on true
    group by q.id, q.type having count(is_right) = 0 or (q.type = 'single_choice' and count(is_right) > 1)`);
  expect([...wrong, ...unanswerable]).toEqual([]);
});

test('every question says why, and leads to an article that is there', async () => {
  const silent = await rows(sql`
    select test_id from test_revisions, jsonb_array_elements(content -> 'questions') q
    where q ->> 'explanation' = '' or not exists (
      select 1 from articles where id = (q ->> 'articleId')::bigint and status = 1)`);
  expect(silent).toEqual([]);
});

test('a list sorts tests by what they really pay', async () => {
  // what the right options pay, or all of an express test: the columns that lists sort by are one trigger's work
  const wrong = await rows(sql`
    select t.id, i.points, paid.most from tests t join learning_items i on i.test_id = t.id
    cross join lateral (
      select round((case when t.available_errors_count > 0 then t.count_points
        else (select sum((o ->> 'countPoints')::int) from (${ASKED}) q, jsonb_array_elements(q.options) o
          where q.test_id = t.id and (o ->> 'isRight')::boolean) end * t.points_multiplier)::numeric) as most) paid
    where i.points is distinct from paid.most`);
  const doubled = await number(sql`select count(*) from tests where points_multiplier > 1`);
  expect(wrong).toEqual([]);
  expect(doubled).toBeGreaterThan(0);
});

test('every role has its account, and one password opens them all', async () => {
  const found = await rows<{ email: string; role: string | null; hash: string }>(sql`
    select u.email, r.name as role, u.password_hash as hash from users u
    left join user_roles ur on ur.user_id = u.id left join roles r on r.id = ur.role_id
    where u.email like '%@portal.example' order by u.id`);
  expect(found.map(({ email, role }) => [email, role])).toEqual(
    accounts.map(({ email, role }) => [email, role]),
  );
  expect(found).toHaveLength(20);
  expect(await verifyPassword(found[0]?.hash, 'Demo2026fail')).toBe(false);
  expect(new Set(found.map(({ hash }) => hash)).size).toBe(1);
  expect(await verifyPassword(found[0]?.hash, DEMO_PASSWORD)).toBe(true);
});

test('everybody has agreed as registration asks, in the words of today', async () => {
  const wrong = await rows(sql`
    select u.id from users u
    left join consents c on c.user_id = u.id and c.kind = 'personal-data' and c.withdrawn_at is null
    left join consents m on m.user_id = u.id and m.kind = 'mailing' and m.withdrawn_at is null
    where c.id is null or c.given_at <> u.consent_at or (m.id is not null) <> u.mailing_agreement`);
  expect(wrong).toEqual([]);
});

test('locked@ belongs to a chain that the demo world locks, and ordered nothing', async () => {
  const [locked] = await rows<{ chain: string; orders: number }>(sql`
    select c.name as chain, (select count(*)::int from orders o where o.user_id = u.id) as orders
    from users u join pharmacies p on p.id = u.pharmacy_id join chains c on c.id = p.chain_id
    where u.email = 'locked@portal.example'`);
  const chains = readConfig({ DEMO_DATA: '1' }).LOCKED_PHARMACY_CHAINS;
  expect(chains).toHaveLength(2);
  expect(chains).toContain(locked?.chain);
  expect(locked?.orders).toBe(0);
  expect(readConfig({ DEMO_DATA: '0' }).LOCKED_PHARMACY_CHAINS).toEqual([]);
});

describe('points', () => {
  test('the sum of the ledger is the balance for everyone, never below 0', async () => {
    const wrong = await rows(sql`
      select coalesce(b.user_id, l.user_id) as person from balances b
      full join (select user_id, mark_id, sum(amount) as total from ledger_entries group by 1, 2) l
        on l.user_id = b.user_id and l.mark_id = b.mark_id
      where coalesce(b.balance, 0) <> coalesce(l.total, 0)`);
    const below = await rows(sql`select id from ledger_entries where balance_after < 0`);
    expect([...wrong, ...below]).toEqual([]);
  });

  test('each line of the history follows from the one before', async () => {
    const broken = await rows(sql`
      select id from (
        select id, balance_after, sum(amount) over (partition by user_id, mark_id order by id) as running
        from ledger_entries) l
      where balance_after <> running`);
    expect(broken).toEqual([]);
  });

  test('every entry names something that is there, and every order is paid for in full', async () => {
    const orphans = await rows(sql`
      select id from ledger_entries l where
        (subject_type = 'video' and not exists (select 1 from articles a where a.id::text = l.subject_id and a.kind = 'video'))
        or (subject_type = 'test' and not exists (select 1 from tests t where t.id::text = l.subject_id))
        or (subject_type = 'order' and not exists (select 1 from orders o where o.id::text = l.subject_id))
        or (subject_type is null and kind <> 'award')`);
    const unpaid = await rows(sql`
      select o.id from orders o join ledger_entries l on l.subject_type = 'order' and l.subject_id = o.id::text
      group by o.id, o.status, o.total_sum
      having sum(l.amount) <> case o.status when 'cancelled' then 0 else -o.total_sum end`);
    expect([...orphans, ...unpaid]).toEqual([]);
  });

  test('likes stand on materials that are there', async () => {
    const orphans = await rows(sql`
      select id from ratings r where
        (rateable_type = 'article' and not exists (select 1 from articles a where a.id = r.rateable_id))
        or (rateable_type = 'learning' and not exists (select 1 from learning_items i where i.id = r.rateable_id))`);
    expect(orphans).toEqual([]);
  });

  test('nobody ordered beyond a gift’s limit, nor outside its wave', async () => {
    const beyond = await rows(sql`
      select o.user_id from orders o join order_items i on i.order_id = o.id join gifts g on g.id = i.gift_id
      where o.status <> 'cancelled' group by o.user_id, o.wave_id, g.id having sum(i.quantity) > g."limit"`);
    const outside = await rows(sql`
      select o.id from orders o join waves w on w.id = o.wave_id
      where o.submitted_at < w.start_at or o.submitted_at >= w.end_at`);
    expect([...beyond, ...outside]).toEqual([]);
  });
});

test('an approved review was paid for, and nothing else was', async () => {
  const wrong = await rows(sql`
    select r.id from reviews r left join ledger_entries l
      on l.subject_type = 'review' and l.subject_id = r.id::text and l.user_id = r.user_id and l.mark_id = r.mark_id
    where (r.status = 'approved') <> (l.id is not null) or r.points_count <> coalesce(l.amount, 0)`);
  expect(wrong).toEqual([]);
});

test('nobody answers before the question, and nothing was told ahead of today', async () => {
  const at = now.toISOString();
  const odd = await rows(sql`
    select id from faq_questions where answered_at < created_at or created_at > ${at} or answered_at > ${at}
      or redirected_at > ${at} or due_day <= (created_at at time zone 'Europe/Moscow')::date
    union all select id from notifications where created_at > ${at} or read_at > ${at}
    union all select id from reviews where created_at > ${at} or moderated_at > ${at}`);
  expect(odd).toEqual([]);
});

describe('materials', () => {
  test('articles have 400 to 900 words, headings and a picture', async () => {
    const lengths = readArticles().map(
      ({ slug, text }) => [slug, text.split(/\s+/).filter(Boolean).length] as const,
    );
    expect(lengths.filter(([, words]) => words < 400 || words > 900)).toEqual([]);
    const found = await rows<{ slug: string; content: string }>(
      sql`select slug, content from articles where kind = 'article'`,
    );
    const bare = found.filter(
      ({ content }) =>
        (content.match(/<h2 id="[a-z0-9-]+">/g) ?? []).length < 2 ||
        !/<figure><img src="\/media\/demo\/[^>]+ alt="[^"]+" width="\d+" height="\d+" loading="lazy"/.test(
          content,
        ) ||
        /<script|onerror|scene:/.test(content),
    );
    expect(bare.map(({ slug }) => slug)).toEqual([]);
  });

  // the programme shows the films of the core
  test('every item has a picture of its own', async () => {
    const urls = await rows<{ url: string | null }>(sql`
      select preview->>'originalUrl' as url from articles where programme_month_id is null
      union all select image->>'originalUrl' from tests where programme_month_id is null
      union all select preview->>'originalUrl' from gifts union all select image->>'src' from banners
      union all select image->>'mobileSrc' from banners union all select storage_key from files`);
    expect(urls.filter(({ url }) => !url)).toEqual([]);
    expect(new Set(urls.map(({ url }) => url)).size).toBe(urls.length);
  });

  test('everything a row points at is in the files store', async () => {
    const everything = JSON.stringify(await dump(database));
    const keys = new Set([...everything.matchAll(/\/media\/(demo\/[\w./-]+)/g)].map(([, key = '']) => key));
    expect(keys.size).toBeGreaterThan(400);
    expect([...keys].filter((key) => !existsSync(join(folder, key)))).toEqual([]);
  });

  test('advertising is marked wherever it must be', async () => {
    const unmarked = await rows(sql`
      select id from articles where need_erid <> (erid_token is not null and erid_source is not null)`);
    expect(unmarked).toEqual([]);
    expect(await number(sql`select count(*) from articles where need_erid`)).toBeGreaterThan(5);
  });

  test('novelties are of the last two weeks, nothing is of the future', async () => {
    const at = now.toISOString();
    const old = await rows(sql`
      select i.id from learning_items i join learning_item_tags l on l.item_id = i.id join tags t on t.id = l.tag_id
      where t.slug = 'novinki' and i.published_at < ${at}::timestamptz - interval '14 days'`);
    const ahead = await rows(sql`
      select 1 from learning_items where published_at > ${at} union all
      select 1 from ledger_entries where created_at > ${at} union all
      select 1 from attempts where saved_at > ${at} union all
      select 1 from ratings where created_at > ${at} union all
      select 1 from users where last_activity_at > ${at}`);
    expect([...old, ...ahead]).toEqual([]);
  });
});

describe('notifications of the demo accounts', () => {
  interface Told {
    email: string;
    kind: string;
    data: { title: string; text: string; link: string };
    created_at: string;
    read_at: string | null;
    key: string | null;
  }
  const told = (email: string) =>
    rows<Told>(sql`
      select u.email, n.* from notifications n join users u on u.id = n.user_id
      where u.email = ${email} order by n.id desc`);

  test('pharmacist@ was told of points, an answer, an order, a deadline and a training; the newest are unread', async () => {
    const list = await told('pharmacist@portal.example');
    const kinds = new Set(list.map(({ kind }) => kind));
    expect(kinds).toEqual(
      new Set(['points', 'question-answered', 'order-sent', 'test-deadline', 'training']),
    );
    const unread = list.filter((row) => row.read_at === null);
    expect([unread.length >= 2, unread.length < list.length / 2]).toEqual([true, true]);
    const times = list.map((row) => new Date(row.created_at).getTime());
    expect(times).toEqual([...times].sort((one, other) => other - one));
    const oldestUnread = Math.min(...unread.map((row) => new Date(row.created_at).getTime()));
    expect(now.getTime() - oldestUnread).toBeLessThan(6 * 24 * 36e5);
    expect(list.some(({ kind, read_at: read }) => kind !== 'points' && read !== null)).toBe(true);
  });

  test('they are Russian, in the words of the portal', async () => {
    const list = await told('pharmacist@portal.example');
    for (const { data } of list) {
      expect(data.title).toMatch(/^[А-ЯЁ][^<>{}]+$/);
      expect(data.title + data.text).not.toMatch(/undefined|NaN|null/);
    }
    const titleOf = (kind: string) => list.find((row) => row.kind === kind)?.data.title ?? '';
    expect(titleOf('points')).toMatch(/^Начислен[о]? \d+\sбалл(а|ов)? \S/);
    expect(titleOf('order-sent')).toMatch(/^Заказ № \d{4}-\d{6} оформлен$/);
    expect(titleOf('test-deadline')).toMatch(/^Тест закроется /);
  });

  test('each leads to a page that is there, about something that is there', async () => {
    const list = await rows<Told>(sql`
      select n.*, u.email from notifications n join users u on u.id = n.user_id`);
    const paths = list.map(({ data }) => new URL(data.link, 'https://portal.example'));
    expect(paths.filter(({ pathname }) => !isBuiltPage(pathname)).map(String)).toEqual([]);
    const tests = paths.flatMap(({ pathname }) => /^\/lk\/tests\/(\d+)$/.exec(pathname)?.[1] ?? []);
    expect(tests.length).toBeGreaterThan(0);
    for (const id of new Set(tests))
      expect(await number(sql`select count(*) from tests where id = ${id} and is_published`)).toBe(1);
    const brands = new Set(paths.flatMap(({ searchParams }) => searchParams.get('mark') ?? []));
    for (const slug of brands)
      expect(await number(sql`select count(*) from marks where slug = ${slug}`)).toBe(1);
  });

  test('points told of are points of the ledger, an order told of is hers', async () => {
    const list = await told('pharmacist@portal.example');
    const sums = await rows<{ total: number; at: string }>(sql`
      select sum(l.amount)::int as total, l.created_at as at from ledger_entries l join users u on u.id = l.user_id
      where u.email = 'pharmacist@portal.example' and l.amount > 0 group by l.created_at, l.title`);
    const earned = new Map(sums.map(({ total, at }) => [new Date(at).getTime(), total]));
    for (const row of list.filter(({ kind }) => kind === 'points')) {
      expect(row.data.title).toContain(String(earned.get(new Date(row.created_at).getTime())));
    }
    const orders = list.filter(({ kind }) => kind === 'order-sent');
    const hers = await rows<{ at: string }>(sql`
      select o.submitted_at as at from orders o join users u on u.id = o.user_id
      where u.email = 'pharmacist@portal.example'`);
    const times = hers.map(({ at }) => new Date(at).getTime());
    expect(orders.every((row) => times.includes(new Date(row.created_at).getTime()))).toBe(true);
  });
});

describe('pharmacist@ shows the product', () => {
  const hers = sql`(select id from users where email = 'pharmacist@portal.example')`;

  test('1 240 points, with gifts she can afford and gifts she cannot', async () => {
    const balances = await rows<{ slug: string; balance: number }>(sql`
      select m.slug, b.balance from balances b join marks m on m.id = b.mark_id where b.user_id = ${hers}`);
    expect(Object.fromEntries(balances.map(({ slug, balance }) => [slug, balance]))).toEqual(
      SHOWPIECE_POINTS,
    );
    const affordable = await number(sql`
      select count(*) from gifts g join balances b on b.mark_id = g.mark_id and b.user_id = ${hers}
      where g.price <= b.balance and g.amount > 0`);
    expect(affordable).toBeGreaterThan(5);
    expect(affordable).toBeLessThan(25);
  });

  test('things begun, finished, waiting for a repeat, kept and ordered', async () => {
    const video = await number(sql`
      select w.counted_seconds / a.duration_seconds from video_watches w join articles a on a.id = w.article_id
      where w.user_id = ${hers} and a.slug = 'skolko-krema-na-lico'`);
    const open = await number(sql`
      select max(jsonb_array_length(answers)) from attempts where user_id = ${hers} and submitted_at is null`);
    const waiting = sql`select count(*) from learning_progress where user_id = ${hers} and repeat_at > ${now.toISOString()}`;
    const finished = sql`select count(*) from learning_progress where user_id = ${hers} and finished_at is not null`;
    const kept = sql`select count(*) from learning_favorites where user_id = ${hers}`;
    const orders = await rows<{ status: string }>(
      sql`select status from orders where user_id = ${hers} order by id`,
    );
    expect(video).toBeCloseTo(0.64, 2);
    expect(open).toBe(7);
    expect(await number(waiting)).toBe(1);
    expect(await number(finished)).toBeGreaterThan(20);
    expect(await number(kept)).toBeGreaterThan(4);
    expect(orders.map(({ status }) => status)).toEqual(['sent', 'sent', 'paid']);
  });

  test.each(['2027-01-01T00:30:00+03:00', '2026-03-01T12:00:00+03:00', '2028-02-29T23:50:00+03:00'])(
    'also when the world is made at %s',
    async (day) => {
      const { world } = await imagine({ files, now: new Date(day), folders });
      const { materials, gifts, waves, people, directory, calendar } = world;
      const ids = [
        ...materials.articles.map(({ id }, at) => [`article ${String(id)}`, String(at)] as const),
        ...materials.tests.rows.map(({ id }, at) => [`test ${String(id)}`, String(1000 + at)] as const),
      ];
      const book = new Book(directory.markIds, new Map(ids));
      const offer = {
        articles: materials.knownArticles,
        videos: materials.knownVideos,
        tests: materials.tests.known,
        gifts: gifts.known,
        waves: waves.known,
      };
      liveThrough(book, people.pharmacists, offer, { calendar, adminId: people.adminId });
      const anna = people.pharmacists[0]?.id ?? '';
      const held = Object.keys(SHOWPIECE_POINTS).map((brand) => [brand, book.balance(anna, brand)] as const);
      expect(Object.fromEntries(held)).toEqual(SHOWPIECE_POINTS);
      const waits = book.progressRows.filter(({ userId, repeatAt }) => userId === anna && repeatAt);
      expect(waits).toHaveLength(1);
      expect(waits[0]?.repeatAt?.getTime()).toBeGreaterThan(new Date(day).getTime());
      expect(waves.known.filter(({ isOpen }) => isOpen)).toHaveLength(1);
    },
    SLOW,
  );
});
