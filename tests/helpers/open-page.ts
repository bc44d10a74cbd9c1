import { eq, type AnyColumn } from 'drizzle-orm';
import { reportProgress } from '@/api/articles/endpoints';
import type { Endpoint } from '@/api/core/endpoint';
import { completeModule } from '@/api/modules/endpoints';
import { reportProgrammeProgress, sendProgrammeTest } from '@/api/programme/endpoints';
import { sendTest } from '@/api/tests/endpoints';
import { learningItems, learningOpenings } from '@/backend/db/schema/learning';
import type { Db } from '@/backend/db/types';

/** Calls that need an opened page, with the column that identifies their item. */
const ITEM_OF = new Map<unknown, AnyColumn>([
  [reportProgress, learningItems.articleId],
  [completeModule, learningItems.moduleId],
  [sendTest, learningItems.testId],
  [reportProgrammeProgress, learningItems.articleId],
  [sendProgrammeTest, learningItems.testId],
]);
const AGO_MS = 3_600_000;

/** Opens the page that a call needs, an hour ago, unless it is open. Other calls need none. */
export async function openPageOf(
  db: Db,
  endpoint: Pick<Endpoint, never>,
  { as, params }: { as?: object; params?: Record<string, string> },
  now: Date,
): Promise<void> {
  const column = ITEM_OF.get(endpoint);
  if (!column || !as || !('id' in as)) return;
  const [item] = await db
    .select({ itemId: learningItems.id })
    .from(learningItems)
    .where(eq(column, params?.id ?? ''));
  if (!item) return;
  const openedAt = new Date(now.getTime() - AGO_MS);
  const values = { userId: String(as.id), itemId: item.itemId, openedAt };
  await db.insert(learningOpenings).values(values).onConflictDoNothing();
}
