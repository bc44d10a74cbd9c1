import { and, eq, type SQL } from 'drizzle-orm';
import type { AuthoredProblem } from '@/lib/domain/authored-problems';
import { publicationProblems, TEST_LIMITS } from '@/lib/domain/test-authoring';
import { tests } from '../../db/schema/tests';
import type { TestContent, TestHead } from '../../db/schema/types';
import type { Db } from '../../db/types';
import type { Ctx } from '../../http/context';
import { copiedTitle, withOwnIds } from '../authoring/kept-parts';
import { versioned } from '../authoring/versioned';
import { itemLinks, writeItemLinks } from '../learnings/item-links';
import { CORE } from '../spaces/core';
import { headOf, testMissing, type Row } from './present';
import { readBody, type Body } from './read-body';
import { testVersions, type Revisions } from './revisions';

const dateOf = (text: string | null) => (text === null ? null : new Date(text));

/** Maps a version to the columns of the test's row. */
function columnsOf(
  content: TestContent,
  { startDate, endDate, dueAt: _d, tags: _t, gammas: _g, ...head }: TestHead,
) {
  const { head: _h, questions: _q, ...said } = content;
  return { ...said, ...head, startDate: dateOf(startDate), endDate: dateOf(endDate) };
}

/** Locks the test's row: nobody else can write or send the test until the transaction ends. */
export async function lockTest(tx: Db, id: string, own = CORE.tests): Promise<Row> {
  const [row] = await tx
    .select()
    .from(tests)
    .where(and(eq(tests.id, id), own))
    .for('update');
  if (!row) throw testMissing();
  return row;
}

export const writeRow = (tx: Db, id: string, values: Partial<Row>) =>
  tx.update(tests).set(values).where(eq(tests.id, id));

interface Kind<B extends Body> {
  /** Condition: tests of the space. */
  own: SQL | undefined;
  read: (ctx: Ctx, body: B, revisions: Revisions) => Promise<TestContent>;
  /** Problems that prevent publication in this space, in addition to those of every test. */
  more?: (dates: { startDate: Date | null; endDate: Date | null }) => AuthoredProblem[];
}

/** Returns the authoring functions for the tests of a space. */
export const testKindOf = <B extends Body>({ own, read, more = () => [] }: Kind<B>) =>
  versioned<TestHead, TestContent, Row, B>({
    name: 'test',
    word: 'Тест',
    versions: testVersions,
    lock: (tx, id) => lockTest(tx, id, own),
    write: writeRow,
    insert: async (tx, values) => {
      const [row] = await tx
        .insert(tests)
        .values(values as typeof tests.$inferInsert)
        .returning();
      if (!row) throw new Error('The test was not made');
      return row;
    },
    read,
    headOf,
    columnsOf,
    problems: (content, { startDate, endDate, dueAt = null }, now) => {
      const dates = { startDate: dateOf(startDate), endDate: dateOf(endDate), dueAt: dateOf(dueAt) };
      return [...publicationProblems({ ...content, ...dates }, now), ...more(dates)];
    },
    link: (tx, id, head) => writeItemLinks(tx, 'testId', id, head),
    copy: async ({ db }, content, head, title, id) => ({
      ...content,
      title: title ?? copiedTitle(content.title, TEST_LIMITS.title),
      questions: withOwnIds(content.questions),
      head: { ...(await itemLinks(db, 'testId', id)), ...head, dueAt: null },
    }),
  });

export const testKind = testKindOf<Body>({
  own: CORE.tests,
  read: (ctx, body, revisions) => readBody(ctx, body, revisions),
});
