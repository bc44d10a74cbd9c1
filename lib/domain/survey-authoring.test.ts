import { expect, test } from 'vitest';
import { surveyProblems, type AuthoredSurvey, type AuthoredSurveyQuestion } from './survey-authoring';

const NOW = new Date('2026-11-20T09:00:00Z');
const option = (id: string, text = id) => ({ id, text, image: null });
const question = (id: string, fields: Partial<AuthoredSurveyQuestion> = {}): AuthoredSurveyQuestion => ({
  ...{ id, text: `Вопрос ${id}`, type: 'single_choice', ownAnswerAllowed: false },
  options: [option(`${id}1`), option(`${id}2`)],
  ...fields,
});
const survey = (fields: Partial<AuthoredSurvey> = {}): AuthoredSurvey => ({
  ...{ startDate: null, endDate: null, dependentQuestion: [] },
  questions: [question('a'), question('b')],
  ...fields,
});
const found = (one: AuthoredSurvey) =>
  surveyProblems(one, NOW).map(({ pointer, code }) => `${pointer} ${code}`);
const rule = (questionId: string, parentId: string, ...optionIds: string[]) => ({
  ...{ questionId, parentId, optionIds },
});

test('a whole survey may come out; own answers alone are answers', () => {
  expect(found(survey())).toEqual([]);
  expect(found(survey({ questions: [question('a', { options: [], ownAnswerAllowed: true })] }))).toEqual([]);
  expect(found(survey({ dependentQuestion: [rule('b', 'a', 'a1')] }))).toEqual([]);
});

test('what is missing is named at its field', () => {
  expect(found(survey({ questions: [] }))).toEqual(['questions no-questions']);
  expect(found(survey({ questions: [question('a', { text: ' ', options: [] })] }))).toEqual([
    'questions/0/text question-empty',
    'questions/0/options no-options',
  ]);
  expect(found(survey({ endDate: NOW }))).toEqual(['endDate already-over']);
});

test.each([
  ['looks ahead', [rule('a', 'b', 'b1')], 'questions/0/parentId'],
  ['looks at itself', [rule('a', 'a', 'a1')], 'questions/0/parentId'],
  ['names no option', [rule('b', 'a')], 'questions/1/parentId'],
  ['names an option of another question', [rule('b', 'a', 'b1')], 'questions/1/parentId'],
  ['names a question that is gone', [rule('b', 'x', 'a1')], 'questions/1/parentId'],
  ['is a second one', [rule('b', 'a', 'a1'), rule('b', 'a', 'a2')], 'questions/1/parentId'],
  ['is of a question that is gone', [rule('x', 'a', 'a1')], 'dependentQuestion/0'],
])('a rule that %s can not be followed', (_, dependentQuestion, pointer) => {
  expect(found(survey({ dependentQuestion }))).toEqual([`${pointer} wrong-rule`]);
});
