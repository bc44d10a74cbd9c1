import { eq, inArray, sql } from 'drizzle-orm';
import type { TrainingFacts } from '@/lib/domain/training-words';
import { formatSlot } from '@/lib/domain/trainings/slot';
import { wallOf } from '@/lib/domain/trainings/zone-clock';
import { cities, pharmacies } from '../../db/schema/directory';
import { trainingRegistrations } from '../../db/schema/registrations';
import { users } from '../../db/schema/users';
import type { Db } from '../../db/types';
import type { KnownTraining } from './training-facts';

/** The facts of a training for one reader, with the time of their pharmacy's clock. */
export type Seen = (training: KnownTraining) => TrainingFacts;

const seenIn =
  (zone: string | undefined): Seen =>
  (training) =>
    zone === undefined ? training : { ...training, readerSlot: formatSlot(wallOf(training, zone)) };

type Clocks = (id: string) => Seen;

const clocksOf = (rows: readonly { id: string; zone: string }[]): Clocks => {
  const zones = new Map(rows.map(({ id, zone }) => [id, zone]));
  return (id) => seenIn(zones.get(id));
};

/** By ids of accounts: the clock of their pharmacy. */
export async function accountClocks(db: Db, ids: readonly string[]): Promise<Clocks> {
  if (ids.length === 0) return clocksOf([]);
  const rows = await db
    .select({ id: users.id, zone: cities.timeZone })
    .from(users)
    .innerJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .innerJoin(cities, eq(cities.id, pharmacies.cityId))
    .where(inArray(users.id, [...ids]));
  return clocksOf(rows);
}

/** By ids of registrations: the clock of the pharmacy that was given for the guest. */
export async function guestClocks(db: Db, ids: readonly string[]): Promise<Clocks> {
  if (ids.length === 0) return clocksOf([]);
  const { id, guest } = trainingRegistrations;
  const rows = await db
    .select({ id, zone: cities.timeZone })
    .from(trainingRegistrations)
    .innerJoin(pharmacies, eq(pharmacies.id, sql`(${guest} ->> 'pharmacyId')::bigint`))
    .innerJoin(cities, eq(cities.id, pharmacies.cityId))
    .where(inArray(id, [...ids]));
  return clocksOf(rows);
}
