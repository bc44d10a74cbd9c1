import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import { marks } from '../../db/schema/directory';
import { learningItems, learningProgress } from '../../db/schema/learning';
import { attempts, options, questions, tests } from '../../db/schema/tests';
import type { Db } from '../../db/types';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import type { Progress } from '../learnings/lock-progress';
import { visibleItem } from '../learnings/visible-item';

export type Attempt = typeof attempts.$inferSelect;
export type Option = typeof options.$inferSelect;
export type Question = typeof questions.$inferSelect & { options: Option[] };
export type Test = typeof tests.$inferSelect & {
  itemId: string;
  mark: { slug: string; name: string };
  questions: Question[];
};

async function findQuestions(db: Db, testId: string): Promise<Question[]> {
  const asked = await db
    .select()
    .from(questions)
    .where(eq(questions.testId, testId))
    .orderBy(asc(questions.position), asc(questions.id));
  const choices = await db
    .select(getTableColumns(options))
    .from(options)
    .innerJoin(questions, eq(questions.id, options.questionId))
    .where(eq(questions.testId, testId))
    .orderBy(asc(options.position), asc(options.id));
  return asked.map((question) => ({
    ...question,
    options: choices.filter(({ questionId }) => questionId === question.id),
  }));
}

/** A published test with its questions. Hidden, archived, unpublished and unknown ones are 404 alike. */
export async function findTest(ctx: Ctx, id: string): Promise<Test> {
  // one after the other: this runs inside transactions too, which have one connection
  const [found] = await ctx.db
    .select({ test: tests, itemId: learningItems.id, mark: { slug: marks.slug, name: marks.name } })
    .from(tests)
    .innerJoin(learningItems, eq(learningItems.testId, tests.id))
    .innerJoin(marks, eq(marks.id, tests.markId))
    .where(and(eq(tests.id, id), visibleItem(ctx.now())));
  if (!found) throw notFound('Такого теста нет.', 'test-missing');
  return {
    ...found.test,
    itemId: found.itemId,
    mark: found.mark,
    questions: await findQuestions(ctx.db, id),
  };
}

/** Where a person is with a test. */
export interface Standing {
  progress: Progress | null;
  open: Attempt | null;
  last: Attempt | null;
}

/** The open attempt and the last sent one: an open one has no date and sorts first. */
export async function findAttempts(
  db: Db,
  userId: string,
  testId: string,
): Promise<Omit<Standing, 'progress'>> {
  const [first, second] = await db
    .select()
    .from(attempts)
    .where(and(eq(attempts.userId, userId), eq(attempts.testId, testId)))
    .orderBy(desc(attempts.submittedAt), desc(attempts.id))
    .limit(2);
  if (first && !first.submittedAt) return { open: first, last: second ?? null };
  return { open: null, last: first ?? null };
}

export async function findStanding(
  ctx: Ctx,
  userId: string,
  test: Pick<Test, 'id' | 'itemId'>,
): Promise<Standing> {
  const [found, [progress]] = await Promise.all([
    findAttempts(ctx.db, userId, test.id),
    ctx.db
      .select()
      .from(learningProgress)
      .where(and(eq(learningProgress.userId, userId), eq(learningProgress.itemId, test.itemId))),
  ]);
  return { ...found, progress: progress ?? null };
}
