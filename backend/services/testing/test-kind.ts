import { eq } from 'drizzle-orm';
import { publicationProblems, TEST_LIMITS } from '@/lib/domain/test-authoring';
import { tests } from '../../db/schema/tests';
import type { TestContent, TestHead } from '../../db/schema/types';
import type { Db } from '../../db/types';
import { copiedTitle, withOwnIds } from '../authoring/kept-parts';
import { versioned } from '../authoring/versioned';
import { headOf, testMissing, type Row } from './present';
import { readBody, type Body } from './read-body';
import { testVersions } from './revisions';

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** What a test's row says of a version. */
function columnsOf(content: TestContent, { markId, videoId, startDate, endDate }: TestHead) {
  const { head: _h, questions: _q, ...said } = content;
  return { ...said, markId, videoId, startDate: dateOf(startDate), endDate: dateOf(endDate) };
}

/** The row, with nobody else writing or sending the test until the transaction ends. */
export async function lockTest(tx: Db, id: string): Promise<Row> {
  const [row] = await tx.select().from(tests).where(eq(tests.id, id)).for('update');
  if (!row) throw testMissing();
  return row;
}

export const writeRow = (tx: Db, id: string, values: Partial<Row>) =>
  tx.update(tests).set(values).where(eq(tests.id, id));

export const testKind = versioned<TestHead, TestContent, Row, Body>({
  name: 'test',
  word: 'Тест',
  versions: testVersions,
  lock: lockTest,
  write: writeRow,
  insert: async (tx, values) => {
    const [row] = await tx
      .insert(tests)
      .values(values as typeof tests.$inferInsert)
      .returning();
    if (!row) throw new Error('The test was not made');
    return row;
  },
  read: (ctx, body, revisions) => readBody(ctx, body, revisions),
  headOf,
  columnsOf,
  problems: (content, { startDate, endDate }, now) =>
    publicationProblems({ ...content, startDate: dateOf(startDate), endDate: dateOf(endDate) }, now),
  copy: (_, content, head, title) =>
    Promise.resolve({
      ...content,
      title: title ?? copiedTitle(content.title, TEST_LIMITS.title),
      questions: withOwnIds(content.questions),
      head,
    }),
});
