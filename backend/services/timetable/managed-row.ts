import { eq, sql } from 'drizzle-orm';
import type { managedTraining } from '@/api/timetable/schemas';
import { formatSlot } from '@/lib/domain/trainings/slot';
import { wallOf } from '@/lib/domain/trainings/zone-clock';
import { MOSCOW_ZONE } from '@/lib/domain/trainings/zones';
import { displayName } from '@/lib/format/person';
import type { Of } from '@/lib/json-api/resource';
import { visitsWindow } from '@/lib/domain/trainings/visits-window';
import { cities, marks } from '../../db/schema/directory';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import type { Ctx, SignedIn } from '../../http/context';
import { mayManage, visitsOpen } from '../trainings/may-manage';
import { leaders } from '../trainings/slot-row';

const countOf = (condition: string) =>
  sql<number>`(select count(*) from training_registrations seat
    where seat.training_id = ${trainings.id} and ${sql.raw(condition)})`.mapWith(Number);

/** Selects trainings with topic, place, leader and the numbers of people who wait, have confirmed, and came. */
export function selectManaged({ db }: Pick<Ctx, 'db'>) {
  return db
    .select({
      training: trainings,
      topic: { id: trainingTopics.id, name: trainingTopics.name },
      mark: { slug: marks.slug, name: marks.name },
      city: cities.name,
      leader: { firstName: leaders.firstName, lastName: leaders.lastName },
      waitingCount: countOf(`seat.state = 'waiting'`),
      confirmedCount: countOf(`seat.state = 'registered' and seat.confirmed_at is not null`),
      visitedCount: countOf('seat.visited_at is not null'),
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(trainings)
    .innerJoin(trainingTopics, eq(trainingTopics.id, trainings.topicId))
    .innerJoin(marks, eq(marks.id, trainingTopics.markId))
    .leftJoin(cities, eq(cities.id, trainings.cityId))
    .leftJoin(leaders, eq(leaders.id, trainings.leaderId));
}

export type ManagedRow = Awaited<ReturnType<typeof selectManaged>>[number];

/** Maps a training with what this viewer may do with it. */
export function presentManaged(row: ManagedRow, viewer: SignedIn, now: Date): Of<typeof managedTraining> {
  const { training, topic, mark, city, leader, waitingCount, confirmedCount, visitedCount } = row;
  const {
    startsAt,
    endsAt,
    updatedAt,
    authorId: _a,
    cancelledAt: _c,
    cancelledById: _b,
    ...facts
  } = training;
  const window = visitsWindow(training);
  return {
    ...facts,
    name: topic.name,
    markId: mark.slug,
    markName: mark.name,
    city,
    leaderName: (leader && displayName(leader)) || null,
    waitingCount,
    confirmedCount,
    visitedCount,
    slot: formatSlot(wallOf(training, MOSCOW_ZONE)),
    localSlot: formatSlot(wallOf(training, training.timeZone)),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    canManage: mayManage(training, viewer),
    canManageVisits: visitsOpen(training, viewer, now),
    visitsFrom: window.from.toISOString(),
    visitsUntil: window.until.toISOString(),
  };
}
