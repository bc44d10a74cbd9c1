import { and, eq, isNull, lte, or, type SQL } from 'drizzle-orm';
import { learningItems } from '../../db/schema/learning';

/**
 * Condition: items published by now. Nobody sees drafts, hidden and archived items; dates lock an item but do not hide
 * it.
 */
export function visibleItem(now: Date): SQL | undefined {
  return and(
    eq(learningItems.isPublished, true),
    or(isNull(learningItems.publishedAt), lte(learningItems.publishedAt, now)),
  );
}
