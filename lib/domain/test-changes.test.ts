import { expect, test } from 'vitest';
import { isSameContent } from './content-changes';
import { testChanges, type ComparedTest } from './test-changes';

const option = (id: string, isRight = false, countPoints = 0) => ({
  ...{ id, text: `Ответ ${id}`, image: null, isRight, countPoints, explanation: '' },
});
const question = (id: string, fields: object = {}) => ({
  ...{ id, text: `Вопрос ${id}`, type: 'single_choice', image: null, explanation: '', articleId: null },
  options: [option(`${id}a`, true, 10), option(`${id}b`)],
  ...fields,
});
const BEFORE: ComparedTest = {
  ...{ title: 'Барьер', description: '', image: null, markId: '1', videoId: null },
  ...{ startDate: null, endDate: '2026-12-01T00:00:00+03:00', countPoints: 20, availableErrorsCount: 0 },
  ...{ pointsMultiplier: 1, multipleChoiceScoring: 'right-minus-wrong' },
  questions: [question('1'), question('2')],
};
const NOTHING = {
  ...{ parts: [], added: [], removed: [], changed: [] },
  ...{ isReordered: false, isScoredOtherwise: false },
};

test('the same in other words of the wire is the same', () => {
  const same = testChanges(BEFORE, { ...BEFORE, endDate: '2026-11-30T21:00:00.000Z', countPoints: 0 });
  expect(same).toEqual(NOTHING);
  expect(isSameContent(same)).toBe(true);
});

test('questions that came, went, changed and moved are told apart', () => {
  const found = testChanges(BEFORE, {
    ...BEFORE,
    questions: [question('3'), question('2', { text: 'Иначе?' }), question('1')],
  });
  expect(found).toEqual({
    ...NOTHING,
    added: [{ number: 1, text: 'Вопрос 3' }],
    changed: [{ number: 2, text: 'Иначе?', parts: ['text'] }],
    isReordered: true,
  });
  expect(isSameContent(found)).toBe(false);
  expect(testChanges(BEFORE, { ...BEFORE, questions: [question('2')] })).toEqual({
    ...NOTHING,
    removed: [{ number: 1, text: 'Вопрос 1' }],
    // its mistakes, and what it paid, count no longer
    isScoredOtherwise: true,
  });
});

test.each([
  [{ options: [option('1a'), option('1b', true, 10)] }, ['key', 'points'], true],
  [{ options: [option('1a', true, 5), option('1b')] }, ['points'], true],
  [{ options: [{ ...option('1a', true, 10), text: 'Церамиды' }, option('1b')] }, ['options'], false],
  [{ options: [option('1b'), option('1a', true, 10)] }, ['options'], false],
  [{ explanation: 'Нужны липиды.' }, ['explanation'], false],
  [{ image: { originalUrl: '/media/1.webp' } }, ['image'], false],
])('a question with %j differs in %j', (fields, parts, isScoredOtherwise) => {
  const found = testChanges(BEFORE, { ...BEFORE, questions: [question('1', fields), question('2')] });
  expect(found).toMatchObject({ isScoredOtherwise, isReordered: false });
  expect(found.changed).toEqual([{ number: 1, text: 'Вопрос 1', parts }]);
});

test.each([
  [{ pointsMultiplier: 2 }, ['points'], true],
  [{ availableErrorsCount: 1 }, ['kind', 'points'], true],
  [{ multipleChoiceScoring: 'all-or-nothing' }, ['scoring'], true],
  [{ title: 'Кожа', markId: '2' }, ['title', 'brand'], false],
  [{ endDate: null }, ['dates'], false],
])('a test with %j differs in %j', (fields, parts, isScoredOtherwise) => {
  expect(testChanges(BEFORE, { ...BEFORE, ...fields })).toEqual({ ...NOTHING, parts, isScoredOtherwise });
});
