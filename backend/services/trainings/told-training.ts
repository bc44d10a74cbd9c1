import { eq, inArray } from 'drizzle-orm';
import type { ToldTraining } from '@/lib/domain/training-words';
import { formatSlot } from '@/lib/domain/trainings/slot';
import { wallOf, type Instants } from '@/lib/domain/trainings/zone-clock';
import { MOSCOW_ZONE } from '@/lib/domain/trainings/zones';
import { cities } from '../../db/schema/directory';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import type { Db } from '../../db/types';

/** As nobody in particular is told of it; `reader-clocks` makes it a reader's. */
export type KnownTraining = ToldTraining & Instants;

/** What messages name of these trainings, by their ids. */
export async function toldTrainings(db: Db, ids: readonly string[]): Promise<Map<string, KnownTraining>> {
  const { id, type, address, startsAt, endsAt, timeZone, topicId, cityId } = trainings;
  const rows = await db
    .select({ id, type, address, startsAt, endsAt, timeZone, topic: trainingTopics.name, city: cities.name })
    .from(trainings)
    .innerJoin(trainingTopics, eq(trainingTopics.id, topicId))
    .leftJoin(cities, eq(cities.id, cityId))
    .where(inArray(id, [...ids]));
  return new Map(
    rows.map(({ timeZone: zone, ...row }) => {
      const slotIn = (name: string) => formatSlot(wallOf(row, name));
      return [row.id, { ...row, slot: slotIn(MOSCOW_ZONE), localSlot: slotIn(zone) }];
    }),
  );
}

/** One that is known to be there. */
export async function toldTraining(db: Db, id: string): Promise<KnownTraining> {
  const told = (await toldTrainings(db, [id])).get(id);
  if (!told) throw new Error(`There is no training ${id}`);
  return told;
}
