import type { z } from 'zod';
import type { answersBody } from '@/api/surveys/schemas';
import { askedQuestions } from '@/lib/domain/surveys';
import { inTransaction } from '../../db/transaction';
import type { Ctx } from '../../http/context';
import { checkAnswers, mergeAnswers } from './answers';
import { begunResponse, lockStanding, writeResponse } from './begun';
import { surveyLocked } from './find-survey';

/**
 * Saves answers by question; the last answer wins. Errors: 404; 409 `survey-locked`; 422 for a question or option of
 * another survey, and for own words where they are not allowed.
 */
export async function saveSurveyAnswers(
  ctx: Ctx,
  id: string,
  { answers, revisionId }: z.output<typeof answersBody>,
) {
  return inTransaction(ctx, async (tx) => {
    const standing = await lockStanding(tx, ctx, id, revisionId);
    const { survey, response, lock } = standing;
    checkAnswers(survey.questions, answers);
    if (lock) throw surveyLocked(lock, survey, response);
    const begun = await begunResponse(tx, ctx, standing);
    const merged = mergeAnswers(begun.answers, answers);
    const savedAt = ctx.now();
    const asked = askedQuestions(survey, merged).map(({ id: questionId }) => questionId);
    await writeResponse(tx, begun.id, { answers: merged, asked, savedAt });
    return { id: survey.id, answers: merged, answersSavedAt: savedAt.toISOString() };
  });
}
