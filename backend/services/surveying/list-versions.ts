import { eq } from 'drizzle-orm';
import type { surveyVersion } from '@/api/versions/schemas';
import type { Of } from '@/lib/json-api/resource';
import { surveyResponses, surveys } from '../../db/schema/surveys';
import type { Ctx } from '../../http/context';
import { listVersions } from '../authoring/list-versions';
import { surveyMissing, surveyVersions } from './present';
import { changesOf } from './publication';

/** Lists the versions of a survey with their changes. 404 `survey-missing`. */
export async function listSurveyVersions(ctx: Ctx, id: string) {
  const [row] = await ctx.db.select().from(surveys).where(eq(surveys.id, id));
  if (!row) throw surveyMissing();
  const { revisionId, submittedAt, surveyId: subject } = surveyResponses;
  const sent = { from: surveyResponses, revisionId, submittedAt, subject };
  const items: Of<typeof surveyVersion>[] = await listVersions(
    ctx.db,
    id,
    surveyVersions,
    sent,
    (before, next) => changesOf(before, next, row),
  );
  return { items, meta: {} };
}
