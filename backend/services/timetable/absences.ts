import { and, asc, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { absenceBody, absencesQuery, leaderAbsence } from '@/api/absences/schemas';
import { isAdmin } from '@/lib/access/belongs';
import { addYears } from '@/lib/domain/add-years';
import { moscowDay } from '@/lib/domain/moscow';
import type { AbsenceDays } from '@/lib/domain/trainings/absence';
import { displayName } from '@/lib/format/person';
import type { Of } from '@/lib/json-api/resource';
import { leaderAbsences } from '../../db/schema/leaders';
import { trainings } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import { alsoOf, inTransaction } from '../../db/transaction';
import { AppError, notFound, wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import * as audit from '../audit/record';
import { leaderOf } from './placed';
import { inDays } from './absent-days';

const row = leaderAbsences;
const absenceMissing = () => notFound('Такого периода нет.', 'absence-missing');

/** Condition: the viewer's own absences; for admins everybody's. */
const seen = (ctx: Ctx): SQL | undefined => {
  const viewer = viewerOf(ctx);
  return isAdmin(viewer) ? undefined : eq(row.leaderId, viewer.id);
};

const trainingsIn =
  sql<number>`(select count(*) from ${trainings} where ${trainings.leaderId} = ${row.leaderId}
  and ${trainings.status} = 'planned' and ${trainings.localDay} between ${row.firstDay} and ${row.lastDay})`.mapWith(
    Number,
  );

function select(ctx: Ctx, where: SQL | undefined) {
  return ctx.db
    .select({
      absence: row,
      leader: { firstName: users.firstName, lastName: users.lastName },
      trainings: trainingsIn,
    })
    .from(row)
    .innerJoin(users, eq(users.id, row.leaderId))
    .where(where);
}
type Found = Awaited<ReturnType<typeof select>>[number];

function present({ absence, leader, trainings: count }: Found): Of<typeof leaderAbsence> {
  const { id, leaderId, firstDay, lastDay, note } = absence;
  return { id, leaderId, firstDay, lastDay, note, leaderName: displayName(leader) || null, trainings: count };
}

const list = listing<z.output<typeof absencesQuery>, Found>({
  from: select,
  count: ({ db }, where) => db.select({ id: row.id }).from(row).where(where),
  filters: {},
  sorts: {},
  sort: [asc(row.firstDay), asc(row.id)],
});

/** Lists absences that are not over, the nearest first. */
export async function listAbsences(ctx: Ctx, query: z.output<typeof absencesQuery>) {
  const ahead = and(seen(ctx), gte(row.lastDay, moscowDay(ctx.now())));
  const { rows, page } = await list.read(ctx, query, ahead);
  return { items: rows.map(present), page, meta: {} };
}

/** Throws 422 for days that have passed or end more than a year ahead. */
function assertAhead({ now }: Ctx, { lastDay }: AbsenceDays): void {
  const today = moscowDay(now());
  if (lastDay < today) throw wrongField('last_day', 'in-past', 'Эти дни уже прошли.');
  if (lastDay <= addYears(today, 1)) return;
  throw wrongField('last_day', 'too-far', 'Отмечайте не дальше чем на год вперёд.');
}

/**
 * Adds an absence. Trainings planned in its days stay; the response counts them. 409 `absence-overlaps`; 422 on the
 * leader.
 */
export async function addAbsence(ctx: Ctx, { leaderId, note, ...days }: z.output<typeof absenceBody>) {
  assertAhead(ctx, days);
  const ofWhom = await leaderOf(ctx, leaderId, null);
  return inTransaction(alsoOf(ctx, ofWhom), async (tx) => {
    const same = and(eq(row.leaderId, ofWhom), inDays(days));
    if ((await tx.$count(row, same)) > 0) {
      throw new AppError(409, 'absence-overlaps', 'Часть этих дней уже отмечена.');
    }
    const values = { ...days, leaderId: ofWhom, note: note ?? '', authorId: viewerOf(ctx).id };
    const [made] = await tx
      .insert(row)
      .values({ ...values, createdAt: ctx.now() })
      .returning({ id: row.id });
    const [found] = await select(ctx, eq(row.id, made?.id ?? ''));
    if (!found) throw absenceMissing();
    await audit.record(ctx, {
      ...{ action: 'leader.absent', subjectType: 'leader-absence', subjectId: found.absence.id },
      details: { leaderId: ofWhom, ...days },
    });
    return present(found);
  });
}

/** Deletes an absence. 404 for another leader's. */
export async function removeAbsence(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const [gone] = await tx
      .delete(row)
      .where(and(eq(row.id, id), seen(ctx)))
      .returning();
    if (!gone) throw absenceMissing();
    const { leaderId, firstDay, lastDay } = gone;
    await audit.record(ctx, {
      ...{ action: 'leader.absence-removed', subjectType: 'leader-absence', subjectId: id },
      details: { leaderId, firstDay, lastDay },
    });
  });
}
