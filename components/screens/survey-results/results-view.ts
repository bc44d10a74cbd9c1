import type { SurveyPartFilter } from '@/api/surveying/queries';
import { OWN_ANSWER_STATES } from '@/lib/domain/own-answers';
import { SURVEY_CUTS } from '@/lib/domain/survey-cut';
import { calendarDay, choice, id, pageNumber, text, words } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

export const TAB_NAMES = {
  summary: 'Сводка',
  own: 'Свои ответы',
  cut: 'Разрез',
  versions: 'Версии',
} as const;

/** How people answered: `/lk/surveys/7/results?region=12`, `?tab=own&state=hidden`, `?tab=cut&question=…&by=chain`. */
export const resultsList = listAddress({
  path: ({ id }: { id: string }) => path.surveyResults(id),
  tabs: ['tab', 'by', 'state'],
  fields: {
    tab: choice(['summary', 'own', 'cut', 'versions'], 'summary'),
    by: choice(SURVEY_CUTS, 'region'),
    state: choice(OWN_ANSWER_STATES),
    from: calendarDay(),
    to: calendarDay(),
    region: id(),
    chain: id(),
    question: text(/^[\w-]{1,40}$/),
    search: words(),
    page: pageNumber(),
  },
});

export type ResultsView = ViewOf<typeof resultsList> & { id: string };

const NO_PART = { from: undefined, to: undefined, region: undefined, chain: undefined };

/** The view without the filters of the other tabs. */
export const ofItsTab = (view: ResultsView): ResultsView =>
  view.tab === 'summary' ? { ...view, question: undefined, search: undefined } : { ...view, ...NO_PART };

/** Filters of the summary, each separate: combined they would identify people. */
export const partFilters = ({ from, to, region, chain }: ResultsView): SurveyPartFilter[] => [
  ...(from || to ? [{ ...(from ? { from } : {}), ...(to ? { to } : {}) }] : []),
  ...(region ? [{ region }] : []),
  ...(chain ? [{ chain }] : []),
];

export const ownAnswersFilter = ({ state, question, search }: ResultsView) => ({
  ...(state ? { state } : {}),
  ...(question ? { question } : {}),
  ...(search ? { search } : {}),
});

const SIZE = 20;
export const ownAnswersShown = ({ page }: ResultsView) => ({ page, number: page, size: SIZE });
