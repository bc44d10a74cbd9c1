import { eq } from 'drizzle-orm';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { trainings } from '@/backend/db/schema/trainings';
import { guestToken } from '@/backend/services/trainings/guest-token';
import type { TestBackend } from './backend';
import { unique } from './given';
import { givenTrainings } from './given-trainings';

const only = <T>([row]: T[]): T => {
  if (!row) throw new Error('The row was not made');
  return row;
};

/** A webinar in progress: the person has a seat, a second one is marked as visited, a guest has a letter's link. */
export async function runningOf(backend: TestBackend, userId: string) {
  const trained = givenTrainings(backend);
  const { id: trainingId } = await trained.training({ startsAt: backend.clock.now() });
  await backend.db.update(trainings).set({ mtsEventId: '777' }).where(eq(trainings.id, trainingId));
  const seat = await trained.seat(userId, trainingId);
  const { id: coming } = await trained.training({ inDays: 9 });
  await trained.seat(userId, coming);
  const row = trainingRegistrations;
  const common = { trainingId, state: 'registered' as const, source: 'walk-in' as const, since: new Date() };
  const other = await backend.given.user();
  const marked = { ...common, userId: other.id, visitedAt: new Date(), checkInCode: unique('code') };
  const guest = {
    lastName: 'Гостева',
    firstName: 'Вера',
    middleName: '',
    email: '',
    phone: '',
    pharmacyId: '1',
  };
  const [visited, guests] = await Promise.all([
    backend.db.insert(row).values(marked).returning(),
    backend.db
      .insert(row)
      .values({ ...common, guest, checkInCode: unique('code') })
      .returning(),
  ]);
  return {
    ...{ trainingId, seat, coming, visited: only(visited).id },
    guest: guestToken(backend.deps.secret, only(guests).id),
  };
}
