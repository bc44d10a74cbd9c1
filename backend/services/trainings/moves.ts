import { and, asc, eq, gt, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm';
import { pharmacies } from '../../db/schema/directory';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings } from '../../db/schema/trainings';
import { users } from '../../db/schema/users';
import { viewerOf, type Ctx } from '../../http/context';
import { heldSeats, quotaFor } from './quota-seats';
import { coming } from './slot-filters';

/** Finds the viewer's own seat on a training that has not begun, with the city where they work. */
async function findSeat(ctx: Ctx, id: string) {
  const { id: userId } = viewerOf(ctx);
  const row = trainingRegistrations;
  const own = and(eq(row.id, id), eq(row.userId, userId), eq(row.state, 'registered'));
  const { topicId, type } = trainings;
  const [seat] = await ctx.db
    .select({ trainingId: trainings.id, topicId, type, userId: users.id, cityId: pharmacies.cityId })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .innerJoin(users, eq(users.id, row.userId))
    .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .where(and(own, gt(trainings.startsAt, ctx.now())));
  return seat;
}
type Seat = NonNullable<Awaited<ReturnType<typeof findSeat>>>;

/** Condition: the training has a seat for this person, either common or kept for their pharmacy. */
function hasSeat({ userId }: Seat): SQL | undefined {
  const { id, capacity, taken } = trainings;
  const pharmacyId = sql`(select pharmacy_id from users where id = ${sql.param(userId, users.id)})`;
  const kept = isNotNull(quotaFor(sql`${id}`, pharmacyId));
  return or(
    isNull(capacity),
    sql`${capacity} > ${taken} + ${heldSeats}`,
    and(kept, sql`${capacity} > ${taken}`),
  );
}

/** Condition: the person has another coming seat on the training's topic, so they may not take this one. */
const sitsOnTopic = ({ userId, trainingId }: Seat, now: Date) => sql`exists (
  select from training_registrations seat join trainings date on date.id = seat.training_id
  where seat.user_id = ${sql.param(userId, users.id)} and seat.state = 'registered'
    and date.topic_id = ${trainings.topicId} and date.id <> ${sql.param(trainingId, trainings.id)}
    and date.starts_at > ${now.toISOString()}::timestamptz)`;

/** Order: this topic first; then the same type within reach first, another city last. */
function byNearness({ topicId, type, cityId }: Seat): SQL[] {
  const isFar =
    cityId === null
      ? sql`false`
      : sql`${trainings.type} = 'offline' and ${trainings.cityId} <> ${sql.param(cityId, trainings.cityId)}`;
  return [
    sql`${ne(trainings.topicId, topicId)}`,
    sql`case when ${isFar} then 2 when ${eq(trainings.type, type)} then 0 else 1 end`,
    ...[asc(trainings.startsAt), asc(trainings.id)],
  ];
}

/**
 * Returns the trainings, as condition and order, to which a coming seat of the viewer may be moved; null without such a
 * seat.
 */
export async function movesOf(ctx: Ctx, registrationId: string) {
  const seat = await findSeat(ctx, registrationId);
  if (!seat) return null;
  const now = ctx.now();
  const elsewhere = sql`not ${sitsOnTopic(seat, now)}`;
  const where = and(coming(now), ne(trainings.id, seat.trainingId), hasSeat(seat), elsewhere);
  return { where, order: byNearness(seat) };
}
