import { sql, type AnyColumn } from 'drizzle-orm';
import { learningProgress } from '../../db/schema/learning';

/** Column: whether the person has passed this test and may not take it again yet, so that it pays nothing now. */
export const testPassed = (userId: string, now: Date, testId: AnyColumn) => sql<boolean>`exists (
  select 1 from ${learningProgress} done join learning_items test_item on test_item.id = done.item_id
  where test_item.test_id = ${testId} and done.user_id = ${userId}::bigint
    and (done.finished_at is not null or done.last_accrual_points_at is not null)
    and coalesce(done.repeat_at > ${now.toISOString()}::timestamptz, true))`;
