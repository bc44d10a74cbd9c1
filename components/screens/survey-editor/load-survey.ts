import 'server-only';
import { maybe, must } from '@/api/core/server';
import { draftQuery } from '@/api/drafts/queries';
import { marksQuery } from '@/api/select/queries';
import { authoredSurveyQuery, surveyVersionQuery, type AuthoredSurvey } from '@/api/surveying/queries';
import type { Version } from '@/components/blocks/editor/editor-form';
import { NEW_SUBJECT } from '@/lib/domain/editor-draft';
import { blankSurvey, toValues, type SurveyValues } from './survey-values';

export interface LoadedSurvey {
  /** Subject of the draft: the survey's id, or `new`. */
  subject: string;
  /** Null for a new one. */
  survey: AuthoredSurvey | null;
  saved: Version<SurveyValues>;
  draft: (Version<SurveyValues> & { savedAt: string }) | null;
  marks: readonly { slug: string; name: string }[];
}

/** Loads a version of a survey; 404 when there is none. */
export async function loadVersion(id: string, number: number) {
  const survey = await must(surveyVersionQuery(id, number));
  return { id, number, values: toValues(survey) };
}

/** Loads a survey and the person's own draft of it; 404 when there is none. `new` stands for a survey to be made. */
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
