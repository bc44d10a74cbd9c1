import { and, eq, isNotNull, or } from 'drizzle-orm';
import { lockReason } from '@/lib/domain/learning';
import { pointsOfVersion } from '@/lib/domain/surveys';
import { formatDateTime } from '@/lib/format/date';
import { marks } from '../../db/schema/directory';
import { learningItems } from '../../db/schema/learning';
import { surveyResponses, surveyRevisions, surveys } from '../../db/schema/surveys';
import type { SurveyContent } from '../../db/schema/types';
import type { Db } from '../../db/types';
import { AppError, notFound } from '../../http/app-error';
import { viewerOf, type Ctx } from '../../http/context';
import { visibleItem } from '../learnings/visible-item';

export type Response = typeof surveyResponses.$inferSelect;
/** A survey with the content of one of its versions. */
export type Survey = typeof surveys.$inferSelect &
  SurveyContent & { itemId: string; mark: { slug: string; name: string }; revisionId: string };
type Version = typeof surveyRevisions.$inferSelect;
export type Lock = 'not-started' | 'ended' | 'done';

const named = (id: string) => (/^\d+$/.test(id) ? eq(surveys.id, id) : eq(surveys.slug, id));

/**
 * Condition: people who began or sent a survey see it even when it is hidden; an archived one is closed for everybody.
 */
const seenBy = (ctx: Ctx) =>
  or(visibleItem(ctx.now()), and(eq(surveys.isArchived, false), isNotNull(surveyResponses.id)));

async function contentAt(db: Db, survey: Survey, response: Response | null): Promise<Survey> {
  if (!response || response.revisionId === survey.revisionId) return survey;
  const [row] = await db.select().from(surveyRevisions).where(eq(surveyRevisions.id, response.revisionId));
  return row ? atVersion(survey, row, response.startedAt) : survey;
}

/** Returns the survey with the content of the version and the points that it pays for answers begun at `begunAt`. */
export function atVersion(survey: Survey, row: Version, begunAt: Date): Survey {
  const { content, retiredAt } = row;
  const countPoints = pointsOfVersion(
    { countPoints: content.countPoints, retiredAt },
    survey.countPoints,
    begunAt,
  );
  return { ...survey, ...content, countPoints, revisionId: row.id };
}

/**
 * Finds a published survey by its id or slug, at the version that the viewer began with, and the viewer's response. 404
 * `survey-missing`. With `lock` nobody can publish, hide or close it until the transaction ends.
 */
export async function findSurvey(
  ctx: Ctx,
  id: string,
  { lock = false } = {},
): Promise<{ survey: Survey; response: Response | null }> {
  const userId = viewerOf(ctx).id;
  const asked = ctx.db
    .select({
      row: surveys,
      itemId: learningItems.id,
      mark: { slug: marks.slug, name: marks.name },
      revision: { id: surveyRevisions.id, content: surveyRevisions.content },
      response: surveyResponses,
    })
    .from(surveys)
    .innerJoin(learningItems, eq(learningItems.surveyId, surveys.id))
    .innerJoin(marks, eq(marks.id, surveys.markId))
    .innerJoin(
      surveyRevisions,
      and(eq(surveyRevisions.surveyId, surveys.id), eq(surveyRevisions.state, 'published')),
    )
    .leftJoin(
      surveyResponses,
      and(eq(surveyResponses.surveyId, surveys.id), eq(surveyResponses.userId, userId)),
    )
    .where(and(named(id), seenBy(ctx)));
  const [found] = await (lock ? asked.for('share', { of: surveys }) : asked);
  if (!found) throw notFound('Такого опроса нет.', 'survey-missing');
  const { row, itemId, mark, revision, response } = found;
  const survey = { ...row, ...revision.content, itemId, mark, revisionId: revision.id };
  return { survey: await contentAt(ctx.db, survey, response), response };
}

/** Returns why the person cannot answer the survey now, or null; a sent response is checked before the dates. */
export function lockOf(survey: Survey, response: Response | null, now: Date): Lock | null {
  if (response?.submittedAt) return 'done';
  const reason = lockReason({ startDate: survey.startDate, endDate: survey.endDate }, now);
  return reason === 'unpublished' ? null : reason;
}

/** Error 409 `survey-locked`: the reason is in `meta.reason`, its text in `detail`. */
export function surveyLocked(
  reason: Lock,
  { startDate, endDate }: Survey,
  response: Response | null,
): AppError {
  const details: Record<Lock, string> = {
    'not-started': `Опрос откроется ${formatDateTime(startDate)}.`,
    ended: `Опрос закрыт ${formatDateTime(endDate)}.`,
    done: `Вы уже ответили ${formatDateTime(response?.submittedAt)}.`,
  };
  return new AppError(409, 'survey-locked', details[reason], undefined, { meta: { reason } });
}
