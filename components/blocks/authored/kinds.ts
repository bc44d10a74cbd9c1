import {
  actOnEveryProgrammeTest,
  actOnProgrammeTests,
  duplicateProgrammeTest,
  removeProgrammeTest,
  type ProgrammeTestsAsked,
} from '@/api/programmetests/queries';
import {
  actOnEverySurvey,
  actOnSurveys,
  duplicateSurvey,
  publishSavedSurvey,
  removeSurvey,
  type SurveysAsked,
} from '@/api/surveying/queries';
import {
  actOnEveryTest,
  actOnTests,
  duplicateTest,
  publishSavedTest,
  removeTest,
  type TestsAsked,
} from '@/api/testing/queries';
import {
  bringSurveyBack,
  bringTestBack,
  readSurveyPublication,
  readTestPublication,
} from '@/api/versions/queries';
import type { AuthoredAction, AuthoredKindName } from '@/lib/domain/authored-state';
import { counted } from '@/lib/format/number';
import * as path from '@/lib/routes/path';

const TIMES = ['раз', 'раза', 'раз'] as const;

/** Calls, pages and words of the kinds that authors edit; all their nouns are masculine. */
export const AUTHORED = {
  test: {
    one: 'тест',
    forms: ['тест', 'теста', 'тестов'],
    named: 'Тест',
    takenBy: (sent: number) => `Его прошли ${counted(sent, TIMES)}`,
    act: actOnTests,
    copy: duplicateTest,
    remove: removeTest,
    publication: readTestPublication,
    publish: publishSavedTest,
    bringBack: bringTestBack,
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
    publication: readSurveyPublication,
    publish: publishSavedSurvey,
    bringBack: bringSurveyBack,
    list: path.surveys,
    editor: path.surveyEditor,
    preview: path.surveyPreview,
    results: path.surveyResults,
  },
} as const satisfies Record<AuthoredKindName, object>;

/** The filter of a list, by the kind of its rows. */
export type Asked =
  | { kind: 'test'; asked: TestsAsked['filter'] }
  | { kind: 'programme-test'; asked: ProgrammeTestsAsked['filter'] }
  | { kind: 'survey'; asked: SurveysAsked['filter'] };

/** Acts on every row of the list, if it still has `expected` rows. */
export function actOnEvery(list: Asked, expected: number, action: AuthoredAction) {
  switch (list.kind) {
    case 'test':
      return actOnEveryTest(list.asked, expected, action);
    case 'programme-test':
      return actOnEveryProgrammeTest(list.asked, expected, action);
    case 'survey':
      return actOnEverySurvey(list.asked, expected, action);
  }
}
