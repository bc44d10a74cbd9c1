import { and, eq, gt, lt, ne, type SQL } from 'drizzle-orm';
import { placeWords } from '@/lib/domain/training-words';
import { momentWords } from '@/lib/domain/trainings/clock-words';
import { formatSlot } from '@/lib/domain/trainings/slot';
import { absenceWords, daysOf } from '@/lib/domain/trainings/absence';
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

/** No rule needs more time between two trainings of one leader. */
const WIDEST_MS = 3 * HOUR_MS;

/** Days on which the leader holds no training. */
async function absenceOf({ db }: Ctx, led: Led, leaderId: string): Promise<string | null> {
  const [absence] = await db
    .select()
    .from(leaderAbsences)
    .where(and(eq(leaderAbsences.leaderId, leaderId), inDays(daysOf(led))))
    .orderBy(leaderAbsences.firstDay)
    .limit(1);
  return absence ? absenceWords(absence) : null;
}

/** Why the leader has no time for this training: days without trainings, or another planned one. Null when they have. */
export async function leaderBusy(ctx: Ctx, led: Led): Promise<string | null> {
  if (led.leaderId === null) return null;
  const absent = await absenceOf(ctx, led, led.leaderId);
  if (absent !== null) return absent;
  const { id, type, cityId, address, startsAt, endsAt, leaderId } = trainings;
  const near: (SQL | undefined)[] = [
    lt(startsAt, new Date(led.endsAt.getTime() + WIDEST_MS)),
    gt(endsAt, new Date(led.startsAt.getTime() - WIDEST_MS)),
    led.id === undefined ? undefined : ne(id, led.id),
  ];
  const rows = await ctx.db
    .select({ type, cityId, address, startsAt, endsAt, city: cities.name, topic: trainingTopics.name })
    .from(trainings)
    .innerJoin(trainingTopics, eq(trainingTopics.id, trainings.topicId))
    .leftJoin(cities, eq(cities.id, cityId))
    .where(and(planned, eq(leaderId, led.leaderId), ...near));
  const beside = rows.find((other) => needsBetween(led, other));
  if (!beside) return null;
  const when = momentWords(formatSlot(wallOf(beside, MOSCOW_ZONE)), ctx.now());
  return `Ведущий не успевает: у него «${beside.topic}», ${when}, ${placeWords(beside)}.`;
}
