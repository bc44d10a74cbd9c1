import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { joinVersions, type JoinedQuestion } from '@/lib/domain/survey-results';
import type { SurveyRule } from '@/lib/domain/surveys';
import { marks } from '../../db/schema/directory';
import { surveyRevisions, surveys } from '../../db/schema/surveys';
import type { Ctx } from '../../http/context';
import { surveyMissing } from './present';

/** A survey with the questions of all its versions that have been published. */
export interface JoinedSurvey {
  title: string;
  /** Mark slug. */
  markId: string;
  questions: JoinedQuestion[];
  /** Ids of these versions. */
  versions: string[];
  /** Rules of all these versions. */
  rules: SurveyRule[];
}

/** Joins the versions of a survey that have been published, or those of them in `only`. 404 `survey-missing`. */
export async function joinedSurvey(
  ctx: Pick<Ctx, 'db'>,
  id: string,
  only?: readonly string[],
): Promise<JoinedSurvey> {
  const [survey] = await ctx.db
    .select({ title: surveys.title, markId: marks.slug })
    .from(surveys)
    .innerJoin(marks, eq(marks.id, surveys.markId))
    .where(eq(surveys.id, id));
  if (!survey) throw surveyMissing();
  const rows = await ctx.db
    .select()
    .from(surveyRevisions)
    .where(
      and(
        eq(surveyRevisions.surveyId, id),
        ne(surveyRevisions.state, 'draft'),
        only && inArray(surveyRevisions.id, [...only]),
      ),
    )
    .orderBy(asc(surveyRevisions.number));
  const versions = rows.map(({ number, state, content }) => ({
    ...{ number, state, questions: content.questions },
  }));
  return {
    ...survey,
    questions: joinVersions(versions, versions.find(({ state }) => state === 'published') ?? null),
    versions: rows.map((row) => row.id),
    rules: rows.flatMap(({ content }) => content.dependentQuestion),
  };
}
