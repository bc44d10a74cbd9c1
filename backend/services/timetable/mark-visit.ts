import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { visitBody } from '@/api/registrations/schemas';
import { REFUSAL_WORDS } from '@/lib/domain/trainings/refusal-words';
import { marksTakenUntil, visitsWindow } from '@/lib/domain/trainings/visits-window';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError, wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { holdTrainings, lockTraining } from '../trainings/lock-trainings';
import { mayTakeBack, visitsOpen } from '../trainings/may-manage';
import { registrationsSeen } from '../trainings/registrations-seen';
import type { Registration } from '../trainings/release-seat';
import { registrationMissing } from '../trainings/seat-person';
import { seatLine } from '../trainings/take-seat';
import { presentPerson, presentRegistered, selectRegistered, type RegisteredRow } from './registered-row';
import { visitEvent } from './visit-id';

const row = trainingRegistrations;
/** Most time that a device's clock may be ahead; a later time is replaced by the present. */
const AHEAD_MS = 2 * 60_000;

async function findSeen(ctx: Ctx, id: string): Promise<RegisteredRow> {
  const [found] = await selectRegistered(ctx, and(eq(row.id, id), registrationsSeen(ctx, true)));
  if (!found) throw registrationMissing();
  return found;
}

export const visitsUnavailable = () =>
  new AppError(409, 'visits-unavailable', REFUSAL_WORDS.visitsUnavailable);

/** Name of the person who marked the visit, as the list at the door shows it. */
export const visitorName = ({ visitedBy }: RegisteredRow): string | null =>
  visitedBy ? `${visitedBy.lastName ?? ''} ${(visitedBy.firstName ?? '').slice(0, 1)}.` : null;

function alreadyVisited(found: RegisteredRow): AppError {
  const { visitedAt } = found.row;
  return new AppError(409, 'already-visited', REFUSAL_WORDS.alreadyVisited, undefined, {
    meta: { visited_at: visitedAt?.toISOString() ?? null, visited_by_name: visitorName(found) },
  });
}

/** Returns the time of a visit: now, or the time recorded by a device without a network; now if its clock is ahead. */
export function visitMoment(asked: string | undefined, now: Date): Date {
  const at = asked === undefined ? now : new Date(asked);
  return at.getTime() > now.getTime() + AHEAD_MS ? now : at;
}

const tooEarly = () =>
  wrongField('visited_at', 'visit-too-early', 'Отметка раньше, чем открылись посещения.');

/**
 * Refusal of a late mark: the time of a device without a network is accepted only as long as one may have been offline.
 */
const cameTooLate = (found: RegisteredRow) =>
  new AppError(
    409,
    'visits-unavailable',
    `${REFUSAL_WORDS.visitsUnavailable} ${presentPerson(found).fullName}: отметка пришла слишком поздно. Её поставит администратор.`,
  );

/**
 * Throws unless the time of a visit, also one marked late, is in the window. 409 `visits-unavailable`; 422 beyond the
 * window.
 */
export function assertVisitTime(ctx: Ctx, found: RegisteredRow, at: Date): void {
  const { training } = found;
  const viewer = viewerOf(ctx);
  const { from, until } = visitsWindow(training);
  if (ctx.now() < from) throw visitsUnavailable();
  if (ctx.now() > marksTakenUntil(training) && !visitsOpen(training, viewer, ctx.now())) {
    throw cameTooLate(found);
  }
  if (at < from) throw tooEarly();
  if (at > until && !visitsOpen(training, viewer, at)) {
    throw wrongField('visited_at', 'visit-too-late', 'Отметка позже, чем закрылись посещения.');
  }
}

interface Written {
  at: Date;
  source: 'manual' | 'qr';
}

/**
 * Writes the visit once: this statement alone decides between concurrent marks. False if there is a visit, or no seat.
 */
export async function writeVisit(ctx: Ctx, tx: Db, id: string, { at, source }: Written): Promise<boolean> {
  const of = tx.select({ id: row.trainingId }).from(row).where(eq(row.id, id));
  await holdTrainings(tx, inArray(trainings.id, of));
  const marked = await tx
    .update(row)
    .set({
      ...{ visitedAt: at, visitedById: viewerOf(ctx).id, visitSource: source },
      ...{ visitMarkedAt: ctx.now(), visitId: visitEvent(), updatedAt: ctx.now() },
      // why an earlier mark was removed
      cancelReason: null,
    })
    .where(and(eq(row.id, id), eq(row.state, 'registered'), isNull(row.visitedAt)))
    .returning({ id: row.id });
  return marked.length > 0;
}

export async function noteVisit(ctx: Ctx, { row: { id, trainingId } }: RegisteredRow): Promise<void> {
  await audit.record(ctx, {
    ...{ action: 'training.visit', subjectType: 'training-registration', subjectId: id },
    details: { trainingId },
  });
}

/**
 * Marks a person's visit, once. 404 `registration-missing`; 409 `visits-unavailable`, `already-visited`,
 * `visit-not-recorded`; 422 `visit-too-early`.
 */
export async function markVisit(ctx: Ctx, id: string, { visitedAt, source }: z.output<typeof visitBody>) {
  return inTransaction(ctx, async (tx) => {
    const found = await findSeen(ctx, id);
    const viewer = viewerOf(ctx);
    const now = ctx.now();
    if (!visitsOpen(found.training, viewer, now)) throw visitsUnavailable();
    const at = visitMoment(visitedAt, now);
    if (at < visitsWindow(found.training).from) throw tooEarly();
    const isNew = await writeVisit(ctx, tx, id, { at, source: source ?? 'manual' });
    const after = await findSeen(ctx, id);
    if (!isNew) {
      if (after.row.visitedAt) throw alreadyVisited(after);
      throw new AppError(409, 'visit-not-recorded', REFUSAL_WORDS.visitNotRecorded);
    }
    await noteVisit(ctx, after);
    return presentRegistered(after, viewer, now);
  });
}

const visitStays = () =>
  new AppError(
    409,
    'visit-stays',
    'Отметку снимает тот, кто её поставил, в первые 10 минут. Потом это делает администратор.',
  );

/**
 * Columns of the row before its visit; by its id the row has kept its place in the line. After the start the place is
 * expired: otherwise the person would be notified, hours after they were let in, that no seat came free.
 */
function placeInLine({ lineSource, lineRecordedById }: Registration, hasBegun: boolean) {
  if (lineSource === null) return null;
  const state = hasBegun ? ('expired' as const) : ('waiting' as const);
  const place = { state, source: lineSource, recordedById: lineRecordedById };
  return { ...place, lineSource: null, lineRecordedById: null };
}

/**
 * Removes a wrong mark; the collector keeps what it was sent. The registration of a person who came without a booking
 * is cancelled, or is in the line again.
 * 404 for a registration without a mark, 409 `visit-stays`.
 */
export async function takeBackVisit(ctx: Ctx, id: string, reason: string): Promise<void> {
  const viewer = viewerOf(ctx);
  const now = ctx.now();
  await inTransaction(ctx, async (tx) => {
    const { row: before } = await findSeen(ctx, id);
    if (!before.visitedAt) throw registrationMissing();
    if (!mayTakeBack(before, viewer, now)) throw visitStays();
    // a place in the line may return, and the line changes only under the training's lock
    const locked = before.source === 'walk-in' ? await lockTraining(tx, before.trainingId) : undefined;
    const hasBegun = locked !== undefined && locked.startsAt <= now;
    const ended = {
      state: 'cancelled' as const,
      cancelledAt: now,
      cancelledById: viewer.id,
    };
    const [taken] = await tx
      .update(row)
      .set({
        ...{ visitedAt: null, visitedById: null, visitMarkedAt: null, visitSource: null, updatedAt: now },
        // kept in the row, which is deleted with its person; audit records outlive people
        cancelReason: reason,
        ...(before.source === 'walk-in' ? (placeInLine(before, hasBegun) ?? ended) : {}),
      })
      // not a mark that another person has made since
      .where(and(eq(row.id, id), eq(row.visitedAt, before.visitedAt)))
      .returning({ id: row.id });
    if (!taken) throw registrationMissing();
    if (before.lineSource) await seatLine(ctx, before.trainingId);
    await audit.record(ctx, {
      ...{ action: 'training.visit-taken-back', subjectType: 'training-registration', subjectId: id },
      details: { trainingId: before.trainingId, visitId: before.visitId },
    });
  });
}
