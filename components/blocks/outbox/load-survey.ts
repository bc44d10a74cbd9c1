import type { QueryClient } from '@tanstack/react-query';
import { FIRST_ATTEMPT, keepSurveyAnswers, savedChoices, surveyQuery } from '@/api/surveys/queries';
import { fitTo } from '@/lib/domain/surveys';
import { fitDraft } from '../test-draft/fit-draft';
import type { Answered } from './send-drafts';

/** Loads a survey for its answers; the code is loaded only when there are some. */
export async function loadSurvey(cache: QueryClient, id: string): Promise<Answered> {
  const survey = await cache.fetchQuery({ ...surveyQuery(id), staleTime: 0 });
  return {
    attempt: FIRST_ATTEMPT,
    answers: savedChoices(survey),
    answersSavedAt: survey.answersSavedAt,
    fit: (draft) => fitDraft(draft, fitTo(survey.questions)),
    keep: (answers) => keepSurveyAnswers(survey, answers),
  };
}
