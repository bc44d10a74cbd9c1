import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { plannedDate, seriesBody } from '@/api/timetable/schemas';
import { MOST_DATES, repeatDays } from '@/lib/domain/trainings/repeat';
import { formatSlot } from '@/lib/domain/trainings/slot';
import { wallOf } from '@/lib/domain/trainings/zone-clock';
import { MOSCOW_ZONE } from '@/lib/domain/trainings/zones';
import { foldLetters } from '@/lib/domain/fold-letters';
import { isWorkingDay } from '@/lib/domain/working-days';
import type { Of } from '@/lib/json-api/resource';
import { trainings } from '../../db/schema/trainings';
import { inTransaction } from '../../db/transaction';
import { AppError, wrongField } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { planned } from '../trainings/slot-filters';
import { insertTraining } from './create-training';
import { datedOn, dayProblem, placedOf, topicOf, type Dated } from './placed';
import { leaderBusyOn } from './trainer-busy';

type Asked = z.output<typeof seriesBody>;
type Plan = Of<typeof plannedDate>;
type Problem = Plan['problems'][number];

const hard = (code: string, message: string): Problem => ({ code, message, isHard: true });
const soft = (code: string, message: string): Problem => ({ code, message, isHard: false });

/** Returns the starts of the topic's trainings at the same place, in milliseconds. */
async function takenStarts(ctx: Ctx, topicId: string | null, dates: readonly Dated[]): Promise<Set<number>> {
  const [first] = dates;
  if (topicId === null || !first) return new Set();
  const { startsAt, cityId, address } = trainings;
  const rows = await ctx.db
    .select({ startsAt })
    .from(trainings)
    .where(
      and(
        planned,
        eq(trainings.topicId, topicId),
        inArray(
          startsAt,
          dates.map((date) => date.startsAt),
        ),
        sql`coalesce(${cityId}, 0) = ${first.cityId ?? 0}`,
        sql`fold_letters(coalesce(${address}, '')) = ${foldLetters(first.address ?? '')}`,
      ),
    );
  return new Set(rows.map((row) => row.startsAt.getTime()));
}

/** Returns the problems of a day: a hard one prevents the training, a soft one is left to the author's judgement. */
function problemsOf(
  date: Dated,
  { now, taken, busy }: { now: Date; taken: ReadonlySet<number>; busy: string | null },
): Problem[] {
  const day = dayProblem(date, now);
  return [
    ...(day ? [hard(day.code, day.message)] : []),
    ...(taken.has(date.startsAt.getTime()) ? [hard('same-slot', 'Такой тренинг уже есть.')] : []),
    ...(busy ? [soft('trainer-busy', busy)] : []),
    ...(!isWorkingDay(date.localDay) ? [soft('day-off', 'Выходной или праздник.')] : []),
  ];
}

async function planOf(ctx: Ctx, asked: Asked) {
  const placed = await placedOf(ctx, asked);
  const days = repeatDays({ ...asked, from: asked.localDay });
  if (days.length === 0) throw wrongField('until', 'no-dates', 'По этому правилу нет ни одной даты.');
  if (days.length > MOST_DATES) {
    throw wrongField('until', 'too-many', `Дат больше ${String(MOST_DATES)}: сократите период.`);
  }
  const dates = days.map((day) => datedOn(placed, day));
  const taken = await takenStarts(ctx, asked.topicId, dates);
  const busy = await leaderBusyOn(ctx, dates);
  return dates.map((date, at): { date: Dated; plan: Plan } => {
    const problems = problemsOf(date, { now: ctx.now(), taken, busy: busy[at] ?? null });
    const slot = formatSlot(wallOf(date, MOSCOW_ZONE));
    const localSlot = formatSlot(wallOf(date, date.timeZone));
    return { date, plan: { id: date.localDay, slot, localSlot, problems, trainingId: null } };
  });
}

/** Returns the days of a series to be created. 409 `series-conflicts` if one of them has a problem. */
function toMake(planned: Awaited<ReturnType<typeof planOf>>, { onlyRight, confirmBusy }: Asked) {
  const isRight = ({ plan }: (typeof planned)[number]) =>
    !plan.problems.some(({ isHard, code }) => isHard || (code === 'trainer-busy' && !confirmBusy));
  const right = planned.filter(isRight);
  if (right.length === planned.length || (onlyRight && right.length > 0)) return right;
  const words = 'Часть дат создать нельзя: проверьте список и создайте остальные.';
  throw new AppError(409, 'series-conflicts', words);
}

/** Creates many trainings by one rule, all or none; in the mode `check` creates none. */
export async function createSeries(
  ctx: Ctx,
  asked: Asked,
): Promise<{ items: Plan[]; meta: Record<string, never> }> {
  if (asked.mode === 'check') {
    return { items: (await planOf(ctx, asked)).map(({ plan }) => plan), meta: {} };
  }
  return inTransaction(ctx, async () => {
    const planned = await planOf(ctx, asked);
    const right = toMake(planned, asked);
    const topicId = await topicOf(ctx, asked);
    for (const { date, plan } of right) plan.trainingId = await insertTraining(ctx, topicId, date);
    return { items: planned.map(({ plan }) => plan), meta: {} };
  });
}
