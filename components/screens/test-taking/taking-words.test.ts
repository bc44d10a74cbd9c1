import { describe, expect, it } from 'vitest';
import { chosenAfter } from './question-form';
import { firstQuestion, questionOf } from '@/components/blocks/answering/use-question';
import { choiceWords, confirmWords, expressTerms, leadWords, listNumbers } from './taking-words';

const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

it.each([
  [[], 10, 'Вы ответили на все вопросы. После отправки изменить ответы нельзя.'],
  [
    [4],
    10,
    'Остался без ответа 1 вопрос: 4. Он засчитается как ошибка. После отправки изменить ответы нельзя.',
  ],
  [
    [2, 4, 7],
    10,
    'Осталось без ответа 3 вопроса: 2, 4 и 7. Они засчитаются как ошибки. После отправки изменить ответы нельзя.',
  ],
  [[1, 2], 2, 'Вы не ответили ни на один вопрос. После отправки изменить ответы нельзя.'],
])('asks before sending with %j unanswered', (unanswered, total, words) => {
  const now = new Date('2026-11-22T12:00:00Z');
  expect(plain(confirmWords(unanswered, total, { maxPoints: 0 }, now))).toBe(words);
  expect(plain(confirmWords(unanswered, total, { maxPoints: 60 }, now))).toBe(
    `${words} Баллы начисляются один раз. Не наберёте ни одного — повторите с 1 декабря.`,
  );
  expect(plain(confirmWords(unanswered, total, { maxPoints: 60, availableErrorsCount: 2 }, now))).toBe(
    `${words} Не получится — повторите с 1 декабря.`,
  );
});

it('lists numbers as people say them', () => {
  expect(listNumbers([])).toBe('');
  expect(listNumbers([4])).toBe('4');
  expect(listNumbers([4, 7])).toBe('4 и 7');
});

it('explains what an express test forgives, and nothing of a plain one', () => {
  expect(expressTerms(0)).toBeNull();
  expect(expressTerms(1)).toContain('не больше одного раза');
  expect(expressTerms(2)).toContain('не больше двух раз');
  expect(plain(expressTerms(7))).toContain('не больше 7 раз');
  expect(plain(leadWords({ maxPoints: 60, availableErrorsCount: 0 }))).toContain('До 60 баллов.');
});

it.each([
  ['single_choice', 60, 0, 'right-minus-wrong', 'Выберите один ответ'],
  ['multiple_choice', 60, 0, 'right-minus-wrong', 'Выберите все верные ответы: за неверные баллы вычитаются'],
  [
    'multiple_choice',
    60,
    0,
    'all-or-nothing',
    'Выберите все верные ответы: баллы — только за полностью верный выбор',
  ],
  ['multiple_choice', 60, 2, 'right-minus-wrong', 'Выберите все верные ответы'],
  ['multiple_choice', 0, 0, 'right-minus-wrong', 'Выберите все верные ответы'],
] as const)('%s of %i points, %i errors allowed, %s', (type, maxPoints, errors, scoring, words) => {
  const test = { maxPoints, availableErrorsCount: errors, multipleChoiceScoring: scoring };
  expect(choiceWords(type, test)).toBe(words);
});

describe('where a test begins', () => {
  it.each([
    [[true, false, false], 1],
    [[true, true], 1],
    [[false, false], 0],
  ])('%j → %i', (answered, index) => expect(firstQuestion(answered)).toBe(index));

  it.each([
    ['#q1', 0],
    ['#q3', 2],
    ['#q4', null],
    ['#q0', null],
    ['#q', null],
    ['#qx', null],
    ['', null],
  ])('the address %s names %j of three', (hash, index) => expect(questionOf(hash, 3)).toBe(index));
});

it('a single choice is replaced, a multiple one is put in and out', () => {
  expect(chosenAfter('single_choice', ['1'], '2')).toEqual(['2']);
  expect(chosenAfter('multiple_choice', ['1'], '2')).toEqual(['1', '2']);
  expect(chosenAfter('multiple_choice', ['1', '2'], '1')).toEqual(['2']);
});

it('promises no second attempt at a test that closes before it could be made', () => {
  const now = new Date('2026-11-22T12:00:00Z');
  const words = (endDate: string) => plain(confirmWords([], 3, { maxPoints: 60, endDate }, now));
  expect(words('2026-11-30T23:59:59+03:00')).toContain('второй попытки не будет');
  expect(words('2026-12-20T23:59:59+03:00')).toContain('повторите с 1 декабря');
});
