import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { manageTopicsQuery } from '@/api/timetable/schemas';
import { trainingTopics } from '../../db/schema/trainings';
import type { Ctx } from '../../http/context';
import { narrow } from '../../http/listing';
import { topicList } from '../trainings/topic-list';
import { managedFilters, type ManagedFilter } from './managed-filters';

/** Of one answer no more are shown: the rest are in the list of dates. */
const MOST_DATES = 500;

const lastStart = sql`(select max(late.starts_at) from trainings late where late.topic_id = ${trainingTopics.id}) desc nulls last`;

/** Topics of the timetable with their dates, past and cancelled ones too; all of them without a filter on dates. */
export function manageTopics(ctx: Ctx, { filter = {}, ...query }: z.output<typeof manageTopicsQuery>) {
  const { archived, ...dates } = filter;
  return topicList(ctx, query, {
    isArchived: archived === '1',
    fits: narrow<ManagedFilter>(managedFilters, ctx, dates as ManagedFilter),
    byStart: lastStart,
    sort: 'name',
    mostDates: MOST_DATES,
  });
}
