import { and, asc, desc, eq, inArray, isNotNull, sql, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { attemptRow, attemptsQuery, sentAttempt } from '@/api/testing/schemas';
import { isExpress, isQuestionRight, questionPoints } from '@/lib/domain/scoring';
import type { Of } from '@/lib/json-api/resource';
import { pharmacies } from '../../db/schema/directory';
import { attempts, testRevisions, tests } from '../../db/schema/tests';
import { users } from '../../db/schema/users';
import { holds } from '../../db/text';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { assertTest } from './present';
import { whichAttempts } from './which-attempts';
import { CORE } from '../spaces/core';

type Query = z.output<typeof attemptsQuery>;

const passed = sql`(${attempts.result} ->> 'passed')::boolean`;
const right = sql`(${attempts.result} ->> 'correctAnswersCount')::int`;

function selectRows({ db }: Ctx, where: SQL | undefined) {
  return db
    .select({
      attempt: attempts,
      revision: testRevisions.number,
      name: users.fullName,
      pharmacy: pharmacies.name,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(attempts)
    .innerJoin(testRevisions, eq(testRevisions.id, attempts.revisionId))
    .innerJoin(users, eq(users.id, attempts.userId))
    .leftJoin(pharmacies, eq(pharmacies.id, users.pharmacyId))
    .where(where);
}

type Row = Awaited<ReturnType<typeof selectRows>>[number];

/** Filters and sorts of the list, shared with its file. */
export const attemptsList = listing<Query, Row>({
  from: selectRows,
  filters: {
    ...whichAttempts,
    passed: (said) => eq(passed, said === '1'),
    search: (words) => holds(users.fullName, words),
  },
  sorts: {
    '-submittedAt': [desc(attempts.submittedAt), desc(attempts.id)],
    submittedAt: [asc(attempts.submittedAt), asc(attempts.id)],
    '-right': [sql`${right} desc`, desc(attempts.id)],
    right: [sql`${right} asc`, asc(attempts.id)],
  },
  sort: '-submittedAt',
});

function present({ attempt, revision, name, pharmacy }: Row): Of<typeof attemptRow> {
  const { result, submittedAt } = attempt;
  if (!result || !submittedAt) throw new Error('A sent attempt has no result');
  return {
    id: attempt.id,
    // a deleted account has no name
    name: name || 'Удалённый аккаунт',
    pharmacy: pharmacy ?? '',
    submittedAt: submittedAt.toISOString(),
    ...result,
    revision,
  };
}

/** Attempts of a test that were sent, the last first. 404 `test-missing`. */
export async function listAttempts(ctx: Ctx, testId: string, query: Query, own = CORE.tests) {
  await assertTest(ctx, testId, own);
  const sent = and(eq(attempts.testId, testId), isNotNull(attempts.submittedAt));
  const { rows, page } = await attemptsList.read(ctx, query, sent);
  return { items: rows.map(present), page, meta: {} };
}

/**
 * Returns a sent attempt with its questions as they were asked, and the key. 404 `attempt-missing`, also for another
 * test's.
 */
export async function readAttempt(
  ctx: Ctx,
  testId: string,
  id: string,
  own = CORE.tests,
): Promise<Of<typeof sentAttempt>> {
  const ownTest = ctx.db
    .select({ id: tests.id })
    .from(tests)
    .where(and(eq(tests.id, testId), own));
  const sent = and(eq(attempts.id, id), inArray(attempts.testId, ownTest), isNotNull(attempts.submittedAt));
  const [row] = await selectRows(ctx, sent).limit(1);
  if (!row) throw notFound('Такой попытки нет.', 'attempt-missing');
  const [revision] = await ctx.db
    .select({ content: testRevisions.content })
    .from(testRevisions)
    .where(eq(testRevisions.id, row.attempt.revisionId));
  const given = new Map(row.attempt.answers.map(({ questionId, optionIds }) => [questionId, optionIds]));
  const { content } = revision ?? {};
  const questions = (content?.questions ?? []).map((question) => {
    const chosen = given.get(question.id) ?? [];
    return {
      text: question.text,
      isRight: isQuestionRight(question, chosen),
      points: content && !isExpress(content) ? questionPoints(content, question, chosen) : null,
      explanation: question.explanation,
      options: question.options.map(({ id: option, text, isRight }, at) => ({
        text: text || `вариант ${String(at + 1)}`,
        isChosen: chosen.includes(option),
        isRight,
      })),
    };
  });
  return {
    ...present(row),
    startedAt: row.attempt.startedAt.toISOString(),
    pointsMultiplier: content?.pointsMultiplier ?? 1,
    availableErrorsCount: content?.availableErrorsCount ?? 0,
    questions,
  };
}
