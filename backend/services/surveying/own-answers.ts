import { and, desc, eq, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ownAnswer, ownAnswersQuery } from '@/api/surveying/schemas';
import { OWN_ANSWER_STATES, type OwnAnswerState } from '@/lib/domain/own-answers';
import type { Of } from '@/lib/json-api/resource';
import { surveyOwnAnswers } from '../../db/schema/surveys';
import { holds } from '../../db/text';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { listing } from '../../http/listing';
import { joinedSurvey, type JoinedSurvey } from './joined-survey';

type Query = z.output<typeof ownAnswersQuery>;

const into = alias(surveyOwnAnswers, 'into');
const isMerged = or(isNotNull(surveyOwnAnswers.mergedOptionId), isNotNull(surveyOwnAnswers.mergedIntoId));
const STATES: Readonly<Record<OwnAnswerState, SQL | undefined>> = {
  hidden: isNotNull(surveyOwnAnswers.hiddenAt),
  merged: and(isNull(surveyOwnAnswers.hiddenAt), isMerged),
  shown: and(
    isNull(surveyOwnAnswers.hiddenAt),
    isNull(surveyOwnAnswers.mergedOptionId),
    isNull(surveyOwnAnswers.mergedIntoId),
  ),
};

const selectRows = ({ db }: Ctx, where: SQL | undefined) =>
  db
    .select({
      own: surveyOwnAnswers,
      intoText: into.text,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(surveyOwnAnswers)
    .leftJoin(into, eq(into.id, surveyOwnAnswers.mergedIntoId))
    .where(where);
type Row = Awaited<ReturnType<typeof selectRows>>[number];

const moderated = listing<Query, Row>({
  from: selectRows,
  filters: {
    question: (id) => eq(surveyOwnAnswers.questionId, id),
    state: (state) => STATES[state],
    search: (words) => holds(surveyOwnAnswers.text, words),
  },
  sorts: {},
  sort: [desc(surveyOwnAnswers.id)],
});

function present({ own, intoText }: Row, { questions }: JoinedSurvey): Of<typeof ownAnswer> {
  const { id, questionId, text, hiddenAt, mergedOptionId, mergedIntoId } = own;
  const question = questions.find((one) => one.id === questionId);
  const option = question?.options.find((one) => one.id === mergedOptionId);
  return {
    ...{ id, questionId, text, mergedOptionId, mergedIntoId },
    question: question?.text ?? '',
    isHidden: hiddenAt !== null,
    mergedWith: option?.text ?? intoText,
  };
}

async function countStates(ctx: Ctx, surveyId: string, filter: Query['filter']) {
  const { state: _, ...others } = filter ?? {};
  const of = (state: OwnAnswerState) =>
    sql<number>`count(*) filter (where ${STATES[state] ?? sql`true`})`.mapWith(Number);
  const [row] = await ctx.db
    .select({ shown: of('shown'), merged: of('merged'), hidden: of('hidden') })
    .from(surveyOwnAnswers)
    .where(and(eq(surveyOwnAnswers.surveyId, surveyId), moderated.where(ctx, { filter: others })));
  return OWN_ANSWER_STATES.map((value) => ({ value, count: row?.[value] ?? 0 }));
}

/** Answers in people's own words, the newest first. 404 `survey-missing`. */
export async function listOwnAnswers(ctx: Ctx, surveyId: string, query: Query) {
  const survey = await joinedSurvey(ctx, surveyId);
  const [{ rows, page }, states] = await Promise.all([
    moderated.read(ctx, query, eq(surveyOwnAnswers.surveyId, surveyId)),
    countStates(ctx, surveyId, query.filter),
  ]);
  return { items: rows.map((row) => present(row, survey)), page, meta: { states } };
}

/** Returns one own-word answer of the survey. 404 `own-answer-missing`, also for another survey's. */
export async function readOwnAnswer(ctx: Ctx, survey: JoinedSurvey, surveyId: string, id: string) {
  const known = /^\d{1,18}$/.test(id);
  const own = and(eq(surveyOwnAnswers.surveyId, surveyId), eq(surveyOwnAnswers.id, id));
  const [row] = known ? await selectRows(ctx, own) : [];
  if (!row) throw notFound('Такого ответа нет.', 'own-answer-missing');
  return present(row, survey);
}
