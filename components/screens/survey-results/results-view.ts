import { OWN_ANSWER_STATES } from '@/lib/domain/own-answers';
import { SURVEY_CUTS } from '@/lib/domain/survey-cut';
import { choice, pageNumber, text, words } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

export const TAB_NAMES = { summary: 'Сводка', own: 'Свои ответы', cut: 'Разрез' } as const;

/** How people answered: `/lk/surveys/7/results?tab=own&state=hidden&search=…`, `?tab=cut&question=…&by=chain`. */
export const resultsList = listAddress({
  path: ({ id }: { id: string }) => path.surveyResults(id),
  tabs: ['tab', 'by', 'state'],
  fields: {
    tab: choice(['summary', 'own', 'cut'], 'summary'),
    by: choice(SURVEY_CUTS, 'region'),
    state: choice(OWN_ANSWER_STATES),
    question: text(/^[\w-]{1,40}$/),
    search: words(),
    page: pageNumber(),
  },
});

export type ResultsView = ViewOf<typeof resultsList> & { id: string };

export const ownAnswersFilter = ({ state, question, search }: ResultsView) => ({
  ...(state ? { state } : {}),
  ...(question ? { question } : {}),
  ...(search ? { search } : {}),
});

const SIZE = 20;
export const ownAnswersShown = ({ page }: ResultsView) => ({ page, number: page, size: SIZE });
