import { eq, inArray, sql } from 'drizzle-orm';
import type { TrainingFacts } from '@/lib/domain/training-words';
import { formatSlot } from '@/lib/domain/trainings/slot';
import { wallOf } from '@/lib/domain/trainings/zone-clock';
import { cities, pharmacies } from '../../db/schema/directory';
import { trainingRegistrations } from '../../db/schema/registrations';
import { users } from '../../db/schema/users';
import type { Db } from '../../db/types';
import type { KnownTraining } from './training-facts';

/** Returns the facts of a training for one reader, with the time in the zone of their pharmacy. */
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

/** Returns clocks by account id, in the zone of the account's pharmacy. */
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

/** Returns clocks by registration id, in the zone of the pharmacy given for the guest. */
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
