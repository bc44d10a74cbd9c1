import { and, count, eq, isNotNull } from 'drizzle-orm';
import type { authoredSurvey } from '@/api/surveying/author-schemas';
import { authoredState } from '@/lib/domain/authored-state';
import type { Of } from '@/lib/json-api/resource';
import { marks } from '../../db/schema/directory';
import { surveyResponses, surveyRevisions, surveys } from '../../db/schema/surveys';
import type { SurveyContent, SurveyHead } from '../../db/schema/types';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { revisionsIn, type Revision } from '../authoring/revisions';
import { versionMissing } from '../authoring/version-missing';

export type Row = typeof surveys.$inferSelect;

export const surveyMissing = () => notFound('Такого опроса нет.', 'survey-missing');
export const surveyVersions = revisionsIn<SurveyContent>(surveyRevisions, [
  'surveyId',
  surveyRevisions.surveyId,
]);

/** Returns the mark, the slug and the dates of the survey: of its draft, else of its row. */
export const headOf = (row: Row, draft: Revision<SurveyContent> | null): SurveyHead =>
  draft?.content.head ?? {
    markId: row.markId,
    slug: row.slug,
    startDate: row.startDate?.toISOString() ?? null,
    endDate: row.endDate?.toISOString() ?? null,
    dueAt: row.publishedAt?.toISOString() ?? null,
  };

/**
 * A survey for its authors: the draft where there is one, or a version by its number. 404 `survey-missing`,
 * `version-missing`.
 */
export async function getAuthoredSurvey(
  ctx: Ctx,
  id: string,
  number?: number,
): Promise<Of<typeof authoredSurvey>> {
  const [row] = await ctx.db.select().from(surveys).where(eq(surveys.id, id));
  if (!row) throw surveyMissing();
  const { draft, published } = await surveyVersions.revisionsOf(ctx.db, id);
  const asked = number === undefined ? null : await surveyVersions.numbered(ctx.db, id, number);
  if (number !== undefined && !asked) throw versionMissing();
  const { content } = asked ?? draft ?? published ?? {};
  if (!content) throw new Error(`Survey ${id} has no version`);
  const head = headOf(row, draft);
  const { head: _, ...said } = content;
  // one query after another: a transaction has a single connection
  const [mark] = await ctx.db.select({ slug: marks.slug }).from(marks).where(eq(marks.id, head.markId));
  const [sent] = await ctx.db
    .select({ count: count() })
    .from(surveyResponses)
    .where(and(eq(surveyResponses.surveyId, id), isNotNull(surveyResponses.submittedAt)));
  const { isPublished, isHidden, isArchived, publishedAt, updatedAt } = row;
  return {
    id,
    ...said,
    ...head,
    markId: mark?.slug ?? '',
    dueAt: head.dueAt ?? null,
    state: authoredState(row, ctx.now()),
    ...{ isPublished, isHidden, isArchived },
    hasDraft: draft !== null,
    publishedRevision: published?.number ?? null,
    publishedAt: publishedAt?.toISOString() ?? null,
    responsesCount: sent?.count ?? 0,
    updatedAt: updatedAt.toISOString(),
  };
}
