import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answerOf,
  askedQuestions,
  choicesOf,
  countedAnswers,
  fitTo,
  isAnswered,
  missingQuestions,
  pointsOfVersion,
  tidyOwnWords,
  type SurveyAnswer,
} from './surveys';

const survey = {
  questions: [
    { id: 'a', isRequired: true },
    { id: 'b', isRequired: true },
    { id: 'c', isRequired: false },
  ],
  dependentQuestion: [
    { questionId: 'b', parentId: 'a', optionIds: ['yes', 'often'] },
    { questionId: 'c', parentId: 'b', optionIds: ['more'] },
  ],
};
const answer = (questionId: string, optionIds: string[] = [], ownAnswer = ''): SurveyAnswer => ({
  ...{ questionId, optionIds, ownAnswer },
});
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

test('a question is asked once its option is chosen, and no longer when it is not', () => {
  expect(idsOf(askedQuestions(survey, []))).toBe('a');
  expect(idsOf(askedQuestions(survey, [answer('a', ['often'])]))).toBe('ab');
  expect(idsOf(askedQuestions(survey, [answer('a', ['no'])]))).toBe('a');
});

test('an answer left from a question that is not asked leads nowhere and does not count', () => {
  const answers = [answer('a', ['no']), answer('b', ['more']), answer('c', ['x'])];
  expect(idsOf(askedQuestions(survey, answers))).toBe('a');
  expect(countedAnswers(survey, answers)).toEqual([answers[0]]);
});

test('only required questions that are asked are missed', () => {
  expect(idsOf(missingQuestions(survey, []))).toBe('a');
  expect(idsOf(missingQuestions(survey, [answer('a', ['yes'])]))).toBe('b');
  const whole = [answer('a', ['yes']), answer('b', ['more'])];
  expect(missingQuestions(survey, whole)).toEqual([]);
});

test('own words answer a question, blanks do not', () => {
  expect(isAnswered(answer('a', [], 'редко'))).toBe(true);
  expect(isAnswered(answer('a', [], ' \n '))).toBe(false);
  expect(isAnswered(undefined)).toBe(false);
});

test('an answer is one list of choices and comes back as it was, its words tidied', () => {
  const said = answer('a', ['1', '2'], ' редко\n и   мало ');
  expect(choicesOf(said)).toEqual(['1', '2', 'own:редко и мало']);
  expect(answerOf('a', choicesOf(said))).toEqual(answer('a', ['1', '2'], 'редко и мало'));
  expect(choicesOf(answer('a'))).toEqual([]);
});

/** Surveys whose rules look back, with answers to any of their questions. */
const drawn = fc.integer({ min: 1, max: 8 }).chain((count) => {
  const questions = Array.from({ length: count }, (_, at) => ({ id: String(at), isRequired: at % 2 === 0 }));
  const rule = (at: number) =>
    fc.option(
      fc.record({
        questionId: fc.constant(String(at)),
        parentId: fc.integer({ min: 0, max: Math.max(0, at - 1) }).map(String),
        optionIds: fc.subarray(['x', 'y', 'z'], { minLength: 1 }),
      }),
    );
  const given = (at: number) => fc.subarray(['x', 'y', 'z']).map((chosen) => answer(String(at), chosen));
  return fc.record({
    survey: fc
      .tuple(...questions.slice(1).map((_, at) => rule(at + 1)))
      .map((rules) => ({ questions, dependentQuestion: rules.filter((one) => one !== null) })),
    answers: fc.tuple(...questions.map((_, at) => given(at))),
  });
});

test('what counts leads to the same questions again: sending it twice says the same', () => {
  fc.assert(
    fc.property(drawn, ({ survey: any, answers }) => {
      const counted = countedAnswers(any, answers);
      expect(idsOf(askedQuestions(any, counted))).toBe(idsOf(askedQuestions(any, answers)));
      expect(countedAnswers(any, counted)).toEqual(counted);
      expect(idsOf(missingQuestions(any, counted))).toBe(idsOf(missingQuestions(any, answers)));
    }),
  );
});

test('an asked question that depends has an asked parent with one of its options chosen', () => {
  fc.assert(
    fc.property(drawn, ({ survey: any, answers }) => {
      const asked = askedQuestions(any, answers).map(({ id }) => id);
      for (const rule of any.dependentQuestion) {
        const chosen = answers.find(({ questionId }) => questionId === rule.parentId)?.optionIds ?? [];
        const leads = asked.includes(rule.parentId) && chosen.some((id) => rule.optionIds.includes(id));
        expect(asked.includes(rule.questionId)).toBe(leads);
      }
    }),
  );
});

test.each([
  ['a soft hyphen', 'солнце\u00ADзащита', 'солнцезащита'],
  ['a mark of direction', 'SPF\u200E 50', 'SPF 50'],
  ['a control character', 'дорого\u0000для', 'дорого для'],
  ['a person of several signs', '👩\u200D⚕️ советует', '👩\u200D⚕️ советует'],
  ['joiners alone', '\u200D\u200D', ''],
])('own words with %s stay whole', (_, given, tidy) => {
  expect(tidyOwnWords(given)).toBe(tidy);
});

test('of choices made in another version those are left that the question takes', () => {
  const question = (id: string, type: 'single_choice' | 'multiple_choice', ownAnswerAllowed = false) => ({
    ...{ id, type, ownAnswerAllowed },
    options: [{ id: '1' }, { id: '2' }],
  });
  const fit = fitTo([question('one', 'single_choice'), question('many', 'multiple_choice', true)]);
  expect(fit('gone', ['1'])).toBeNull();
  expect(fit('one', ['9'])).toBeNull();
  expect(fit('one', ['1', 'own:редко'])).toEqual(['1']);
  expect(fit('one', ['1', '2'])).toBeNull();
  expect(fit('one', [])).toEqual([]);
  expect(fit('many', ['9', '2', 'own:редко'])).toEqual(['2', 'own:редко']);
});

test.each([
  ['a version that is out', null, 900],
  ['one that was replaced within the day before', '2026-11-19T12:00:00Z', 900],
  ['one that was replaced earlier', '2026-11-19T11:59:59Z', 9],
])('%s', (_, retired, points) => {
  const version = { countPoints: 900, retiredAt: retired === null ? null : new Date(retired) };
  const begunAt = new Date('2026-11-20T12:00:00Z');
  expect(pointsOfVersion(version, 9, begunAt)).toBe(points);
  // never more than what the page said
  expect(pointsOfVersion({ ...version, countPoints: 5 }, 9, begunAt)).toBe(5);
});
