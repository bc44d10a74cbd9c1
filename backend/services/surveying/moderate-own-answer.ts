import { and, eq, isNotNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { ownAnswer, ownAnswerPatch } from '@/api/surveying/schemas';
import { canMerge } from '@/lib/domain/own-answers';
import type { Of } from '@/lib/json-api/resource';
import { surveyOwnAnswers } from '../../db/schema/surveys';
import { inTransaction } from '../../db/transaction';
import type { Db } from '../../db/types';
import { wrongField } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { joinedSurvey, type JoinedSurvey } from './joined-survey';
import { readOwnAnswer } from './own-answers';
import { lockSurvey } from './survey-kind';

type Patch = z.output<typeof ownAnswerPatch>;
type Own = Of<typeof ownAnswer>;

function checkOption({ questions }: JoinedSurvey, { questionId }: Own, optionId: string): void {
  const options = questions.find(({ id }) => id === questionId)?.options ?? [];
  if (options.some(({ id }) => id === optionId)) return;
  throw wrongField('merged_option_id', 'unknown-option', 'У этого вопроса нет такого ответа.');
}

/** Throws 422 unless `into` answers the same question and is not merged into this answer. */
async function checkInto(tx: Db, surveyId: string, { id, questionId }: Own, into: string): Promise<void> {
  const ofQuestion = and(
    eq(surveyOwnAnswers.surveyId, surveyId),
    eq(surveyOwnAnswers.questionId, questionId),
  );
  const [target] = await tx
    .select({ id: surveyOwnAnswers.id })
    .from(surveyOwnAnswers)
    .where(and(ofQuestion, eq(surveyOwnAnswers.id, into)));
  if (!target) throw wrongField('merged_into_id', 'unknown-answer', 'На этот вопрос так не отвечали.');
  const merged = await tx
    .select({ id: surveyOwnAnswers.id, into: surveyOwnAnswers.mergedIntoId })
    .from(surveyOwnAnswers)
    .where(and(ofQuestion, isNotNull(surveyOwnAnswers.mergedIntoId)));
  const known = new Map(merged.map((one) => [one.id, one.into ?? '']));
  if (!canMerge(id, into, known))
    throw wrongField('merged_into_id', 'merged-circle', 'Тот ответ уже считается этим.');
}

/**
 * Returns the audit actions of a patch. The audit does not keep the words, so that their author can have them erased.
 */
function actionsOf({ hidden, mergedOptionId, mergedIntoId }: Patch, own: Own): string[] {
  const isMerging = Boolean(mergedOptionId) || Boolean(mergedIntoId);
  const isParting = !isMerging && (mergedOptionId === null || mergedIntoId === null);
  const wasMerged = own.mergedOptionId !== null || own.mergedIntoId !== null;
  return [
    ...(hidden === undefined || hidden === own.isHidden ? [] : [hidden ? 'hidden' : 'shown']),
    ...(isMerging ? ['merged'] : isParting && wasMerged ? ['parted'] : []),
  ];
}

/** Maps a patch to columns: a merge into an option or an answer ends the other merge; null ends both. */
function columnsOf({ hidden, mergedOptionId, mergedIntoId }: Patch, ctx: Ctx) {
  const isAbout = mergedOptionId !== undefined || mergedIntoId !== undefined;
  return {
    ...(hidden === undefined
      ? {}
      : { hiddenAt: hidden ? ctx.now() : null, hiddenById: hidden ? viewerOf(ctx).id : null }),
    ...(isAbout ? { mergedOptionId: mergedOptionId ?? null, mergedIntoId: mergedIntoId ?? null } : {}),
  };
}

/**
 * Hides an answer in own words, merges it into an option or into another answer, or undoes either. 404
 * `survey-missing`, `own-answer-missing`; 422 for an option or an answer of another question, and for a cycle.
 */
export async function moderateOwnAnswer(ctx: Ctx, surveyId: string, id: string, patch: Patch): Promise<Own> {
  return inTransaction(ctx, async (tx) => {
    // the lock serialises two moderators who merge two answers into each other
    await lockSurvey(tx, surveyId);
    const survey = await joinedSurvey(ctx, surveyId);
    const own = await readOwnAnswer(ctx, survey, surveyId, id);
    if (patch.mergedOptionId) checkOption(survey, own, patch.mergedOptionId);
    if (patch.mergedIntoId) await checkInto(tx, surveyId, own, patch.mergedIntoId);
    const actions = actionsOf(patch, own);
    if (actions.length > 0)
      await tx.update(surveyOwnAnswers).set(columnsOf(patch, ctx)).where(eq(surveyOwnAnswers.id, id));
    for (const action of actions) {
      const details = { surveyId, ...(action === 'merged' ? patch : {}) };
      const subject = { subjectType: 'survey-own-answer', subjectId: id };
      await audit.record(ctx, { action: `survey.answer-${action}`, ...subject, details });
    }
    return readOwnAnswer(ctx, survey, surveyId, id);
  });
}
