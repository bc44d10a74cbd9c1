import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  isQuestionRight,
  maxPoints,
  MULTIPLE_CHOICE_SCORING,
  multiplePoints,
  scoreModule,
  scoreReason,
  scoreTest,
  type ScoredQuestion,
  type ScoredTest,
} from './scoring';

const question = (id: string, type: ScoredQuestion['type'], right: string, points = 10): ScoredQuestion => ({
  id,
  type,
  options: ['a', 'b', 'c', 'd'].map((letter) => ({
    id: `${id}${letter}`,
    isRight: right.includes(letter),
    countPoints: right.includes(letter) ? points : 0,
  })),
});
const plain: ScoredTest = {
  countPoints: 999,
  availableErrorsCount: 0,
  pointsMultiplier: 1,
  multipleChoiceScoring: 'right-minus-wrong',
  questions: [
    question('1', 'single_choice', 'a'),
    question('2', 'multiple_choice', 'bc', 5),
    question('3', 'single_choice', 'd'),
  ],
};
const express: ScoredTest = { ...plain, countPoints: 50, availableErrorsCount: 1 };
const answer = (questionId: string, ...letters: string[]) => ({
  questionId,
  optionIds: letters.map((letter) => `${questionId}${letter}`),
});
const all = [answer('1', 'a'), answer('2', 'c', 'b'), answer('3', 'd')];

describe('a question', () => {
  const multiple = question('2', 'multiple_choice', 'bc');
  test.each([
    ['the right set in any order', ['2c', '2b'], true],
    ['the same option twice', ['2b', '2c', '2b'], true],
    ['a part of it', ['2b'], false],
    ['more than it', ['2b', '2c', '2d'], false],
    ['as many, but others', ['2b', '2d'], false],
    ['nothing', [], false],
    ['an option of another question', ['2b', '2c', '1a'], false],
  ])('%s', (_name, chosen, right) => expect(isQuestionRight(multiple, chosen)).toBe(right));
  test('with no right option is never right', () => {
    expect(isQuestionRight(question('9', 'multiple_choice', ''), [])).toBe(false);
  });
});

describe('a plain test', () => {
  test('pays the chosen right options', () => {
    expect(scoreTest(plain, all)).toEqual({
      correctAnswersCount: 3,
      partlyRightCount: 0,
      questionsCount: 3,
      errorsCount: 0,
      points: 30,
      maxPoints: 30,
      passed: true,
      questions: [1, 2, 3].map((id) => ({ questionId: String(id), isRight: true })),
    });
  });
  test('a right option of a question that is not wholly right pays its own points', () => {
    expect(scoreTest(plain, [answer('2', 'b')])).toMatchObject({
      points: 5,
      correctAnswersCount: 0,
      passed: true,
    });
  });
  test('says why it paid: right answers, and those right in part where a part pays', () => {
    const [part, wrong] = [answer('2', 'b', 'a'), answer('3', 'a')];
    expect(scoreReason(scoreTest(plain, [part, wrong]))).toBe('Верных ответов: 0 из 3, частично верных: 1');
    expect(scoreReason(scoreTest(plain, all))).toBe('Верных ответов: 3 из 3');
    const whole: ScoredTest = { ...plain, multipleChoiceScoring: 'all-or-nothing' };
    for (const test of [whole, express])
      expect(scoreReason(scoreTest(test, [part]))).toBe('Верных ответов: 0 из 3');
  });
  test('nothing answered is all errors, no points, not passed', () => {
    expect(scoreTest(plain, [])).toMatchObject({ points: 0, errorsCount: 3, passed: false });
  });
  test('two marks on a single choice pay nothing', () => {
    expect(scoreTest(plain, [answer('1', 'a', 'b')])).toMatchObject({ points: 0, correctAnswersCount: 0 });
  });
  test('the multiplier multiplies and the sum is whole', () => {
    expect(scoreTest({ ...plain, pointsMultiplier: 2 }, all).points).toBe(60);
    expect(scoreTest({ ...plain, pointsMultiplier: 1.25 }, [answer('1', 'a')]).points).toBe(13);
    expect(scoreTest({ ...plain, pointsMultiplier: -1 }, all).points).toBe(0);
  });
  test('of two answers to a question the last counts; unknown questions are nothing', () => {
    expect(scoreTest(plain, [answer('1', 'a'), answer('1', 'b'), answer('8', 'a')]).points).toBe(0);
  });
});

describe('a multiple choice', () => {
  const anyChoice = fc
    .record({
      right: fc.array(fc.integer({ min: 0, max: 30 }), { minLength: 1, maxLength: 6 }),
      wrong: fc.array(fc.integer({ min: -5, max: 30 }), { minLength: 1, maxLength: 6 }),
      picked: fc.uniqueArray(fc.nat(11)),
    })
    .map(({ right, wrong, picked }) => {
      const optionsOf = (points: number[], isRight: boolean) =>
        points.map((countPoints, at) => ({ id: `${isRight ? 'r' : 'w'}${at}`, isRight, countPoints }));
      const options = [...optionsOf(right, true), ...optionsOf(wrong, false)];
      return {
        question: { id: '1', type: 'multiple_choice', options } satisfies ScoredQuestion,
        chosen: options.filter((_, at) => picked.includes(at)),
        most: right.reduce((sum, points) => sum + points, 0),
      };
    });
  const idsOf = (options: readonly { id: string }[]) => options.map(({ id }) => id);
  const sumOf = (options: readonly { countPoints: number }[]) =>
    options.reduce((sum, { countPoints }) => sum + countPoints, 0);

  test('every option ticked pays nothing, whatever they pay and however many there are', () => {
    fc.assert(
      fc.property(anyChoice, fc.constantFrom(...MULTIPLE_CHOICE_SCORING), ({ question }, scoring) => {
        expect(multiplePoints(question, idsOf(question.options), scoring)).toBe(0);
      }),
    );
  });

  test('right options alone pay their sum, and the right set pays the most', () => {
    fc.assert(
      fc.property(anyChoice, ({ question, chosen, most }) => {
        const right = chosen.filter(({ isRight }) => isRight);
        expect(multiplePoints(question, idsOf(right), 'right-minus-wrong')).toBe(sumOf(right));
        const whole = idsOf(question.options.filter(({ isRight }) => isRight));
        for (const scoring of MULTIPLE_CHOICE_SCORING)
          expect(multiplePoints(question, whole, scoring)).toBe(most);
      }),
    );
  });

  test('one more right option never takes points away, one more wrong one never gives any', () => {
    fc.assert(
      fc.property(anyChoice, ({ question, chosen, most }) => {
        const before = multiplePoints(question, idsOf(chosen), 'right-minus-wrong');
        expect(before).toBeGreaterThanOrEqual(0);
        expect(before).toBeLessThanOrEqual(most);
        for (const option of question.options) {
          const after = multiplePoints(question, [...idsOf(chosen), option.id], 'right-minus-wrong');
          if (option.isRight) expect(after).toBeGreaterThanOrEqual(before);
          else expect(after).toBeLessThanOrEqual(before);
        }
      }),
    );
  });

  test.each([
    ['the right set', ['2b', '2c'], 10, 10],
    ['a part of it', ['2b'], 5, 0],
    ['one wrong of two beside it', ['2b', '2c', '2a'], 5, 0],
    ['as many right as wrong', ['2b', '2a'], 0, 0],
    ['nothing', [], 0, 0],
  ])('%s', (_, chosen, less, nothing) => {
    const asked = question('2', 'multiple_choice', 'bc', 5);
    expect(multiplePoints(asked, chosen, 'right-minus-wrong')).toBe(less);
    expect(multiplePoints(asked, chosen, 'all-or-nothing')).toBe(nothing);
  });

  test('where every option is right, ticking all is the right answer', () => {
    const asked = question('2', 'multiple_choice', 'abcd', 5);
    expect(multiplePoints(asked, ['2a', '2b', '2c', '2d'], 'right-minus-wrong')).toBe(20);
  });
});

describe('an express test', () => {
  test('pays all when errors are within the allowed', () => {
    expect(scoreTest(express, all.slice(0, 2))).toMatchObject({ errorsCount: 1, points: 50, passed: true });
    expect(scoreTest({ ...express, pointsMultiplier: 3 }, all)).toMatchObject({
      points: 150,
      maxPoints: 150,
    });
  });
  test('pays nothing beyond them', () => {
    expect(scoreTest(express, all.slice(0, 1))).toMatchObject({ errorsCount: 2, points: 0, passed: false });
  });
  test('with no questions is not passed', () => {
    expect(scoreTest({ ...express, questions: [] }, [])).toMatchObject({ points: 0, passed: false });
  });
});

const anyTest = fc
  .record({
    countPoints: fc.integer({ min: 0, max: 200 }),
    availableErrorsCount: fc.integer({ min: 0, max: 3 }),
    pointsMultiplier: fc.constantFrom(0, 0.5, 1, 1.5, 2, 3),
    multipleChoiceScoring: fc.constantFrom(...MULTIPLE_CHOICE_SCORING),
    questions: fc.array(
      fc.record({
        type: fc.constantFrom('single_choice' as const, 'multiple_choice' as const),
        options: fc.array(
          fc.record({ isRight: fc.boolean(), countPoints: fc.integer({ min: 0, max: 30 }) }),
          { maxLength: 5 },
        ),
      }),
      { maxLength: 8 },
    ),
  })
  .map((made): ScoredTest => ({
    ...made,
    questions: made.questions.map(({ type, options }, q) => ({
      id: `${q}`,
      type,
      options: options.map((option, o) => ({ ...option, id: `${q}-${o}` })),
    })),
  }));
const anyAnswers = fc.array(
  fc.record({
    questionId: fc.integer({ min: 0, max: 9 }).map(String),
    optionIds: fc.array(
      fc.tuple(fc.nat(9), fc.nat(5)).map(([q, o]) => `${q}-${o}`),
      { maxLength: 8 },
    ),
  }),
  { maxLength: 12 },
);

test('whatever is answered: whole points within 0 and the most, right plus wrong is all', () => {
  fc.assert(
    fc.property(anyTest, anyAnswers, (made, answers) => {
      const score = scoreTest(made, answers);
      expect(Number.isInteger(score.points)).toBe(true);
      expect(score.points).toBeGreaterThanOrEqual(0);
      expect(score.points).toBeLessThanOrEqual(score.maxPoints);
      expect(score.correctAnswersCount + score.errorsCount).toBe(made.questions.length);
      expect(score.correctAnswersCount).toBe(score.questions.filter((one) => one.isRight).length);
      if (made.availableErrorsCount > 0) expect([0, score.maxPoints]).toContain(score.points);
    }),
    { numRuns: 500 },
  );
});

test('all right answers pay the most and pass', () => {
  fc.assert(
    fc.property(anyTest, (made) => {
      const sound = made.questions.filter(({ type, options }) => {
        const right = options.filter((option) => option.isRight).length;
        return type === 'single_choice' ? right === 1 : right > 0;
      });
      fc.pre(sound.length > 0);
      const asked = { ...made, questions: sound };
      const answers = sound.map(({ id, options }) => ({
        questionId: id,
        optionIds: options.filter((option) => option.isRight).map((option) => option.id),
      }));
      expect(scoreTest(asked, answers)).toMatchObject({
        points: maxPoints(asked),
        errorsCount: 0,
        passed: true,
      });
    }),
  );
});

describe('a module', () => {
  const rules = [
    { correctAnswers: 8, points: 40 },
    { correctAnswers: 3, points: 10 },
    { correctAnswers: 5, points: 20 },
  ];
  test.each([
    [2, 0],
    [3, 10],
    [7, 20],
    [8, 40],
    [99, 40],
  ])('%i right answers by the rules pay %i', (right, points) => {
    expect(scoreModule({ isDynamicScoring: true, scoringRules: rules, points: 5 }, right)).toBe(points);
  });
  test('without dynamic scoring it pays its own points', () => {
    expect(scoreModule({ isDynamicScoring: false, scoringRules: rules, points: 5 }, 0)).toBe(5);
  });
  test('the rules are left in their order', () => {
    const before = structuredClone(rules);
    scoreModule({ isDynamicScoring: true, scoringRules: rules, points: 0 }, 9);
    expect(rules).toEqual(before);
  });
});
