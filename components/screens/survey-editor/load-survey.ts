import 'server-only';
import { maybe, must } from '@/api/core/server';
import { draftQuery } from '@/api/drafts/queries';
import { marksQuery } from '@/api/select/queries';
import { authoredSurveyQuery, surveyVersionQuery, type AuthoredSurvey } from '@/api/surveying/queries';
import type { Version } from '@/components/blocks/editor/editor-form';
import { NEW_SUBJECT } from '@/lib/domain/editor-draft';
import { blankSurvey, toValues, type SurveyValues } from './survey-values';

export interface LoadedSurvey {
  /** Of the draft: the survey's id, or that it is a new one. */
  subject: string;
  /** Null for a new one. */
  survey: AuthoredSurvey | null;
  saved: Version<SurveyValues>;
  draft: (Version<SurveyValues> & { savedAt: string }) | null;
  marks: readonly { slug: string; name: string }[];
}

/** What a version of a survey says; 404 when there is none. */
export async function loadVersion(id: string, number: number) {
  const survey = await must(surveyVersionQuery(id, number));
  return { id, number, values: toValues(survey) };
}

/** A survey with the person's own draft over it; 404 when there is none. `new` is one to be made. */
export async function loadSurvey(id: string): Promise<LoadedSurvey> {
  const [survey, draft, marks] = await Promise.all([
    id === NEW_SUBJECT ? null : must(authoredSurveyQuery(id)),
    maybe(draftQuery('survey', id)),
    must(marksQuery()),
  ]);
  const saved = survey
    ? { values: toValues(survey), seenAt: survey.updatedAt }
    : { values: blankSurvey(), seenAt: null };
  return {
    ...{ subject: id, survey, saved },
    draft: draft && {
      values: { ...saved.values, ...(JSON.parse(draft.values) as Partial<SurveyValues>) },
      seenAt: draft.seenAt,
      savedAt: draft.savedAt,
    },
    marks: marks.items,
  };
}
