import type { surveyForTaking } from '@/api/surveys/schemas';
import type { Of } from '@/lib/json-api/resource';
import { viewerOf, type Ctx } from '../../http/context';
import { likingOf } from '../learnings/liking';
import { findOpen, recordOpening } from '../learnings/openings';
import { findSurvey, lockOf } from './find-survey';

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;

/** Returns the survey with the viewer's saved or sent answers. 404 if the viewer may not see it. */
export async function getSurvey(ctx: Ctx, id: string): Promise<Of<typeof surveyForTaking>> {
  const userId = viewerOf(ctx).id;
  const { survey, response } = await findSurvey(ctx, id);
  const lock = lockOf(survey, response, ctx.now());
  const { itemId } = survey;
  const [liking, opening] = await Promise.all([
    likingOf(ctx, userId, itemId),
    findOpen(ctx.db, { userId, itemId }),
  ]);
  if (!opening && !lock) await recordOpening(ctx, itemId);
  const { slug, revisionId, title, description, countPoints, image, questions, dependentQuestion } = survey;
  return {
    id: survey.id,
    ...{ slug, revisionId, title, description, countPoints, image, questions, dependentQuestion },
    markId: survey.mark.slug,
    markName: survey.mark.name,
    startDate: iso(survey.startDate),
    endDate: iso(survey.endDate),
    answers: response?.answers ?? [],
    answersSavedAt: iso(response?.savedAt),
    lockedBecause: lock,
    submittedAt: iso(response?.submittedAt),
    points: response?.points ?? null,
    ...liking,
  };
}
