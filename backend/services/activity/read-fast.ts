import { sql, type SQL } from 'drizzle-orm';
import type { EarnedEvent, TestEvent } from '@/lib/domain/fast-activity';
import { explainEntry, type LedgerKind } from '@/lib/domain/ledger';
import { LIMITS } from '@/lib/domain/unusual-activity';
import { signed } from '@/lib/format/number';
import type { Db } from '../../db/types';
import { evidence, MOST_PEOPLE, NEWEST, periodOf, rowsOf, type Evidence, type Period } from './period';

/** Kinds of entries that a person earns by learning: an admin's award is no sign of speed. */
export const EARNED = sql.raw(`('test', 'video', 'module', 'survey')`);

interface EntryRow {
  userId: string;
  at: string;
  points: number;
  kind: LedgerKind;
  title: string;
}

export function entryText({ kind, title, points }: Pick<EntryRow, 'kind' | 'title' | 'points'>): string {
  return `${explainEntry({ kind, amount: points, title }).title}, ${signed(points)}`;
}

const over = ({ points, items, minutes }: { points: number; items: number; minutes: number }): SQL => {
  const name = sql.raw(`of_${String(minutes)}`);
  return sql`sum(amount) over ${name} >= ${points} and count(*) over ${name} >= ${LIMITS.fewest}
    or count(*) over ${name} >= ${items}`;
};
const frame = ({ minutes }: { minutes: number }): SQL =>
  sql`${sql.raw(`of_${String(minutes)}`)} as (partition by user_id order by created_at
    range between ${sql.raw(`interval '${String(minutes)} minutes'`)} preceding and current row)`;

/** Returns entries of the people who exceed a limit of speed at some time in the period. */
export async function readEarned(db: Db, period: Period): Promise<Evidence<EarnedEvent>> {
  const { minute, hour } = LIMITS;
  const rows = await rowsOf<EntryRow & { people: number }>(
    db,
    sql`with earned as (
      select user_id, amount, kind, title, created_at, (${over(minute)}) or (${over(hour)}) as fast
      from ledger_entries where ${periodOf('created_at', period)} and kind in ${EARNED} and amount > 0
      window ${frame(minute)}, ${frame(hour)}
    ), fast as (
      select user_id, (count(*) over ())::int as people from earned where fast group by user_id
      order by max(created_at) desc limit ${MOST_PEOPLE}
    )
    select user_id::text as "userId", created_at as at, amount as points, kind, title, people
    from earned join fast using (user_id) order by created_at desc ${NEWEST}`,
  );
  const read = evidence(rows, ({ userId, at, points, kind, title }) => ({
    userId,
    at: new Date(at),
    points,
    text: entryText({ kind, title, points }),
  }));
  return { ...read, isCut: read.isCut || (rows[0]?.people ?? 0) > MOST_PEOPLE };
}

interface AttemptRow {
  userId: string;
  at: string;
  title: string;
  seconds: number;
  letters: number;
}

/**
 * Joins the opening of the test's page, from which the time until sending is measured: the attempt itself begins with
 * the first saved answer, late for an honest person and early for a script. Sending finishes the opening, a moment
 * before. Without an opening the time is unknown, and the attempt is not reported.
 */
const OPENED = sql.raw(`join tests on tests.id = attempts.test_id and tests.programme_month_id is null
  join lateral (
    select opened_at from learning_openings
    join learning_items on learning_items.id = learning_openings.item_id
    where learning_openings.user_id = attempts.user_id and learning_items.test_id = attempts.test_id
      and finished_at between submitted_at - interval '1 minute' and submitted_at
    order by finished_at desc limit 1
  ) as opening on true`);

/**
 * Returns attempts of the period without a mistake, sent faster than the test can be read, of people with several of
 * them.
 */
export async function readFastTests(db: Db, period: Period): Promise<Evidence<TestEvent>> {
  const rows = await rowsOf<AttemptRow>(
    db,
    sql`with perfect as (
      select attempts.user_id, revision_id, submitted_at, tests.title,
        extract(epoch from submitted_at - opened_at)::float8 as seconds
      from attempts ${OPENED} where ${periodOf('submitted_at', period)}
        and (result->>'questionsCount')::int > 0
        and result->>'correctAnswersCount' = result->>'questionsCount'
    ), words as (
      select id as revision_id, sum(length(piece #>> '{}')) as letters from test_revisions
      cross join lateral (
        select jsonb_path_query(content, '$.questions[*].text') as piece
        union all select jsonb_path_query(content, '$.questions[*].options[*].text')
      ) as pieces
      where id in (select revision_id from perfect) group by id
    ), fast as (
      select perfect.*, words.letters, count(*) over (partition by user_id) as own
      from perfect join words using (revision_id)
      where perfect.seconds * ${LIMITS.lettersPerSecond}::float8 < words.letters
    )
    select user_id::text as "userId", submitted_at as at, title, seconds, letters::int as letters
    from fast where own >= ${LIMITS.fastTests} order by submitted_at desc ${NEWEST}`,
  );
  return evidence(rows, ({ userId, at, title, seconds, letters }) => ({
    userId,
    at: new Date(at),
    seconds,
    letters,
    text: `Тест «${title}» отправлен через ${String(Math.round(seconds))} с после открытия, без ошибок`,
  }));
}
