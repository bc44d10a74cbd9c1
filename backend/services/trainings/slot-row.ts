import { desc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { RegistrationState } from '@/lib/domain/trainings/training';
import { cities, marks } from '../../db/schema/directory';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import { viewerOf, type Ctx } from '../../http/context';
import { heldSeats, quotaFor } from './quota-seats';

export const leaders = alias(users, 'leader');

/** The person's latest registration on a training, an active one before any that ended. */
function ownRegistration(ctx: Ctx, userId: string) {
  const own = trainingRegistrations;
  return ctx.db
    .select()
    .from(own)
    .where(sql`${own.trainingId} = ${trainings.id} and ${own.userId} = ${sql.param(userId, own.userId)}`)
    .orderBy(sql`${own.state} in ('registered', 'waiting') desc`, desc(own.id))
    .limit(1)
    .as('own');
}

/** State of the viewer's registration, for conditions beside `selectSlots`. */
export const ownState = sql<RegistrationState | null>`own.state`;

/** Time zone of the person's pharmacy. */
const readerZone = (userId: string) => sql<string | null>`(
  select reader_city.time_zone from users reader join pharmacies on pharmacies.id = reader.pharmacy_id
  join cities reader_city on reader_city.id = pharmacies.city_id
  where reader.id = ${sql.param(userId, users.id)})`;

const pharmacyOf = (userId: string) =>
  sql`(select pharmacy_id from users where id = ${sql.param(userId, users.id)})`;

const waitingCount = sql<number>`(select count(*) from training_registrations line
  where line.training_id = ${trainings.id} and line.state = 'waiting')`.mapWith(Number);
/** Position in the line from 1; null for a person who does not wait. */
const waitingPosition = sql<number | null>`case when own.state = 'waiting' then (
  select count(*) from training_registrations line where line.training_id = ${trainings.id}
    and line.state = 'waiting' and line.id <= own.id) end`.mapWith((count: unknown) => Number(count));

/** Selects slots with topic, place and leader, and the registration and seats of the person (by default the viewer). */
export function selectSlots(ctx: Ctx, userId: string = viewerOf(ctx).id) {
  const own = ownRegistration(ctx, userId);
  return ctx.db
    .select({
      training: trainings,
      topic: trainingTopics,
      mark: { slug: marks.slug, name: marks.name },
      city: cities.name,
      leader: { firstName: leaders.firstName, lastName: leaders.lastName },
      own: {
        id: own.id,
        state: own.state,
        visitedAt: own.visitedAt,
        confirmedAt: own.confirmedAt,
        presentAt: own.presentAt,
        notLaterHours: own.notLaterHours,
        checkInCode: own.checkInCode,
        joinUrl: own.joinUrl,
      },
      /** Quota that has a seat left for the person. */
      ownQuota: quotaFor(sql`${trainings.id}`, pharmacyOf(userId)),
      readerZone: readerZone(userId),
      waitingCount,
      waitingPosition,
      held: heldSeats,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(trainings)
    .innerJoin(trainingTopics, eq(trainingTopics.id, trainings.topicId))
    .innerJoin(marks, eq(marks.id, trainingTopics.markId))
    .leftJoin(cities, eq(cities.id, trainings.cityId))
    .leftJoin(leaders, eq(leaders.id, trainings.leaderId))
    .leftJoinLateral(own, sql`true`);
}

export type SlotRow = Awaited<ReturnType<typeof selectSlots>>[number];
