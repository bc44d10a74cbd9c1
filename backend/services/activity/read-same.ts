import { sql, type SQL } from 'drizzle-orm';
import { readDevice } from '@/lib/domain/device';
import type { LedgerKind } from '@/lib/domain/ledger';
import type { SignedEvent } from '@/lib/domain/same-groups';
import { LIMITS } from '@/lib/domain/unusual-activity';
import type { Db } from '../../db/types';
import { networkSql } from './network-sql';
import { evidence, NEWEST, periodOf, rowsOf, type Evidence, type Period } from './period';
import { EARNED, entryText } from './read-fast';

/** Condition that the previous or next act of the same sign is another person's and at most `minutes` apart. */
const near = (minutes: number): SQL => {
  const apart = sql.raw(`interval '${String(minutes)} minutes'`);
  return sql`coalesce(lag(user_id) over same <> user_id and at - lag(at) over same <= ${apart}, false)
    or coalesce(lead(user_id) over same <> user_id and lead(at) over same - at <= ${apart}, false)`;
};

/**
 * Selects from `acts` (user_id, at, sign and more) those near another person's act of the same sign, of people with at
 * least `shared` such signs. These are candidates for pairs, found by sorting instead of comparing everybody with
 * everybody.
 */
const candidates = (acts: SQL, { minutes, shared }: { minutes: number; shared: number }): SQL =>
  sql`with acts as (${acts}), near as (
    select * from (select *, ${near(minutes)} as is_near from acts window same as (partition by sign order by at)) as all_acts
    where is_near
  ), people as (
    select user_id from near group by user_id having count(distinct sign) >= ${shared}
  )
  select near.user_id::text as "userId", near.* from near join people using (user_id)
  order by near.at desc ${NEWEST}`;

/** Tests sent with the same answers in the same order. */
export async function readSameAnswers(db: Db, period: Period): Promise<Evidence<SignedEvent>> {
  const acts = sql`select attempts.user_id, attempts.submitted_at as at, tests.title,
      attempts.test_id || ' ' || md5(attempts.answers::text) as sign
    from attempts join tests on tests.id = attempts.test_id and tests.programme_month_id is null
    where ${periodOf('attempts.submitted_at', period)} and jsonb_array_length(attempts.answers) > 0`;
  const rows = await rowsOf<{ userId: string; at: string; sign: string; title: string }>(
    db,
    candidates(acts, LIMITS.sameAnswers),
  );
  return evidence(rows, ({ userId, at, sign, title }) => ({
    userId,
    at: new Date(at),
    sign,
    text: `Тест «${title}», те же ответы`,
  }));
}

interface MoveRow {
  userId: string;
  at: string;
  sign: string;
  kind: LedgerKind;
  title: string;
  amount: number;
}

/** Points earned for the same item, or moved between the same brands. The title of a transfer is the other brand. */
export async function readSameMoves(db: Db, period: Period): Promise<Evidence<SignedEvent>> {
  const acts = sql`select user_id, created_at as at, kind, title, amount,
      concat_ws(' ', kind, mark_id, amount, case when kind = 'transfer-in' then title else subject_id end) as sign
    from ledger_entries
    where ${periodOf('created_at', period)} and (kind in ${EARNED} or kind = 'transfer-in')`;
  const rows = await rowsOf<MoveRow>(db, candidates(acts, LIMITS.sameMoves));
  return evidence(rows, ({ userId, at, sign, kind, title, amount }) => ({
    userId,
    at: new Date(at),
    sign,
    text: entryText({ kind, title, points: amount }),
  }));
}

interface PlaceRow {
  userId: string;
  at: string;
  ip: string;
  network: string;
  agent: string | null;
}

const NETWORK = networkSql(sql.raw('ip'));

/** Registrations from networks that have enough of them in the period. */
export async function readRegistrations(db: Db, period: Period): Promise<Evidence<SignedEvent>> {
  const rows = await rowsOf<PlaceRow>(
    db,
    sql`with made as (
      select subject_id, ip, created_at, ${NETWORK} as network from audit
      where action = 'user.registered' and ip <> '' and ${periodOf('created_at', period)}
    ), counted as (select *, count(*) over (partition by network) as own from made)
    select subject_id as "userId", ip, network, created_at as at from counted
    where own >= ${LIMITS.registrations.people} order by created_at desc ${NEWEST}`,
  );
  return evidence(rows, ({ userId, at, ip, network }) => ({
    userId,
    at: new Date(at),
    sign: network,
    text: `Регистрация с адреса ${ip}`,
  }));
}

/** Sign-ins from networks where one browser signed in enough accounts in the period. */
export async function readSignIns(db: Db, period: Period): Promise<Evidence<SignedEvent>> {
  const rows = await rowsOf<PlaceRow>(
    db,
    sql`with made as (
      select user_id, ip, user_agent, created_at, ${NETWORK} as network from sessions
      where ip <> '' and ${periodOf('created_at', period)}
    ), crowded as (
      select network, user_agent from made
      group by network, user_agent having count(distinct user_id) >= ${LIMITS.signIns.people}
    )
    select user_id::text as "userId", ip, made.network, made.user_agent as agent, created_at as at
    from made join crowded on crowded.network = made.network
      and crowded.user_agent is not distinct from made.user_agent
    order by created_at desc ${NEWEST}`,
  );
  return evidence(rows, ({ userId, at, ip, network, agent }) => {
    const { name } = readDevice(agent);
    return { userId, at: new Date(at), sign: `${network}, ${name}`, text: `Вход: ${name}, адрес ${ip}` };
  });
}
