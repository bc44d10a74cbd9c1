import fc from 'fast-check';
import { expect, test } from 'vitest';
import { regraded } from './regrade';
import { scoreTest, type ScoredTest } from './scoring';

const question = (id: string, right: 'a' | 'b') => ({
  id,
  type: 'single_choice' as const,
  options: (['a', 'b'] as const).map((option) => ({
    id: id + option,
    isRight: option === right,
    countPoints: option === right ? 10 : 0,
  })),
});
const made = (...questions: ScoredTest['questions']): ScoredTest => ({
  ...{ countPoints: 0, availableErrorsCount: 0, pointsMultiplier: 1 },
  ...{ multipleChoiceScoring: 'right-minus-wrong', questions },
});
const answer = (questionId: string, option: string) => ({ questionId, optionIds: [questionId + option] });
const attempt = (answers: ReturnType<typeof answer>[], passed = true) => ({
  asked: ['1', '2'],
  answers,
  passed,
});

test('a mended key pays whoever was right all along, and takes note of who was paid too much', () => {
  const now = made(question('1', 'b'), question('2', 'a'));
  expect(regraded(now, [attempt([answer('1', 'b'), answer('2', 'a')])], 10)).toMatchObject({
    ...{ points: 20, change: 10, passed: true, nowPasses: false },
  });
  expect(regraded(now, [attempt([answer('1', 'a'), answer('2', 'a')])], 20).change).toBe(-10);
  expect(regraded(now, [attempt([answer('1', 'b')], false)], 0)).toMatchObject({
    change: 10,
    nowPasses: true,
  });
});

test('a question that came later is nobody’s mistake; one that is gone counts no more', () => {
  const now = made(question('2', 'a'), question('3', 'a'));
  const { correctAnswersCount, questionsCount } = regraded(
    now,
    [attempt([answer('1', 'a'), answer('2', 'a')])],
    20,
  );
  expect([correctAnswersCount, questionsCount]).toEqual([1, 1]);
});

test('of several attempts the best counts, and what was paid already is not paid again', () => {
  const now = made(question('1', 'b'), question('2', 'a'));
  const attempts = [attempt([answer('1', 'b')], false), attempt([answer('1', 'a'), answer('2', 'a')])];
  expect(regraded(now, attempts, 20).change).toBe(-10);
  expect(regraded(now, attempts, 0).change).toBe(10);
  expect(regraded(now, [], 0)).toMatchObject({ points: 0, change: 0, nowPasses: false });
});

test('with the key they were scored by nothing changes', () => {
  const answers = fc.array(fc.constantFrom('a', 'b'), { minLength: 2, maxLength: 2 });
  fc.assert(
    fc.property(answers, fc.constantFrom('a', 'b'), ([first = 'a', second = 'a'], right) => {
      const test_ = made(question('1', right), question('2', 'a'));
      const given = [answer('1', first), answer('2', second)];
      const score = scoreTest(test_, given);
      const again = regraded(
        test_,
        [{ asked: ['1', '2'], answers: given, passed: score.passed }],
        score.points,
      );
      expect(again).toMatchObject({ change: 0, nowPasses: false, points: score.points });
    }),
    { seed: 20_261_124 },
  );
});
