import { sql } from 'drizzle-orm';
import type { Db } from '@/backend/db/types';

/** Trainings with inconsistent seats, line or state, each as a text: `7: taken 3, registered 4`. */
export async function seatBreaches(db: Db, now: Date): Promise<string[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const result = (await db.execute(sql`
    with kept as (select q.training_id, q.chain_id, q.area_id, greatest(q.seats - (
        select count(*) from training_quota_seats k join training_registrations s on s.id = k.registration_id
        where k.quota_id = q.id and s.state = 'registered'), 0) as seats
      from training_quotas q where q.ended_at is null)
    select t.id || ': taken ' || t.taken || ', registered ' || count(r.id) as breach
      from trainings t left join training_registrations r
        on r.training_id = t.id and r.state = 'registered' and r.source <> 'walk-in'
      group by t.id having t.taken <> count(r.id)
    union all
    select t.id || ': ' || r.id || ' waits beside a seat that is free for them' from trainings t
      join training_registrations r on r.training_id = t.id and r.state = 'waiting'
      left join users u on u.id = r.user_id
      left join pharmacies p on p.id = coalesce(u.pharmacy_id, (r.guest ->> 'pharmacyId')::bigint)
      where t.status = 'planned' and (t.capacity is null or t.capacity > t.taken + coalesce((
          select sum(kept.seats) from kept where kept.training_id = t.id), 0)
        or exists (select from kept where kept.training_id = t.id and kept.seats > 0
          and (kept.chain_id = p.chain_id or kept.area_id = p.sector_id)))
        and not exists (select from training_registrations s join trainings d on d.id = s.training_id
          where s.user_id = r.user_id and s.state = 'registered' and d.topic_id = t.topic_id and d.starts_at > ${at})
        and u.erased_at is null and not coalesce(u.is_archived, false)
        and ${at} <= t.starts_at - make_interval(hours => coalesce(r.not_later_hours, 0)) and ${at} < t.starts_at
    union all
    select t.id || ': ' || r.id || ' is active on a cancelled training' from trainings t
      join training_registrations r on r.training_id = t.id and r.state in ('registered', 'waiting')
      where t.status = 'cancelled'
    union all
    select 'person ' || r.user_id || ' has ' || count(*) || ' coming seats on topic ' || t.topic_id
      from training_registrations r join trainings t on t.id = r.training_id
      where r.state = 'registered' and r.source <> 'walk-in' and ${at} < t.starts_at and r.user_id is not null
      group by r.user_id, t.topic_id having count(*) > 1
    union all
    select t.id || ': ' || r.id || ' is a coming seat of an erased person' from trainings t
      join training_registrations r on r.training_id = t.id and r.state = 'registered'
      join users u on u.id = r.user_id
      where u.erased_at is not null and ${at} < t.starts_at
    union all
    select g.training_id || ': guest ' || g.id || ' is person ' || u.id || ', who is on it' from training_registrations g
      join users u on encode(sha256(convert_to(lower(u.email), 'UTF8')), 'hex') = g.guest_email_hash
      join training_registrations r on r.user_id = u.id and r.training_id = g.training_id
      where u.email_confirmed_at is not null
        and g.state in ('registered', 'waiting') and r.state in ('registered', 'waiting')`)) as unknown as {
    rows: { breach: string }[];
  };
  return result.rows.map(({ breach }) => breach);
}
