import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { visitBody } from '@/api/timetable/schemas';
import { visitsWindow } from '@/lib/domain/trainings/visits-window';
import { trainingRegistrations } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import { AppError, wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { visitsOpen } from '../trainings/may-manage';
import { registrationsSeen } from '../trainings/registrations-seen';
import { registrationMissing } from '../trainings/seat-person';
import { presentRegistered, selectRegistered, type RegisteredRow } from './registered-row';

const row = trainingRegistrations;
/** A device's clock may be ahead by so much; more is taken for now. */
const AHEAD_MS = 2 * 60_000;

async function findSeen(ctx: Ctx, id: string): Promise<RegisteredRow> {
  const [found] = await selectRegistered(ctx, and(eq(row.id, id), registrationsSeen(ctx, true)));
  if (!found) throw registrationMissing();
  return found;
}

export const visitsUnavailable = () =>
  new AppError(409, 'visits-unavailable', 'Управление посещениями недоступно.');

function alreadyVisited({ row: { visitedAt }, visitedBy }: RegisteredRow): AppError {
  const by = visitedBy ? `${visitedBy.lastName ?? ''} ${(visitedBy.firstName ?? '').slice(0, 1)}.` : null;
  return new AppError(409, 'already-visited', 'Фармацевт уже был отмечен.', undefined, {
    meta: { visited_at: visitedAt?.toISOString() ?? null, visited_by_name: by },
  });
}

/** When it was: now, or what a device without a network wrote down, within the time visits are marked in. */
function momentOf(asked: string | undefined, { training }: RegisteredRow, now: Date): Date {
  const at = asked === undefined ? now : new Date(asked);
  if (at.getTime() > now.getTime() + AHEAD_MS) return now;
  if (at < visitsWindow(training).from) {
    throw wrongField('visited_at', 'visit-too-early', 'Отметка раньше, чем открылись посещения.');
  }
  return at;
}

/**
 * Marks that somebody came, once: one statement decides between two doors. 404 `registration-missing`; 409
 * `visits-unavailable`, `already-visited`, `visit-not-recorded`; 422 `visit-too-early`.
 */
export async function markVisit(ctx: Ctx, id: string, { visitedAt, source }: z.output<typeof visitBody>) {
  return inTransaction(ctx, async (tx) => {
    const found = await findSeen(ctx, id);
    const viewer = viewerOf(ctx);
    const now = ctx.now();
    if (!visitsOpen(found.training, viewer, now)) throw visitsUnavailable();
    const at = momentOf(visitedAt, found, now);
    const marked = await tx
      .update(row)
      .set({
        ...{ visitedAt: at, visitedById: viewer.id, visitSource: source ?? 'manual' },
        ...{ visitId: randomUUID(), updatedAt: now },
      })
      .where(and(eq(row.id, id), eq(row.state, 'registered'), isNull(row.visitedAt)))
      .returning({ id: row.id });
    const after = await findSeen(ctx, id);
    if (marked.length === 0) {
      if (after.row.visitedAt) throw alreadyVisited(after);
      throw new AppError(409, 'visit-not-recorded', 'Не получилось записать посещение фармацевта.');
    }
    await audit.record(ctx, {
      ...{ action: 'training.visit', subjectType: 'training-registration', subjectId: id },
      details: { trainingId: after.row.trainingId },
    });
    return presentRegistered(after, viewer, now);
  });
}

/** An admin takes a wrong mark back; the collector keeps what it was told. 404 for one that has none. */
export async function takeBackVisit(ctx: Ctx, id: string, reason: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { row: before } = await findSeen(ctx, id);
    if (!before.visitedAt) throw registrationMissing();
    await tx
      .update(row)
      .set({ visitedAt: null, visitedById: null, visitSource: null, visitId: null, updatedAt: ctx.now() })
      .where(eq(row.id, id));
    await audit.record(ctx, {
      ...{ action: 'training.visit-taken-back', subjectType: 'training-registration', subjectId: id },
      details: { trainingId: before.trainingId, visitId: before.visitId, reason },
    });
  });
}
