import { and, eq, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { checkIn, checkInBody } from '@/api/door/schemas';
import { readCertificateNumber as readEntryCode } from '@/lib/domain/certificate';
import { momentWords } from '@/lib/domain/trainings/clock-words';
import type { Of } from '@/lib/json-api/resource';
import { trainingRegistrations } from '../../db/schema/registrations';
import { inTransaction } from '../../db/transaction';
import { AppError, notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { assertVisitTime, noteVisit, visitMoment, visitorName, writeVisit } from '../timetable/mark-visit';
import { presentPerson, selectRegistered, type RegisteredRow } from '../timetable/registered-row';
import { refused } from '../trainings/refused';
import { registrationsSeen } from '../trainings/registrations-seen';
import { registrationMissing } from '../trainings/seat-person';
import { readTrainingFacts } from '../trainings/training-facts';

type Mark = z.output<typeof checkInBody>;

const row = trainingRegistrations;

async function one(ctx: Ctx, where: SQL | undefined): Promise<RegisteredRow | undefined> {
  const [found] = await selectRegistered(ctx, and(where, registrationsSeen(ctx, true)));
  return found;
}

/** Finds the registration that is marked, among those the viewer sees. 404. */
async function find(ctx: Ctx, { registrationId, code }: Mark): Promise<RegisteredRow> {
  if (registrationId !== undefined) {
    const found = await one(ctx, eq(row.id, registrationId));
    if (!found) throw registrationMissing();
    return found;
  }
  // a code in another alphabet or case is the same code; an invalid one is searched for as it is, and not found
  const found = await one(ctx, eq(row.checkInCode, readEntryCode(code ?? '') ?? code ?? ''));
  if (!found) {
    throw notFound('Такого кода нет. Проверьте номер или найдите человека в списке.', 'code-unknown');
  }
  return found;
}

/** Throws 409 with the reason if the registration is not, or no longer, a seat at this training. */
async function assertExpected(ctx: Ctx, trainingId: string, found: RegisteredRow): Promise<void> {
  const { training, row: seat } = found;
  const { fullName } = presentPerson(found);
  if (seat.trainingId !== trainingId) {
    const { topic, slot } = await readTrainingFacts(ctx.db, seat.trainingId);
    const words = `Это код другого тренинга: «${topic}», ${momentWords(slot, ctx.now())}.`;
    throw new AppError(409, 'other-training', words);
  }
  if (training.status === 'cancelled') throw refused('training-cancelled');
  const otherwise = 'Отметьте на странице визитов: «Визит без записи».';
  if (seat.state === 'waiting') {
    throw new AppError(409, 'still-waiting', `${fullName} ждёт места в очереди. ${otherwise}`);
  }
  if (seat.state !== 'registered') {
    throw new AppError(
      409,
      'registration-ended',
      `${fullName}: запись отменена или перенесена. ${otherwise}`,
    );
  }
}

const present = (found: RegisteredRow, isNew: boolean): Of<typeof checkIn> => ({
  id: found.id,
  trainingId: found.row.trainingId,
  fullName: presentPerson(found).fullName,
  isNew,
  visitedAt: found.row.visitedAt?.toISOString() ?? '',
  visitedByName: visitorName(found),
  userId: found.row.userId,
  visitId: found.row.userId === null ? null : found.row.visitId,
});

/**
 * Writes a visit marked at the door, whenever the mark arrives. The first mark counts; a later one is no error and
 * returns the first. See `checkInAtDoor` of the contract for the errors.
 */
export async function checkInAtDoor(ctx: Ctx, trainingId: string, mark: Mark) {
  return inTransaction(ctx, async (tx) => {
    const found = await find(ctx, mark);
    if (found.row.trainingId === trainingId && found.row.visitedAt) return present(found, false);
    await assertExpected(ctx, trainingId, found);
    const at = visitMoment(mark.visitedAt, ctx.now());
    assertVisitTime(ctx, found, at);
    const isNew = await writeVisit(ctx, tx, found.id, { at, source: mark.source ?? 'qr' });
    const after = await one(ctx, eq(row.id, found.id));
    if (!after?.row.visitedAt) throw registrationMissing();
    if (isNew) await noteVisit(ctx, after);
    return present(after, isNew);
  });
}
