import { and, asc, eq, gt, lt, type SQL } from 'drizzle-orm';
import { placeWords } from '@/lib/domain/training-words';
import { momentWords } from '@/lib/domain/trainings/clock-words';
import { formatSlot } from '@/lib/domain/trainings/slot';
import { absenceWords, daysOf, shareDay } from '@/lib/domain/trainings/absence';
import { needsBetween } from '@/lib/domain/trainings/leader-time';
import { wallOf, type Instants } from '@/lib/domain/trainings/zone-clock';
import { MOSCOW_ZONE } from '@/lib/domain/trainings/zones';
import { HOUR_MS } from '@/lib/domain/moscow';
import { cities } from '../../db/schema/directory';
import { leaderAbsences } from '../../db/schema/leaders';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import type { Ctx } from '../../http/context';
import { inDays } from './absent-days';
import { planned } from '../trainings/slot-filters';

interface Led extends Instants {
  id?: string;
  localDay: string;
  localFrom: string;
  localTo: string;
  type: 'webinar' | 'offline';
  cityId: string | null;
  leaderId: string | null;
}

/** Most time that a rule requires between two trainings of one leader. */
const WIDEST_MS = 3 * HOUR_MS;

/** Selects absences of the leader that may share a day with one of these trainings, the earliest first. */
function absencesAround({ db }: Ctx, leaderId: string, dates: readonly Led[]) {
  const days = dates.map(daysOf);
  const firstDay = days.map((one) => one.firstDay).sort()[0] ?? '';
  const lastDay =
    days
      .map((one) => one.lastDay)
      .sort()
      .at(-1) ?? '';
  return db
    .select()
    .from(leaderAbsences)
    .where(and(eq(leaderAbsences.leaderId, leaderId), inDays({ firstDay, lastDay })))
    .orderBy(asc(leaderAbsences.firstDay));
}

/** Selects planned trainings of the leader near these ones, by start. */
function trainingsAround({ db }: Ctx, led: string, dates: readonly Led[]) {
  const { id, type, cityId, address, startsAt, endsAt, leaderId } = trainings;
  const from = Math.min(...dates.map((date) => date.startsAt.getTime())) - WIDEST_MS;
  const until = Math.max(...dates.map((date) => date.endsAt.getTime())) + WIDEST_MS;
  const near: SQL[] = [lt(startsAt, new Date(until)), gt(endsAt, new Date(from))];
  return db
    .select({ id, type, cityId, address, startsAt, endsAt, city: cities.name, topic: trainingTopics.name })
    .from(trainings)
    .innerJoin(trainingTopics, eq(trainingTopics.id, trainings.topicId))
    .leftJoin(cities, eq(cities.id, cityId))
    .where(and(planned, eq(leaderId, led), ...near))
    .orderBy(asc(startsAt), asc(id));
}

/**
 * Returns for each training, all of one leader, why the leader has no time: an absence or another planned training;
 * null if the leader has time. The number of queries is two for any number of trainings.
 */
export async function leaderBusyOn(ctx: Ctx, dates: readonly Led[]): Promise<(string | null)[]> {
  const leaderId = dates[0]?.leaderId ?? null;
  if (leaderId === null) return dates.map(() => null);
  const absences = await absencesAround(ctx, leaderId, dates);
  const others = await trainingsAround(ctx, leaderId, dates);
  return dates.map((led) => {
    const absent = absences.find((absence) => shareDay(absence, daysOf(led)));
    if (absent) return absenceWords(absent);
    const beside = others.find((other) => other.id !== led.id && needsBetween(led, other));
    if (!beside) return null;
    const when = momentWords(formatSlot(wallOf(beside, MOSCOW_ZONE)), ctx.now());
    return `Ведущий не успевает: у него «${beside.topic}», ${when}, ${placeWords(beside)}.`;
  });
}

/** Returns the same for one training. */
export const leaderBusy = async (ctx: Ctx, led: Led): Promise<string | null> =>
  (await leaderBusyOn(ctx, [led]))[0] ?? null;
