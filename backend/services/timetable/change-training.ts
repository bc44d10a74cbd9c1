import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { trainingChange } from '@/api/timetable/schemas';
import { ACTIVE_STATES } from '@/lib/domain/trainings/training';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import { AppError, wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { dropLinks } from '../mts/ask-link';
import { forgetAnswers } from '../trainings/forget-answers';
import type { Training } from '../trainings/lock-trainings';
import { belowTaken, countHeld } from '../trainings/quota-seats';
import { refused } from '../trainings/refused';
import { isSameSlot } from '../trainings/same-slot';
import { seatLine } from '../trainings/take-seat';
import { notifyChanged } from '../trainings/notify-changed';
import { readTrainingFacts } from '../trainings/training-facts';
import { lockManaged, readManaged } from './find-managed';
import { datedOn, dayProblem, placedOf, sameSlot, trainerBusy, type Dated } from './placed';
import { leaderBusy } from './trainer-busy';

type Body = z.output<typeof trainingChange>;

/** Fields whose changes people on the training are notified of. */
const NOTIFIED = ['type', 'startsAt', 'endsAt', 'cityId', 'address', 'leaderId'] as const;
/** Fields shown in a calendar entry, or behind its link. */
const ENTERED = [...NOTIFIED, 'notes', 'mtsEventId'] as const;
/** Fields whose changes void people's confirmations that they come. */
const ANSWERED = ['startsAt', 'cityId'] as const;
/** Fields that cannot change after the start. */
const FIXED = [...NOTIFIED, 'capacity', 'mtsEventId'] as const;
/** Fields that the audit names without values: it keeps no texts and addresses. */
const NAMED = ['address', 'notes', 'recordingUrl'] as const;
const COUNTED = FIXED.filter((field) => field !== 'address');
/** Fields that do not affect the leader's time. */
const IDLE: readonly string[] = ['capacity', 'mtsEventId'];

const same = (left: unknown, right: unknown) =>
  left instanceof Date && right instanceof Date ? left.getTime() === right.getTime() : left === right;
type Field = (typeof FIXED | typeof ENTERED | typeof NAMED)[number];
const moves = <One extends Field>(before: Training, after: Dated, fields: readonly One[]) =>
  fields.filter((field) => !same(before[field], after[field]));

const active = (id: string) =>
  and(eq(trainingRegistrations.trainingId, id), inArray(trainingRegistrations.state, ACTIVE_STATES));

async function assertMay(ctx: Ctx, before: Training, after: Dated, body: Body): Promise<void> {
  if (before.status === 'cancelled') throw refused('training-cancelled');
  if (before.updatedAt.toISOString() !== body.seenAt) throw refused('changed-since');
  const moved = moves(before, after, FIXED);
  if (before.startsAt <= ctx.now()) {
    // a webinar number added late breaks nobody's link
    if (moved.every((field) => field === 'mtsEventId' && before.mtsEventId === null)) return;
    throw new AppError(
      409,
      'training-started',
      'Тренинг начался: изменить можно заметки и ссылку на запись.',
    );
  }
  if (before.type !== after.type && (await ctx.db.$count(trainingRegistrations, active(before.id))) > 0) {
    throw new AppError(409, 'has-registrations', 'Формат не меняется: на тренинг уже записаны.');
  }
  const problem = moved.includes('startsAt') ? dayProblem(after, ctx.now()) : null;
  if (problem) throw wrongField('local_day', problem.code, problem.message);
  const held = await countHeld(ctx, before.id);
  if (after.capacity !== null && after.capacity < before.taken + held) {
    throw wrongField('capacity', 'below-taken', belowTaken(before.taken, held));
  }
  if (body.confirmBusy || moved.every((field) => IDLE.includes(field))) return;
  const busy = await leaderBusy(ctx, { ...after, id: before.id });
  if (busy) throw trainerBusy(busy);
}

async function write(ctx: Ctx, id: string, after: Dated, isNewer: boolean): Promise<void> {
  const version = isNewer ? { version: sql`${trainings.version} + 1` } : {};
  try {
    await ctx.db
      .update(trainings)
      .set({ ...after, ...version, updatedAt: ctx.now() })
      .where(eq(trainings.id, id));
  } catch (error) {
    if (isSameSlot(error)) throw sameSlot();
    throw error;
  }
}

/**
 * Changes all fields of a training; everybody on it is notified of the changes, and people in the line get free seats.
 * 404; 409 `changed-since`, `training-cancelled`, `training-started`, `has-registrations`, `same-slot`, `trainer-busy`;
 * 422 on fields, `below-taken` among them.
 */
export async function changeTraining(ctx: Ctx, id: string, body: Body) {
  return inTransaction(ctx, async (tx) => {
    const before = await lockManaged(ctx, tx, id);
    const after = datedOn(await placedOf(ctx, body, before.leaderId), body.localDay);
    await assertMay(ctx, before, after, body);
    const notified = moves(before, after, NOTIFIED);
    const from = await readTrainingFacts(tx, id);
    await write(ctx, id, after, moves(before, after, ENTERED).length > 0);
    const forgetsAnswers = moves(before, after, ANSWERED).length > 0;
    if (forgetsAnswers) await forgetAnswers(tx, id);
    if (before.mtsEventId !== after.mtsEventId) await dropLinks(ctx, id);
    const changed = moves(before, after, COUNTED);
    const fields = moves(before, after, NAMED);
    await audit.record(ctx, {
      ...{ action: 'training.changed', subjectType: 'training', subjectId: id },
      details: {
        ...Object.fromEntries(changed.map((field) => [field, { from: before[field], to: after[field] }])),
        ...(fields.length > 0 ? { fields } : {}),
      },
    });
    if (notified.length > 0) await notifyChanged(ctx, from, forgetsAnswers);
    if (after.startsAt > ctx.now()) await seatLine(ctx, id);
    return readManaged(ctx, id);
  });
}
