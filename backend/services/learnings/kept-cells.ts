import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { NEW_TAG } from '@/lib/domain/learning';
import { marks } from '../../db/schema/directory';
import {
  learningCounts,
  learningItems,
  learningItemTags,
  learningProgress,
  tags,
} from '../../db/schema/learning';
import { attempts } from '../../db/schema/tests';
import type { Db } from '../../db/types';
import { joined, stateOf } from './learning-rows';
import { visibleItem } from './visible-item';

/**
 * Condition of the stored counts: published items without start and end dates, open to everybody who has not begun
 * them. Their publication day may be in the future.
 */
const isCounted = and(
  eq(learningItems.isPublished, true),
  isNull(learningItems.startDate),
  isNull(learningItems.endDate),
);

/**
 * Items that may be in another state than `open` for this person: begun, with an open attempt, new, with dates, or
 * scheduled; few, found by indexes.
 */
const specialOf = (userId: string, now: Date) => sql`
  select ${learningProgress.itemId} as id from ${learningProgress} where ${learningProgress.userId} = ${userId}::bigint
  union select ${learningItems.id} from ${attempts} join ${learningItems} on ${learningItems.testId} = ${attempts.testId}
    where ${attempts.userId} = ${userId}::bigint and ${attempts.submittedAt} is null
  union select ${learningItemTags.itemId} from ${learningItemTags} join ${tags} on ${tags.id} = ${learningItemTags.tagId}
    where ${tags.slug} = ${NEW_TAG}
  union select ${learningItems.id} from ${learningItems}
    where ${learningItems.isPublished} = true and ${learningItems.publishedAt} > ${now.toISOString()}::timestamptz
  union select ${learningItems.id} from ${learningItems}
    where ${learningItems.startDate} is not null or ${learningItems.endDate} is not null`;

/** Returns the same as `countLearnings` if only marks are filtered by, without reading every item. */
export function keptCells(db: Db, userId: string, now: Date, slugs: readonly string[] = []) {
  const on = joined(userId);
  const steps = sql`(
    with special as materialized (${specialOf(userId, now)})
    select ${learningCounts.type} as type, ${learningCounts.markId} as mark_id, 'open' as state, ${learningCounts.count} as step
    from ${learningCounts}
    union all
    select ${learningItems.type}, ${learningItems.markId}, 'open', -1 from ${learningItems}
    where ${learningItems.id} in (select id from special) and ${isCounted}
    union all
    select ${learningItems.type}, ${learningItems.markId}, ${stateOf(now)}, 1 from ${learningItems}
    left join ${learningProgress} on ${on.progress} left join ${attempts} on ${on.open}
    where ${learningItems.id} in (select id from special) and ${visibleItem(now)}
  ) steps`;
  return db
    .select({
      type: sql<string>`steps.type`,
      mark: marks.slug,
      state: sql<string>`steps.state`,
      count: sql<number>`sum(steps.step)`.mapWith(Number),
    })
    .from(steps)
    .innerJoin(marks, eq(marks.id, sql`steps.mark_id`))
    .where(slugs.length > 0 ? inArray(marks.slug, [...slugs]) : undefined)
    .groupBy(sql`steps.type`, marks.slug, sql`steps.state`)
    .having(sql`sum(steps.step) <> 0`);
}
