import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { surveyBody, surveyPut } from '@/api/surveying/author-schemas';
import type { copyBody, publishBody } from '@/api/testing/author-schemas';
import type { restoreBody } from '@/api/versions/schemas';
import { surveyResponses, surveys } from '../../db/schema/surveys';
import { inTransaction } from '../../db/transaction';
import { AppError } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import * as audit from '../audit/record';
import { namingSlug } from '../authoring/prepare';
import { forgetLikes } from '../learnings/forget-likes';
import { getAuthoredSurvey } from './present';
import { lockSurvey, surveyKind } from './survey-kind';

/** Creates a survey, a draft unless `publish`. 422: mark, slug, and with `publish` everything that is missing. */
export const createSurvey = (ctx: Ctx, body: z.output<typeof surveyBody>) =>
  namingSlug(inTransaction(ctx, async () => getAuthoredSurvey(ctx, await surveyKind.create(ctx, body))));

/** Writes the draft. 404, 409 `changed-since`, `survey-archived`, 422 as in `createSurvey`. */
export const updateSurvey = (ctx: Ctx, id: string, { seenAt, ...body }: z.output<typeof surveyPut>) =>
  namingSlug(
    inTransaction(ctx, async () => {
      await surveyKind.update(ctx, id, body, seenAt);
      return getAuthoredSurvey(ctx, id);
    }),
  );

/** Publishes the draft, or unpublishes the survey. */
export const publishSurvey = (ctx: Ctx, id: string, { published, ...asked }: z.output<typeof publishBody>) =>
  namingSlug(
    inTransaction(ctx, async () => {
      await surveyKind.publish(ctx, id, published, asked);
      return getAuthoredSurvey(ctx, id);
    }),
  );

/** Deletes the draft; the published version stays. 409 `nothing-published` without one. */
export const discardSurveyDraft = (ctx: Ctx, id: string) =>
  inTransaction(ctx, async () => {
    await surveyKind.discard(ctx, id);
    return getAuthoredSurvey(ctx, id);
  });

/** Copies the content of a version into the draft. 404 `version-missing`. */
export const restoreSurveyVersion = (
  ctx: Ctx,
  id: string,
  { number, seenAt }: z.output<typeof restoreBody>,
) =>
  inTransaction(ctx, async () => {
    await surveyKind.restore(ctx, id, number, seenAt);
    return getAuthoredSurvey(ctx, id);
  });

/** Copies a survey as a new draft with its own ids and slug. */
export const copySurvey = (ctx: Ctx, id: string, { title }: z.output<typeof copyBody>) =>
  inTransaction(ctx, async () => getAuthoredSurvey(ctx, await surveyKind.copy(ctx, id, title)));

/** Deletes a survey with its versions, likes and learning item. 409 `survey-has-answers`. */
export async function deleteSurvey(ctx: Ctx, id: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { title } = await lockSurvey(tx, id);
    const of = eq(surveyResponses.surveyId, id);
    const [begun] = await tx.select({ id: surveyResponses.id }).from(surveyResponses).where(of).limit(1);
    if (begun)
      throw new AppError(409, 'survey-has-answers', 'На опрос уже отвечали: его можно убрать в архив.');
    await forgetLikes(tx, 'surveyId', id);
    await tx.delete(surveys).where(eq(surveys.id, id));
    const details = { title };
    await audit.record(ctx, { action: 'survey.deleted', subjectType: 'survey', subjectId: id, details });
  });
}
