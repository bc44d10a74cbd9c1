import { randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, isNotNull, not, or } from 'drizzle-orm';
import type { z } from 'zod';
import type { walkInBody } from '@/api/registrations/recording-schemas';
import { certificateNumber as letterCode, NUMBER_BYTES } from '@/lib/domain/certificate';
import { guestCame } from '@/lib/domain/training-words';
import { ACTIVE_STATES } from '@/lib/domain/trainings/training';
import { trainingRegistrations } from '../../db/schema/registrations';
import { alsoOf, inTransaction } from '../../db/transaction';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { trainingMissing } from '../trainings/find-slot';
import { adoptGuest, assertNotOn, guestRowOn } from '../trainings/guest-rows';
import { lockTraining } from '../trainings/lock-trainings';
import { visitsOpen } from '../trainings/may-manage';
import { refused } from '../trainings/refused';
import { forgetLateCancel } from '../trainings/release-seat';
import { writeToGuests } from '../trainings/notify-booked';
import { readTrainingFacts } from '../trainings/training-facts';
import { visitsUnavailable } from './mark-visit';
import { assertGuest, assertRecordable, readRegistered, throttleRecord } from './record-person';
import { guestValues, isGuestTwice } from './seat-guest';
import { visitEvent } from './visit-id';

type Asked = z.output<typeof walkInBody>;
type Values = typeof trainingRegistrations.$inferInsert;

const row = trainingRegistrations;

/**
 * Turns a place in the line into the visit of a person who came. A person whose visit without a booking was removed by
 * mistake gets the same row again, with the event that the collector knows.
 */
async function seatKnown(ctx: Ctx, trainingId: string, userId: string, came: Partial<Values>) {
  const ended = or(and(eq(row.state, 'cancelled'), eq(row.source, 'walk-in')), eq(row.state, 'expired'));
  const takenBack = and(ended, isNotNull(row.visitId));
  const [known] = await ctx.db
    .select({ id: row.id, state: row.state, source: row.source, recordedById: row.recordedById })
    .from(row)
    .where(
      and(
        eq(row.trainingId, trainingId),
        eq(row.userId, userId),
        or(inArray(row.state, ACTIVE_STATES), takenBack),
      ),
    )
    // the active row, of which there is at most one, comes first
    .orderBy(not(inArray(row.state, ACTIVE_STATES)), desc(row.id))
    .limit(1);
  if (known?.state === 'registered') {
    throw refused('already-registered', {}, { registrationId: known.id });
  }
  if (!known) return undefined;
  const open = { cancelledAt: null, cancelledById: null, cancelReason: null, visitId: visitEvent() };
  const { source: lineSource, recordedById: lineRecordedById } = known;
  const line = known.state === 'cancelled' ? {} : { lineSource, lineRecordedById };
  await ctx.db
    .update(row)
    .set({ ...came, ...open, ...line })
    .where(eq(row.id, known.id));
  return known.id;
}

/** Links the person's seat or place in the line as a guest to the account before the account's own is looked up. */
async function takeOverGuest(ctx: Ctx, trainingId: string, userId: string): Promise<void> {
  const guest = await guestRowOn(ctx, trainingId, userId);
  if (!guest) return;
  const active = and(
    eq(row.trainingId, trainingId),
    eq(row.userId, userId),
    inArray(row.state, ACTIVE_STATES),
  );
  if ((await ctx.db.$count(row, active)) === 0) await adoptGuest(ctx, guest.id, userId);
}

async function insert(ctx: Ctx, values: Values): Promise<string> {
  try {
    const [made] = await ctx.db.insert(row).values(values).returning({ id: row.id });
    return made?.id ?? '';
  } catch (error) {
    if (isGuestTwice(error)) throw refused('already-registered');
    throw error;
  }
}

/**
 * Records a person who is not on the list as a visit, which takes no counted seat. 404; 409 `visits-unavailable`,
 * `training-cancelled`, `already-registered` (mark that registration), `person-known`; 422 on fields; 429.
 */
export async function walkIn(ctx: Ctx, trainingId: string, { userId, userParams }: Asked) {
  const viewer = viewerOf(ctx);
  await throttleRecord(ctx, userParams);
  return inTransaction(alsoOf(ctx, ...(userId ? [userId] : [])), async (tx) => {
    const training = await lockTraining(tx, trainingId);
    if (!training) throw trainingMissing();
    if (training.status === 'cancelled') throw refused('training-cancelled');
    const now = ctx.now();
    if (!visitsOpen(training, viewer, now)) throw visitsUnavailable();
    const came = {
      ...{ state: 'registered' as const, source: 'walk-in' as const, recordedById: viewer.id },
      ...{ visitedAt: now, visitedById: viewer.id, visitSource: 'manual' as const },
      ...{ visitMarkedAt: now, updatedAt: now },
    };
    const checkInCode = letterCode(randomBytes(NUMBER_BYTES));
    const made = { ...came, trainingId, since: now, createdAt: now, checkInCode, visitId: randomUUID() };
    let id: string | undefined;
    if (userParams) {
      await assertGuest(ctx, userParams);
      await assertNotOn(ctx, trainingId, userParams.email);
      id = await insert(ctx, { ...made, ...guestValues(userParams, now) });
      const facts = await readTrainingFacts(tx, trainingId);
      await writeToGuests(ctx, [{ id, words: (seen) => guestCame(seen(facts)) }]);
    } else {
      const person = userId ?? '';
      await assertRecordable(ctx, person);
      await forgetLateCancel(ctx, trainingId, person);
      await takeOverGuest(ctx, trainingId, person);
      id =
        (await seatKnown(ctx, trainingId, person, came)) ?? (await insert(ctx, { ...made, userId: person }));
    }
    await audit.record(ctx, {
      ...{ action: 'training.walk-in', subjectType: 'training-registration', subjectId: id },
      details: { trainingId },
    });
    return readRegistered(ctx, id);
  });
}
