import { eq, inArray } from 'drizzle-orm';
import type { TrainingFacts } from '@/lib/domain/training-words';
import { formatSlot } from '@/lib/domain/trainings/slot';
import { wallOf, type Instants } from '@/lib/domain/trainings/zone-clock';
import { MOSCOW_ZONE } from '@/lib/domain/trainings/zones';
import { cities } from '../../db/schema/directory';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import type { Db } from '../../db/types';

/** Facts without a reader's clock; `reader-clocks` adds it. */
export type KnownTraining = TrainingFacts & Instants;

/** Facts of the trainings with these ids, by id. */
export async function readTrainingsFacts(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, KnownTraining>> {
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

/** Facts of one training, which must exist. */
export async function readTrainingFacts(db: Db, id: string): Promise<KnownTraining> {
  const facts = (await readTrainingsFacts(db, [id])).get(id);
  if (!facts) throw new Error(`There is no training ${id}`);
  return facts;
}
