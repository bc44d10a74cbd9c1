import { and, eq } from 'drizzle-orm';
import { surveyResponses, surveyRevisions } from '../../db/schema/surveys';
import type { Db } from '../../db/types';
import { viewerOf, type Ctx } from '../../http/context';
import { lockProgress } from '../learnings/lock-progress';
import { findOpen } from '../learnings/openings';
import { atVersion, findSurvey, lockOf, type Lock, type Response, type Survey } from './find-survey';

export interface Standing {
  survey: Survey;
  response: Response | null;
  lock: Lock | null;
}

/**
 * Returns the survey at the page's version if a newer one was published after the page was opened, else at the newest.
 */
async function ofPage(tx: Db, ctx: Ctx, survey: Survey, revisionId: string | undefined): Promise<Survey> {
  if (revisionId === undefined || revisionId === survey.revisionId) return survey;
  const [row] = await tx
    .select()
    .from(surveyRevisions)
    .where(and(eq(surveyRevisions.id, revisionId), eq(surveyRevisions.surveyId, survey.id)));
  const opening = await findOpen(tx, { userId: viewerOf(ctx).id, itemId: survey.itemId });
  if (!row?.retiredAt || !opening || row.retiredAt <= opening.openedAt) return survey;
  return atVersion(survey, row, ctx.now());
}

/** Returns the person's standing in the survey; the survey and the standing are locked until the transaction ends. */
export async function lockStanding(
  tx: Db,
  ctx: Ctx,
  id: string,
  revisionId: string | undefined,
): Promise<Standing> {
  const now = ctx.now();
  const { survey } = await findSurvey(ctx, id, { lock: true });
  await lockProgress(tx, { userId: viewerOf(ctx).id, itemId: survey.itemId, now });
  // read again under the lock: a concurrent request may have sent the survey
  const known = await findSurvey(ctx, survey.id);
  const lock = lockOf(known.survey, known.response, now);
  if (known.response || lock) return { ...known, lock };
  return { ...known, lock, survey: await ofPage(tx, ctx, known.survey, revisionId) };
}

/** Returns the person's response and creates a missing one. Call only under `lockStanding`. */
export async function begunResponse(tx: Db, ctx: Ctx, { survey, response }: Standing): Promise<Response> {
  if (response) return response;
  const now = ctx.now();
  const { id: surveyId, revisionId } = survey;
  const [made] = await tx
    .insert(surveyResponses)
    .values({ userId: viewerOf(ctx).id, surveyId, revisionId, startedAt: now, savedAt: now })
    .returning();
  if (!made) throw new Error('The answers were not begun');
  return made;
}

export const writeResponse = (tx: Db, id: string, values: Partial<Response>) =>
  tx.update(surveyResponses).set(values).where(eq(surveyResponses.id, id));
