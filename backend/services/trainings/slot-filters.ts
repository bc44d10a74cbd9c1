import { and, eq, gt, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { DAY_MS, moscowMidnight } from '@/lib/domain/moscow';
import { cities, marks } from '../../db/schema/directory';
import { trainings, trainingTopics } from '../../db/schema/trainings';
import { holds } from '../../db/text';

type Type = (typeof trainings.$inferSelect)['type'];

/** Filters of the schedule. A city matches webinars too, which are everywhere; days are Moscow days. */
export const slotFilters = {
  mark: (slugs: string[]) => inArray(marks.slug, slugs),
  cityId: (cityId: string) => or(eq(trainings.type, 'webinar'), eq(trainings.cityId, cityId)),
  type: (type: Type) => eq(trainings.type, type),
  from: (day: string) => gte(trainings.startsAt, moscowMidnight(day)),
  to: (day: string) => lt(trainings.startsAt, new Date(moscowMidnight(day).getTime() + DAY_MS)),
  topicId: (topicId: string) => eq(trainings.topicId, topicId),
  search: (words: string) =>
    holds(
      sql`${trainingTopics.name} || ' ' || coalesce(${cities.name}, '') || ' ' || coalesce(${trainings.address}, '')`,
      words,
    ),
} satisfies Record<string, (value: never) => SQL | undefined>;

export const planned = eq(trainings.status, 'planned');
export const coming = (now: Date) => and(planned, gt(trainings.startsAt, now));
export const past = (now: Date) => and(planned, lte(trainings.endsAt, now));
