import type { z } from 'zod';
import type { groupBody, groupSeat } from '@/api/registrations/recording-schemas';
import type { Of } from '@/lib/json-api/resource';
import { alsoOf, inTransaction } from '../../db/transaction';
import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { toSnake } from '@/lib/json-api/case';
import { trainingMissing } from '../trainings/find-slot';
import { lockTraining } from '../trainings/lock-trainings';
import { throttleRecords, recordKnown } from './record-person';

type Asked = z.output<typeof groupBody>;
type Seat = Of<typeof groupSeat>;

async function record(ctx: Ctx, trainingId: string, userId: string, asked: Asked): Promise<Seat> {
  const waiting = asked.mode === 'fitting';
  try {
    const made = await recordKnown(ctx, trainingId, {
      userId,
      waiting,
      confirmOverlap: asked.confirmOverlap,
    });
    const { state, waitingPosition, user } = made;
    return { id: userId, name: user.fullName, state, waitingPosition, code: null, message: null };
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error;
    return {
      id: userId,
      name: '',
      state: null,
      waitingPosition: null,
      code: error.code,
      message: error.detail,
    };
  }
}

/** Refuses the whole group because of refused people: the error rolls the transaction back. */
function refuseWhole(seats: readonly Seat[]): never {
  const refused = seats.filter(({ code }) => code !== null);
  const words = 'Записать всех не получилось, поэтому не записан никто.';
  const meta = { seats: refused.map(({ id, code, message }) => ({ id, code, message })) };
  throw new AppError(409, 'group-refused', words, undefined, {
    meta: toSnake(meta) as Record<string, unknown>,
  });
}

/**
 * Records several people in one transaction: all or nobody, or as many as there are seats and the others in the line.
 * 404 `training-missing`; 409 `group-refused` with the reason for each person.
 */
export async function recordGroup(ctx: Ctx, trainingId: string, asked: Asked) {
  const people = [...new Set(asked.userIds)];
  await throttleRecords(ctx, people.length);
  return inTransaction(alsoOf(ctx, ...people), async (tx) => {
    // the lock serialises groups: two that would each fit alone may not fit together
    if (!(await lockTraining(tx, trainingId))) throw trainingMissing();
    const items: Seat[] = [];
    for (const userId of people) items.push(await record(ctx, trainingId, userId, asked));
    if (asked.mode === 'all' && items.some(({ code }) => code !== null)) refuseWhole(items);
    return { items, meta: {} };
  });
}
