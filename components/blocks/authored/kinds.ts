import type { QueryClient } from '@tanstack/react-query';
import {
  actOnSurveys,
  duplicateSurvey,
  removeSurvey,
  surveyListQuery,
  type SurveysAsked,
} from '@/api/surveying/queries';
import { actOnTests, duplicateTest, removeTest, testListQuery, type TestsAsked } from '@/api/testing/queries';
import type { AuthoredKindName } from '@/lib/domain/authored-state';
import { counted } from '@/lib/format/number';
import * as path from '@/lib/routes/path';

/** The most a service gives in one page. */
const SIZE = 100;
const shown = (number: number) => ({ page: number, number, size: SIZE });

/** What the acts of authors are upon: their calls, their pages and their words; all of a masculine gender. */
export const AUTHORED = {
  test: {
    one: 'тест',
    forms: ['тест', 'теста', 'тестов'],
    named: 'Тест',
    takenBy: (sent: number) => `Его прошли ${counted(sent, ['раз', 'раза', 'раз'])}`,
    act: actOnTests,
    copy: duplicateTest,
    remove: removeTest,
    page: (cache: QueryClient, asked: TestsAsked, number: number) =>
      cache.fetchQuery(testListQuery(asked.filter, asked.sort, shown(number))),
    list: path.tests,
    editor: path.testEditor,
    preview: path.testPreview,
    results: path.testResults,
  },
  survey: {
    one: 'опрос',
    forms: ['опрос', 'опроса', 'опросов'],
    named: 'Опрос',
    takenBy: (sent: number) => `На него ответили: ${counted(sent, ['человек', 'человека', 'человек'])}`,
    act: actOnSurveys,
    copy: duplicateSurvey,
    remove: removeSurvey,
    page: (cache: QueryClient, asked: SurveysAsked, number: number) =>
      cache.fetchQuery(surveyListQuery(asked.filter, asked.sort, shown(number))),
    list: path.surveys,
    editor: path.surveyEditor,
    preview: path.surveyPreview,
    results: path.surveyResults,
  },
} as const satisfies Record<AuthoredKindName, object>;

/** What a list is asked for, by what it lists. */
export type Asked = { kind: 'test'; asked: TestsAsked } | { kind: 'survey'; asked: SurveysAsked };

/** Ids of a page of it, and how many pages there are. */
export async function idsOfPage(cache: QueryClient, list: Asked, number: number) {
  const { items, page } =
    list.kind === 'test'
      ? await AUTHORED.test.page(cache, list.asked, number)
      : await AUTHORED.survey.page(cache, list.asked, number);
  return { ids: items.map(({ id }) => id), pages: page?.pages ?? 1 };
}
