import { expect, test } from 'vitest';
import type { TestForTaking, TestResult } from '@/api/tests/queries';
import { resultOf } from './result-of';

const option = (id: string, text: string) => ({ id, text, image: null });
const question = {
  ...{ id: '1', text: 'Какие?', type: 'multiple_choice' as const, image: null },
  options: [option('a', 'Крем'), option('b', ''), option('c', 'Скраб')],
};
const of = { title: 'Барьер', markId: 'lrp', markName: 'LRP', availableErrorsCount: 0, articleSlug: null };
const asked = { ...of, questions: [question] } as unknown as TestForTaking;
const told = (more: object) => {
  const result = { questions: [{ questionId: '1', isRight: false, ...more }] } as unknown as TestResult;
  return resultOf(asked, result).questions?.[0];
};

test('options that were chosen or are right, in the order of the question, each with its words', () => {
  const optionExplanations = [{ optionId: 'c', explanation: 'Царапает.' }];
  const one = told({ chosenOptionIds: ['c', 'a'], rightOptionIds: ['a', 'b'], optionExplanations });
  expect(one?.options).toEqual([
    { text: 'Крем', image: null, isChosen: true, isRight: true, why: null },
    { text: 'вариант 2', image: null, isChosen: false, isRight: true, why: null },
    { text: 'Скраб', image: null, isChosen: true, isRight: false, why: 'Царапает.' },
  ]);
});

test('while the key is kept: one wrong mark is known to be wrong, of several nobody says which', () => {
  const marks = (chosenOptionIds: string[]) =>
    told({ chosenOptionIds, rightOptionIds: null })?.options?.map(({ isRight }) => isRight);
  expect(marks(['c'])).toEqual([false]);
  expect(marks(['a', 'c'])).toEqual([null, null]);
});

test('a service that tells neither what was chosen nor why: the question stands alone', () => {
  expect(told({})).toMatchObject({ text: 'Какие?', options: undefined, why: undefined, reading: undefined });
});

test('what to read is a link into its brand, with its advertising marking', () => {
  const erid = { needErid: true, eridToken: '2Vtz', eridSource: 'ООО «Пример»' };
  const reading = { title: 'Статья', slug: 'sostav', type: 'article', markId: 'cerave', ...erid };
  expect(told({ explanation: 'Потому.', reading })).toMatchObject({
    why: 'Потому.',
    reading: { title: 'Статья', isVideo: false, href: '/cerave/news/sostav', ...erid },
  });
});

test.each([
  ['right-minus-wrong', 0, true],
  ['all-or-nothing', 0, false],
  ['right-minus-wrong', 2, false],
])('scored %s, %i errors allowed: paid in part %s', (multipleChoiceScoring, availableErrorsCount, inPart) => {
  const scored = { ...asked, multipleChoiceScoring, availableErrorsCount } as TestForTaking;
  expect(resultOf(scored, { questions: [] } as unknown as TestResult).paysInPart).toBe(inPart);
});

test('the certificate leads its owner to their own page of it, where the file and the link for others are', () => {
  const of = (certificateId: string | null) =>
    resultOf(asked, { questions: [], certificateId } as unknown as TestResult).certificate;
  expect(of('7')).toBe('/lk/certificates/7');
  expect(of(null)).toBeNull();
});
