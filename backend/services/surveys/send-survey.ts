import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { answersBody } from '@/api/surveys/schemas';
import { askedQuestions, countedAnswers, missingQuestions } from '@/lib/domain/surveys';
import { learningProgress } from '../../db/schema/learning';
import { surveyOwnAnswers } from '../../db/schema/surveys';
import type { SavedSurveyAnswer } from '../../db/schema/types';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { ManyProblems } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { finishOpening } from '../learnings/openings';
import { postEntries } from '../points/post-entries';
import { readBalances } from '../points/read-balances';
import { checkAnswers, mergeAnswers, sayTheSame } from './answers';
import { begunResponse, lockStanding, writeResponse, type Standing } from './begun';
import { surveyLocked, type Response, type Survey } from './find-survey';

type Body = z.output<typeof answersBody>;

/**
 * Throws 422 with each required question without an answer, by its number among the asked questions, as on the page.
 */
function assertWhole(survey: Survey, answers: readonly SavedSurveyAnswer[]): void {
  const missing = missingQuestions(survey, answers);
  if (missing.length === 0) return;
  const asked = askedQuestions(survey, answers);
  throw new ManyProblems(
    422,
    missing.map((question) => {
      const at = asked.indexOf(question);
      return {
        code: 'answer-required',
        detail: `Ответьте на вопрос ${String(at + 1)}.`,
        source: { pointer: `/data/attributes/answers/${String(at)}` },
      };
    }),
  );
}

async function close(tx: Db, ctx: Ctx, survey: Survey, begun: Response, answers: SavedSurveyAnswer[]) {
  const now = ctx.now();
  const counted = countedAnswers(survey, answers).map((one) => ({ ...one, optionIds: [...one.optionIds] }));
  const asked = askedQuestions(survey, answers).map(({ id }) => id);
  const sent = { answers: counted, asked, savedAt: now, submittedAt: now, points: survey.countPoints };
  await writeResponse(tx, begun.id, sent);
  const own = counted.filter(({ ownAnswer }) => ownAnswer !== '');
  if (own.length > 0)
    await tx.insert(surveyOwnAnswers).values(
      own.map(({ questionId, ownAnswer: text }) => ({
        ...{ responseId: begun.id, surveyId: survey.id, questionId, text, createdAt: now },
      })),
    );
  return { ...begun, ...sent };
}

/** Pays each person once: the key depends on the survey alone, so a second sending pays nothing. */
async function pay(tx: Db, ctx: Ctx, survey: Survey): Promise<void> {
  const now = ctx.now();
  const userId = viewerOf(ctx).id;
  const { countPoints: amount, markId, itemId, title } = survey;
  const paid = amount > 0 ? { lastAccrualPointsAt: now } : {};
  await tx
    .update(learningProgress)
    .set({ score: amount, finishedAt: now, ...paid })
    .where(and(eq(learningProgress.userId, userId), eq(learningProgress.itemId, itemId)));
  await finishOpening(tx, { userId, itemId }, { finishedAt: now });
  if (amount <= 0) return;
  const subject = { subjectType: 'survey', subjectId: survey.id };
  await postEntries(tx, ctx, [
    { userId, markId, amount, kind: 'survey', ...subject, title, key: `survey:${survey.id}` },
  ]);
}

async function submit(tx: Db, ctx: Ctx, standing: Standing, { answers }: Body): Promise<Response> {
  const { survey, response, lock } = standing;
  if (lock) {
    // a repeated request, after a second click or a lost response, gets the first result
    if (response?.submittedAt && sayTheSame(response.answers, response.asked, answers)) return response;
    throw surveyLocked(lock, survey, response);
  }
  const begun = await begunResponse(tx, ctx, standing);
  const merged = mergeAnswers(begun.answers, answers);
  assertWhole(survey, merged);
  const closed = await close(tx, ctx, survey, begun, merged);
  await pay(tx, ctx, survey);
  return closed;
}

/**
 * Sends the survey: merges the sent answers into the saved ones and pays once, in one transaction. Answers to questions
 * that are not asked are dropped. The same answers sent again get the first result; others 409 `survey-locked`. Also
 * 404; 422 for a foreign question or option, and for a required question without an answer.
 */
export async function sendSurvey(ctx: Ctx, id: string, body: Body) {
  return inTransaction(ctx, async (tx) => {
    const standing = await lockStanding(tx, ctx, id, body.revisionId);
    const { survey } = standing;
    checkAnswers(survey.questions, body.answers);
    const { submittedAt, points } = await submit(tx, ctx, standing, body);
    const balances = await readBalances(tx, viewerOf(ctx).id);
    return {
      id: survey.id,
      points: points ?? 0,
      submittedAt: (submittedAt ?? ctx.now()).toISOString(),
      balance: balances[survey.mark.slug] ?? 0,
    };
  });
}
