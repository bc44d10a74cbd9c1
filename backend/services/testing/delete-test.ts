import { asc, eq } from 'drizzle-orm';
import { courses, courseSteps } from '../../db/schema/academy';
import { articles } from '../../db/schema/articles';
import { attempts, tests } from '../../db/schema/tests';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { forgetLikes } from '../learnings/forget-likes';
import { CORE } from '../spaces/core';
import { lockTest } from './test-kind';

const used = (code: string, text: string) => new AppError(409, code, text);

/**
 * Throws 409 if the test has attempts or is used. Of the two keys to a test the database guards only that of an
 * article; a course would silently lose its step.
 */
async function assertFree(tx: Db, id: string): Promise<void> {
  const [begun] = await tx.select({ id: attempts.id }).from(attempts).where(eq(attempts.testId, id)).limit(1);
  if (begun) throw used('test-has-attempts', 'Тест уже проходили: его можно убрать в архив.');
  const [article] = await tx
    .select({ title: articles.title })
    .from(articles)
    .where(eq(articles.testId, id))
    .orderBy(asc(articles.id))
    .limit(1);
  if (article)
    throw used('test-used', `На тест ведёт материал «${article.title}»: сначала уберите тест оттуда.`);
  const [course] = await tx
    .select({ title: courses.title })
    .from(courseSteps)
    .innerJoin(courses, eq(courses.id, courseSteps.courseId))
    .where(eq(courseSteps.testId, id))
    .limit(1);
  if (course) throw used('test-used', `Тест стоит в курсе «${course.title}»: сначала уберите его оттуда.`);
}

/** Deletes a test with its versions, likes and learning item. */
export async function deleteTest(ctx: Ctx, id: string, own = CORE.tests): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockTest(tx, id, own);
    await assertFree(tx, id);
    await forgetLikes(tx, 'testId', id);
    await tx.delete(tests).where(eq(tests.id, id));
    const details = { title: row.title };
    await audit.record(ctx, { action: 'test.deleted', subjectType: 'test', subjectId: id, details });
  });
}
