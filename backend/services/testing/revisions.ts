import { and, desc, eq, inArray } from 'drizzle-orm';
import { testRevisions } from '../../db/schema/tests';
import type { TestContent, TestHead } from '../../db/schema/types';
import type { Db } from '../../db/types';

export type Revision = typeof testRevisions.$inferSelect;
export type Head = TestHead;

/** What an author works with: what is written and not out yet, and what people get. */
export interface Revisions {
  draft: Revision | null;
  published: Revision | null;
}

export async function revisionsOf(db: Db, testId: string): Promise<Revisions> {
  const rows = await db
    .select()
    .from(testRevisions)
    .where(and(eq(testRevisions.testId, testId), inArray(testRevisions.state, ['draft', 'published'])));
  const of = (state: Revision['state']) => rows.find((row) => row.state === state) ?? null;
  return { draft: of('draft'), published: of('published') };
}

/** The draft says this from now on; it is made where there is none. Under the lock of the test's row. */
export async function writeDraft(
  db: Db,
  testId: string,
  { content, authorId, now }: { content: TestContent; authorId: string; now: Date },
): Promise<void> {
  const draft = and(eq(testRevisions.testId, testId), eq(testRevisions.state, 'draft'));
  const written = await db
    .update(testRevisions)
    .set({ content, authorId })
    .where(draft)
    .returning({ id: testRevisions.id });
  if (written.length > 0) return;
  const [last] = await db
    .select({ number: testRevisions.number })
    .from(testRevisions)
    .where(eq(testRevisions.testId, testId))
    .orderBy(desc(testRevisions.number))
    .limit(1);
  const number = (last?.number ?? 0) + 1;
  await db
    .insert(testRevisions)
    .values({ testId, number, state: 'draft', content, authorId, createdAt: now });
}
