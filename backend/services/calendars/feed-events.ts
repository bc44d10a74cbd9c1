import { and, desc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm';
import { DAY_MS } from '@/lib/domain/moscow';
import { bookingLink, placeWords } from '@/lib/domain/training-words';
import type { CalendarEvent } from '@/lib/domain/trainings/calendar-file';
import { wholeClocksWords } from '@/lib/domain/trainings/clock-words';
import { formatSlot } from '@/lib/domain/trainings/slot';
import { wallOf } from '@/lib/domain/trainings/zone-clock';
import { MOSCOW_ZONE } from '@/lib/domain/trainings/zones';
import * as path from '@/lib/routes/path';
import { cities } from '../../db/schema/directory';
import { trainingRegistrations } from '../../db/schema/registrations';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import type { Ctx } from '../../http/context';

/** Past and cancelled events stay in the feed for this long, so that calendar programs that were off receive them. */
const KEPT_MS = 30 * DAY_MS;
const MOST = 300;

type FeedCtx = Pick<Ctx, 'db' | 'now' | 'config'>;

const row = trainingRegistrations;
const kept = (ctx: FeedCtx) => new Date(ctx.now().getTime() - KEPT_MS);

const shown = { training: trainings, topic: trainingTopics.name, city: cities.name };
interface Shown {
  training: typeof trainings.$inferSelect;
  topic: string;
  city: string | null;
}

/** Facts without names and personal links of webinars: anyone who has the address of the feed can read it. */
function factsOf({ training, topic, city }: Shown) {
  const slotIn = (zone: string) => formatSlot(wallOf(training, zone));
  const clocks = { slot: slotIn(MOSCOW_ZONE), localSlot: slotIn(training.timeZone) };
  return {
    startsAt: training.startsAt,
    endsAt: training.endsAt,
    place: placeWords({ ...training, city }),
    text: [wholeClocksWords({ type: training.type, ...clocks }), training.notes].filter(Boolean).join('\n'),
    title: topic,
  };
}

const uidOf = (ctx: FeedCtx, what: string) => `${what}@${new URL(ctx.config.PUBLIC_URL).hostname}`;
const urlOf = (ctx: FeedCtx, link: string) => new URL(link, ctx.config.PUBLIC_URL).href;

/** Limits the bookings to these trainings or registrations. */
interface Named {
  trainings?: readonly string[];
  registrations?: readonly string[];
}

/**
 * Returns the seats that the person has or had, or only the named ones. A place in the line is no date for a calendar,
 * also when it has ended.
 */
export async function bookingEvents(
  ctx: FeedCtx,
  userId: string,
  { trainings: on, registrations: which }: Named = {},
): Promise<CalendarEvent[]> {
  const since = kept(ctx);
  const booked = eq(row.state, 'registered');
  const ended = and(eq(row.state, 'cancelled'), eq(row.endedInLine, false), gt(row.cancelledAt, since));
  const rows = await ctx.db
    .select({ ...shown, registration: row })
    .from(row)
    .innerJoin(trainings, eq(trainings.id, row.trainingId))
    .innerJoin(trainingTopics, eq(trainingTopics.id, trainings.topicId))
    .leftJoin(cities, eq(cities.id, trainings.cityId))
    .where(
      and(
        ...[eq(row.userId, userId), gt(trainings.endsAt, since), or(booked, ended)],
        on && inArray(trainings.id, [...on]),
        which && inArray(row.id, [...which]),
      ),
    )
    .orderBy(desc(trainings.startsAt), desc(row.id))
    .limit(MOST);
  return rows.map(({ registration, ...found }) => {
    const { training } = found;
    const isCancelled = registration.state === 'cancelled' || training.status === 'cancelled';
    return {
      ...factsOf(found),
      uid: uidOf(ctx, `booking-${registration.id}`),
      url: urlOf(ctx, bookingLink(training.id)),
      // giving up a seat changes the entry too, although the training is unchanged
      sequence: training.version + (registration.state === 'cancelled' ? 1 : 0),
      changedAt: new Date(Math.max(training.updatedAt.getTime(), registration.updatedAt.getTime())),
      isCancelled,
    };
  });
}

/** Returns the trainings that the person leads, one entry each, separate from their own bookings. */
async function ledBy(ctx: FeedCtx, userId: string): Promise<CalendarEvent[]> {
  const since = kept(ctx);
  const rows = await ctx.db
    .select(shown)
    .from(trainings)
    .innerJoin(trainingTopics, eq(trainingTopics.id, trainings.topicId))
    .leftJoin(cities, eq(cities.id, trainings.cityId))
    .where(
      and(
        eq(trainings.leaderId, userId),
        gt(trainings.endsAt, since),
        or(isNull(trainings.cancelledAt), gt(trainings.cancelledAt, since)),
        inArray(trainings.status, ['planned', 'cancelled']),
      ),
    )
    .orderBy(desc(trainings.startsAt), sql`${trainings.id} desc`)
    .limit(MOST);
  return rows.map((found) => ({
    ...factsOf(found),
    uid: uidOf(ctx, `training-${found.training.id}`),
    url: urlOf(ctx, path.training(found.training.id)),
    sequence: found.training.version,
    changedAt: found.training.updatedAt,
    isCancelled: found.training.status === 'cancelled',
  }));
}

export async function feedEvents(ctx: FeedCtx, userId: string): Promise<CalendarEvent[]> {
  return [...(await bookingEvents(ctx, userId)), ...(await ledBy(ctx, userId))];
}
