import { expect, test } from 'vitest';
import { isSameContent } from './content-changes';
import { surveyChanges, type ComparedSurvey } from './survey-changes';

const option = (id: string) => ({ id, text: `Ответ ${id}`, image: null });
const question = (id: string, fields: object = {}) => ({
  ...{ id, text: `Вопрос ${id}`, type: 'single_choice', image: null },
  ...{ isRequired: true, ownAnswerAllowed: false, options: [option(`${id}a`), option(`${id}b`)] },
  ...fields,
});
const BEFORE: ComparedSurvey = {
  ...{ title: 'Зима', description: '', image: null, markId: '1', slug: 'zima', countPoints: 15 },
  ...{ startDate: null, endDate: '2026-12-01T00:00:00+03:00' },
  questions: [question('1'), question('2')],
  dependentQuestion: [{ questionId: '2', parentId: '1', optionIds: ['1a', '1b'] }],
};
const NOTHING = { parts: [], added: [], removed: [], changed: [], isReordered: false };

test('the same in other words of the wire is the same', () => {
  const dependentQuestion = [{ questionId: '2', parentId: '1', optionIds: ['1b', '1a'] }];
  const same = surveyChanges(BEFORE, { ...BEFORE, dependentQuestion, endDate: '2026-11-30T21:00:00.000Z' });
  expect(same).toEqual(NOTHING);
  expect(isSameContent(same)).toBe(true);
});

test.each([
  [{ type: 'multiple_choice' }, 'text'],
  [{ image: { originalUrl: '/media/1.webp' } }, 'image'],
  [{ options: [option('2b'), option('2a')] }, 'options'],
  [{ ownAnswerAllowed: true }, 'own'],
  [{ isRequired: false }, 'required'],
])('a question with %j differs in %s', (fields, part) => {
  const found = surveyChanges(BEFORE, { ...BEFORE, questions: [question('1'), question('2', fields)] });
  expect(found.changed).toEqual([{ number: 2, text: 'Вопрос 2', parts: [part] }]);
});

test('of whom a question is asked is a part of it', () => {
  const found = surveyChanges(BEFORE, { ...BEFORE, dependentQuestion: [] });
  expect(found).toEqual({ ...NOTHING, changed: [{ number: 2, text: 'Вопрос 2', parts: ['rule'] }] });
});

test.each([
  [{ title: 'Весна' }, 'title'],
  [{ countPoints: 20 }, 'points'],
  [{ slug: 'vesna' }, 'slug'],
  [{ endDate: null }, 'dates'],
])('%j is told of the whole', (fields, part) => {
  expect(surveyChanges(BEFORE, { ...BEFORE, ...fields })).toEqual({ ...NOTHING, parts: [part] });
});
