import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { isPresenceOpen } from '@/lib/domain/trainings/webinar-room';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { visitsUnavailable } from '../timetable/mark-visit';
import { visitEvent } from '../timetable/visit-id';
import { readSlot } from '../trainings/find-slot';
import { holdTrainings, type Training } from '../trainings/lock-trainings';
import { mayConfirm } from '../trainings/may-manage';
import { findJoined, findLed, webinarClosed } from './find-webinar';

const row = trainingRegistrations;
const present = (trainingId: string) =>
  and(eq(row.trainingId, trainingId), eq(row.state, 'registered'), isNotNull(row.presentAt));

/** Records that the viewer is on the webinar; the first time stays. 404; 409 `not-a-webinar`, `webinar-closed`. */
export async function sayPresent(ctx: Ctx, id: string) {
  await inTransaction(ctx, async (tx) => {
    // lock: the start that sets the window cannot change until the transaction ends
    await holdTrainings(tx, eq(trainings.id, id));
    const { training, seat } = await findJoined(ctx, id);
    if (!isPresenceOpen(training, ctx.now())) {
      throw webinarClosed('Отметиться можно за 15 минут до начала и пока идёт вебинар.');
    }
    await tx
      .update(row)
      .set({ presentAt: ctx.now(), updatedAt: ctx.now() })
      .where(and(eq(row.id, seat.id), isNull(row.presentAt)));
  });
  return readSlot(ctx, id);
}

type Visits = { userId: string; visitId: string; visitedAt: string }[];

async function countsOf(ctx: Ctx, training: Training, visits: Visits = []) {
  const { id } = training;
  const [counts] = await ctx.db
    .select({
      present: sql`count(*)`.mapWith(Number),
      unmarked: sql`count(*) filter (where ${row.visitedAt} is null)`.mapWith(Number),
    })
    .from(row)
    .where(present(id));
  const canConfirm = mayConfirm(training, viewerOf(ctx), ctx.now());
  return { id, present: counts?.present ?? 0, unmarked: counts?.unmarked ?? 0, canConfirm, visits };
}

export async function readPresence(ctx: Ctx, id: string) {
  return countsOf(ctx, await findLed(ctx, id));
}

/** Turns recorded presence into visits of the same time. 404; 409 `visits-unavailable`. */
export async function confirmPresence(ctx: Ctx, id: string) {
  return inTransaction(ctx, async (tx) => {
    const training = await findLed(ctx, id);
    const [viewer, now] = [viewerOf(ctx), ctx.now()];
    if (!mayConfirm(training, viewer, now)) throw visitsUnavailable();
    await holdTrainings(tx, eq(trainings.id, id));
    const unmarked = await tx
      .select({ id: row.id })
      .from(row)
      .where(and(present(id), isNull(row.visitedAt)))
      .orderBy(row.id)
      .for('no key update');
    const visits: Visits = [];
    for (const seat of unmarked) {
      const [marked] = await tx
        .update(row)
        .set({
          ...{
            visitedAt: sql`${row.presentAt}`,
            visitedById: viewer.id,
            visitSource: 'service',
            visitId: visitEvent(),
          },
          ...{ visitMarkedAt: now, updatedAt: now },
        })
        .where(eq(row.id, seat.id))
        .returning({ userId: row.userId, visitId: row.visitId, visitedAt: row.visitedAt });
      if (!marked?.userId || !marked.visitId || !marked.visitedAt) continue;
      const { userId, visitId } = marked;
      visits.push({ userId, visitId, visitedAt: marked.visitedAt.toISOString() });
    }
    await audit.record(ctx, {
      ...{ action: 'training.presence-confirmed', subjectType: 'training', subjectId: id },
      details: { marked: unmarked.length },
    });
    return countsOf(ctx, training, visits);
  });
}
