import { moscowDay } from '@/lib/domain/moscow';
import type { visitStops } from '../db/schema/representative';
import type { assignments } from '../db/schema/users';
import { counter } from './bulk';
import { plusMinutes, type Calendar } from './calendar';
import { Chance } from './chance';

type StopRow = typeof visitStops.$inferInsert;

const NOTES = [
  'Показали новинки, договорились о тренинге.',
  'Разобрали вопросы про SPF для жирной кожи.',
  'Оставили памятку о средствах для сухой кожи.',
  '',
  '',
];
/** Days ago on which the representative visited pharmacies: two or three a week. */
const DAYS = [26, 24, 20, 17, 13, 11, 9];
const A_DAY = 4;

/** Makes the representative's visits of the last weeks; today's plan is left to the user. */
export function makeDayVisits(
  own: readonly Pick<typeof assignments.$inferInsert, 'userId' | 'pharmacyId'>[],
  calendar: Calendar,
): StopRow[] {
  const chance = new Chance('day-visits');
  const id = counter();
  const queue = chance.shuffled(own);
  return DAYS.flatMap((days) =>
    queue.splice(0, A_DAY).map(({ userId, pharmacyId }, at) => {
      const visitedAt = plusMinutes(calendar.ago(days, '10:10'), at * 75 + chance.whole(0, 30));
      return {
        id: id(),
        userId,
        pharmacyId,
        day: moscowDay(visitedAt),
        position: at + 1,
        visitedAt,
        note: chance.of(NOTES),
        createdAt: calendar.ago(days + 1, '18:00'),
      };
    }),
  );
}
