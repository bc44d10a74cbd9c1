import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { activityQuery } from '@/api/activity/schemas';
import { findFastPoints, findFastTests } from '@/lib/domain/fast-activity';
import { DAY_MS } from '@/lib/domain/moscow';
import { findRegistrations, findSameAnswers, findSameMoves, findSignIns } from '@/lib/domain/same-activity';
import {
  ACTIVITY_REASONS,
  DEFAULT_PERIOD,
  type ActivityReason,
  type Finding,
} from '@/lib/domain/unusual-activity';
import { fullName } from '@/lib/format/person';
import { users } from '../../db/schema/users';
import type { Ctx } from '../../http/context';
import { pageMeta, pageRequest } from '../../http/paging';
import type { Evidence, Period } from './period';
import { readEarned, readFastTests } from './read-fast';
import { readRegistrations, readSameAnswers, readSameMoves, readSignIns } from './read-same';

type Query = z.output<typeof activityQuery>;

const SHOWN_EVENTS = 50;

const lastOf = ({ events }: Finding) => events.at(-1)?.at ?? new Date(0);
const firstOf = ({ events }: Finding) => events[0]?.at ?? new Date(0);

interface Kind {
  reason: ActivityReason;
  isCut: boolean;
  findings: Finding[];
}

async function judge<E>(
  reason: ActivityReason,
  read: Promise<Evidence<E>>,
  find: (events: readonly E[]) => Finding[],
): Promise<Kind> {
  const { events, isCut } = await read;
  return { reason, isCut, findings: find(events) };
}

/** Everything found in the period, by kind of evidence. */
const findAll = ({ db }: Ctx, period: Period): Promise<Kind[]> =>
  Promise.all([
    judge('fast-points', readEarned(db, period), findFastPoints),
    judge('fast-tests', readFastTests(db, period), findFastTests),
    judge('same-answers', readSameAnswers(db, period), findSameAnswers),
    judge('same-moves', readSameMoves(db, period), findSameMoves),
    judge('same-address', readRegistrations(db, period), findRegistrations),
    judge('same-address', readSignIns(db, period), findSignIns),
  ]);

const byEnd = (one: Finding, other: Finding) => lastOf(one).getTime() - lastOf(other).getTime();
const byCount = (one: Finding, other: Finding) => one.events.length - other.events.length;

/** Comparators of the sort keys; equal counts are ordered by the newest first. */
const ORDERS: Readonly<Record<NonNullable<Query['sort']>, (one: Finding, other: Finding) => number>> = {
  to: byEnd,
  '-to': (one, other) => byEnd(other, one),
  eventsCount: (one, other) => byCount(one, other) || byEnd(other, one),
  '-eventsCount': (one, other) => byCount(other, one) || byEnd(other, one),
};

async function peopleOf({ db }: Ctx, findings: readonly Finding[]) {
  const ids = [...new Set(findings.flatMap(({ userIds }) => userIds))];
  const { id, email, firstName, middleName, lastName } = users;
  const rows =
    ids.length > 0
      ? await db
          .select({ id, email, firstName, middleName, lastName })
          .from(users)
          .where(inArray(users.id, ids))
      : [];
  const known = new Map(rows.map((row) => [row.id, row]));
  return (userId: string) => {
    const person = known.get(userId);
    // an erased account has only its number
    const name = (person && fullName(person).trim()) || `Удалённая учётная запись № ${userId}`;
    return { id: userId, name, email: person?.email ?? null };
  };
}

function present(finding: Finding, personOf: Awaited<ReturnType<typeof peopleOf>>) {
  const { reason, why, userIds, events } = finding;
  const from = firstOf(finding).toISOString();
  return {
    id: [reason, userIds[0], Date.parse(from)].join('-'),
    reason,
    why,
    from,
    to: lastOf(finding).toISOString(),
    people: userIds.map(personOf),
    events: events
      .slice(0, SHOWN_EVENTS)
      .map(({ at, userId, text }) => ({ at: at.toISOString(), userId, text })),
    eventsCount: events.length,
  };
}

/** Returns improbably fast and improbably similar activity of the last days, page by page, with counts by reason. */
export async function reportActivity(ctx: Ctx, { page, filter = {}, sort = '-to' }: Query) {
  const to = ctx.now();
  const days = Number(filter.days ?? DEFAULT_PERIOD);
  const kinds = await findAll(ctx, { from: new Date(to.getTime() - days * DAY_MS), to });
  const all = kinds.flatMap(({ findings }) => findings);
  const reasons = ACTIVITY_REASONS.map((value) => ({
    value,
    count: all.filter(({ reason }) => reason === value).length,
  }));
  const isAsked = ({ reason }: { reason: ActivityReason }) => !filter.reason || reason === filter.reason;
  const chosen = all.filter(isAsked).sort(ORDERS[sort]);
  const asked = pageRequest(page);
  const shown = chosen.slice(asked.offset, asked.offset + asked.limit);
  const personOf = await peopleOf(ctx, shown);
  return {
    items: shown.map((finding) => present(finding, personOf)),
    page: pageMeta(asked, chosen.length),
    meta: { reasons, isCut: kinds.some((kind) => kind.isCut && isAsked(kind)) },
  };
}
