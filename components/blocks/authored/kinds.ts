import type { QueryClient } from '@tanstack/react-query';
import {
  actOnProgrammeTests,
  duplicateProgrammeTest,
  programmeTestListQuery,
  removeProgrammeTest,
  type ProgrammeTestsAsked,
} from '@/api/programmetests/queries';
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

const TIMES = ['раз', 'раза', 'раз'] as const;

/** What the acts of authors are upon: their calls, their pages and their words; all of a masculine gender. */
export const AUTHORED = {
  test: {
    one: 'тест',
    forms: ['тест', 'теста', 'тестов'],
    named: 'Тест',
    takenBy: (sent: number) => `Его прошли ${counted(sent, TIMES)}`,
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
  'programme-test': {
    one: 'тест',
    forms: ['тест', 'теста', 'тестов'],
    named: 'Тест',
    takenBy: (sent: number) => `Его прошли ${counted(sent, TIMES)}`,
    act: actOnProgrammeTests,
    copy: duplicateProgrammeTest,
    remove: removeProgrammeTest,
    page: (cache: QueryClient, asked: ProgrammeTestsAsked, number: number) =>
      cache.fetchQuery(programmeTestListQuery(asked.filter, asked.sort, shown(number))),
    list: path.programmeTests,
    editor: path.programmeTestEditor,
    preview: path.programmeTestPreview,
    results: path.programmeTestResults,
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
export type Asked =
  | { kind: 'test'; asked: TestsAsked }
  | { kind: 'programme-test'; asked: ProgrammeTestsAsked }
  | { kind: 'survey'; asked: SurveysAsked };

function pageOf(cache: QueryClient, list: Asked, number: number) {
  switch (list.kind) {
    case 'test':
      return AUTHORED.test.page(cache, list.asked, number);
    case 'programme-test':
      return AUTHORED['programme-test'].page(cache, list.asked, number);
    case 'survey':
      return AUTHORED.survey.page(cache, list.asked, number);
  }
}

/** Ids of a page of it, and how many pages there are. */
export async function idsOfPage(cache: QueryClient, list: Asked, number: number) {
  const { items, page } = await pageOf(cache, list, number);
  return { ids: items.map(({ id }) => id), pages: page?.pages ?? 1 };
}
