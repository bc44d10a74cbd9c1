import { randomBytes } from 'node:crypto';
import type { z } from 'zod';
import type { guestForm } from '@/lib/validation/forms/guest';
import { certificateNumber as letterCode, NUMBER_BYTES } from '@/lib/domain/certificate';
import { defaultNotice } from '@/lib/domain/trainings/waiting';
import { guestRecorded } from '@/lib/domain/training-words';
import { trainingRegistrations } from '../../db/schema/registrations';
import { inTransaction, violated } from '../../db/transaction';
import { viewerOf, type Ctx } from '../../http/context';
import { trainingMissing } from '../trainings/find-slot';
import { assertNotOn, guestHash } from '../trainings/guest-rows';
import { lockTraining } from '../trainings/lock-trainings';
import { keepForQuota, keptFor, quotaOfPharmacy } from '../trainings/quota-seats';
import { refused } from '../trainings/refused';
import { assertOpen } from '../trainings/seat-person';
import { takeSeat } from '../trainings/take-seat';
import { writeToGuests } from '../trainings/notify-booked';
import { readTrainingFacts } from '../trainings/training-facts';

export type Guest = z.output<typeof guestForm>;

/** Whether the error says that the e-mail or the phone is on the training already. */
export const isGuestTwice = (error: unknown) =>
  ['training_registrations_one_email_index', 'training_registrations_one_phone_index'].includes(
    violated(error) ?? '',
  );

/** Columns of a guest: identity, time of the recorder's statement, hashes for lookup. */
export function guestValues({ statement: _statement, middleName, ...named }: Guest, now: Date) {
  return {
    guest: { ...named, middleName: middleName ?? '' },
    statementAt: now,
    ...{ guestEmailHash: guestHash(named.email), guestPhoneHash: guestHash(named.phone) },
  };
}

/**
 * Gives a seat or a place in the line to a person without an account; the recorder vouches for the guest's statement.
 */
export async function seatGuest(
  ctx: Ctx,
  trainingId: string,
  guest: Guest,
  waiting: boolean,
): Promise<string> {
  return inTransaction(ctx, async (tx) => {
    const training = await lockTraining(tx, trainingId);
    if (!training) throw trainingMissing();
    const now = ctx.now();
    assertOpen(training, now);
    await assertNotOn(ctx, trainingId, guest.email);
    const quotaId = await quotaOfPharmacy(ctx, trainingId, guest.pharmacyId);
    const seated = await takeSeat(ctx, trainingId, quotaId);
    if (!seated && !waiting) throw refused('no-places', { heldFor: await keptFor(ctx, trainingId) });
    const values = {
      ...guestValues(guest, now),
      ...{ trainingId, recordedById: viewerOf(ctx).id, since: now },
      ...{ state: seated ? ('registered' as const) : ('waiting' as const), source: 'staff' as const },
      ...{ notLaterHours: defaultNotice(training.type), createdAt: now, updatedAt: now },
      checkInCode: letterCode(randomBytes(NUMBER_BYTES)),
    };
    try {
      const [made] = await tx.insert(trainingRegistrations).values(values).returning();
      const id = made?.id ?? '';
      if (seated) await keepForQuota(ctx, id, quotaId);
      const facts = await readTrainingFacts(tx, trainingId);
      await writeToGuests(ctx, [{ id, words: (seen) => guestRecorded(seen(facts), seated) }]);
      return id;
    } catch (error) {
      if (isGuestTwice(error)) throw refused('already-registered');
      throw error;
    }
  });
}
