import { and, eq, isNull, lte, or, type SQL } from 'drizzle-orm';
import { learningItems } from '../../db/schema/learning';

/** Published by now; drafts, hidden and archived ones are nobody's to see. Dates close an item, they don't hide it. */
export function visibleItem(now: Date): SQL | undefined {
  return and(
    eq(learningItems.isPublished, true),
    or(isNull(learningItems.publishedAt), lte(learningItems.publishedAt, now)),
  );
}
