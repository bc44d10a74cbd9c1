import { expect, test } from 'vitest';
import {
  countedPoints,
  mostPoints,
  publicationProblems,
  type AuthoredQuestion,
  type AuthoredTest,
} from './test-authoring';
import { actionsIn, authoredState, comesOutAt } from './authored-state';

const NOW = new Date('2026-11-20T09:00:00Z');
const option = (text: string, isRight = false, countPoints = 0) => ({
  text,
  isRight,
  countPoints,
  image: null,
});
const single = (...options: AuthoredQuestion['options']): AuthoredQuestion => ({
  text: 'Что верно?',
  type: 'single_choice',
  options,
});
const GOOD = single(option('Да', true, 5), option('Нет'));
const plain = (questions: AuthoredQuestion[], rest: Partial<AuthoredTest> = {}): AuthoredTest => ({
  countPoints: 0,
  availableErrorsCount: 0,
  pointsMultiplier: 1,
  multipleChoiceScoring: 'right-minus-wrong',
  startDate: null,
  endDate: null,
  questions,
  ...rest,
});
const found = (authored: AuthoredTest) =>
  publicationProblems(authored, NOW).map(({ pointer, code }) => `${pointer} ${code}`);

test('a whole test may come out, also one that pays nothing', () => {
  expect(found(plain([GOOD]))).toEqual([]);
  expect(found(plain([single(option('Да', true), option('Нет'))]))).toEqual([]);
});

test('every problem is named at its field, all at once', () => {
  expect(found(plain([]))).toEqual(['questions no-questions']);
  const broken = { ...single(option('Да', true), option(' да ', true), option('')), text: ' ' };
  expect(found(plain([GOOD, broken]))).toEqual([
    'questions/1/text question-empty',
    'questions/1/options wrong-key',
    'questions/1/options/1/text option-repeated',
    'questions/1/options/2/text option-empty',
  ]);
});

test('a picture is an answer without words', () => {
  expect(found(plain([single(option('Да', true), { ...option(''), image: {} })]))).toEqual([]);
});

test.each([
  ['one option', single(option('Да', true)), 'Нужно не меньше двух ответов.'],
  ['no right one', single(option('Да'), option('Нет')), 'Отметьте верный ответ.'],
  [
    'two right ones of a single choice',
    single(option('Да', true), option('Нет', true)),
    'Верный ответ один: снимите лишние отметки.',
  ],
  [
    'all right',
    { ...single(option('Да', true), option('Нет', true)), type: 'multiple_choice' as const },
    'Верны все ответы: добавьте хотя бы один неверный.',
  ],
])('%s', (_, question, text) => {
  expect(publicationProblems(plain([question]), NOW)).toEqual([
    { pointer: 'questions/0/options', code: 'wrong-key', text },
  ]);
});

test('an express test pays, and leaves at least one question to answer', () => {
  const express = { availableErrorsCount: 1, countPoints: 30 };
  expect(found(plain([GOOD, GOOD], express))).toEqual([]);
  expect(found(plain([GOOD], express))).toEqual(['availableErrorsCount too-many-errors']);
  expect(found(plain([GOOD, GOOD], { ...express, countPoints: 0 }))).toEqual(['countPoints pays-nothing']);
});

test('it ends after it begins, and not yet', () => {
  const at = (day: number) => new Date(Date.UTC(2026, 10, day));
  expect(found(plain([GOOD], { startDate: at(25), endDate: at(26) }))).toEqual([]);
  expect(found(plain([GOOD], { startDate: at(26), endDate: at(25) }))).toEqual(['endDate ends-before-start']);
  expect(found(plain([GOOD], { endDate: at(19) }))).toEqual(['endDate already-over']);
});

test('points as they will be paid', () => {
  const multiple = {
    ...single(option('А', true, 5), option('Б', true, 2), option('В')),
    type: 'multiple_choice' as const,
  };
  const authored = plain([GOOD, multiple], { countPoints: 99, pointsMultiplier: 1.5 });
  expect([countedPoints(authored), mostPoints(authored)]).toEqual([12, 18]);
  const express = { ...authored, availableErrorsCount: 1 };
  expect([countedPoints(express), mostPoints(express)]).toEqual([99, 149]);
});

test('comes out as asked while nobody sees it, and at once otherwise', () => {
  const [before, later] = [new Date(NOW.getTime() - 1), new Date(NOW.getTime() + 1)];
  const never = { isPublished: false, publishedAt: null };
  expect(comesOutAt(never, null, NOW)).toBe(NOW);
  expect(comesOutAt(never, later, NOW)).toBe(later);
  expect(comesOutAt(never, before, NOW)).toBe(NOW);
  expect(comesOutAt({ isPublished: true, publishedAt: later }, null, NOW)).toBe(NOW);
  expect(comesOutAt({ isPublished: true, publishedAt: before }, later, NOW)).toBe(before);
  expect(comesOutAt({ isPublished: false, publishedAt: before }, null, NOW)).toBe(before);
  expect(comesOutAt({ isPublished: false, publishedAt: before }, later, NOW)).toBe(later);
});

test('one word for the flags', () => {
  const flags = { isPublished: true, isHidden: false, isArchived: false, publishedAt: NOW };
  const later = new Date(NOW.getTime() + 1);
  expect(authoredState(flags, NOW)).toBe('published');
  expect(authoredState({ ...flags, publishedAt: later }, NOW)).toBe('scheduled');
  expect(authoredState({ ...flags, isPublished: false }, NOW)).toBe('unpublished');
  expect(authoredState({ ...flags, isPublished: false, publishedAt: null }, NOW)).toBe('draft');
  expect(authoredState({ ...flags, isHidden: true }, NOW)).toBe('hidden');
  expect(authoredState({ ...flags, isHidden: true, isArchived: true }, NOW)).toBe('archived');
  expect(actionsIn('archived')).toEqual(['restore']);
  expect(actionsIn('draft', true)).toEqual(['publish', 'archive']);
  expect(actionsIn('published')).not.toContain('publish');
  expect(actionsIn('published', true)).toContain('publish');
});
