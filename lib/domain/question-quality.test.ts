import { expect, test } from 'vitest';
import { correlation, questionQuality, type QualityFlag } from './question-quality';
import type { ScoredQuestion } from './scoring';

const question = (id: string): ScoredQuestion => ({
  id,
  type: 'single_choice',
  options: ['a', 'b', 'c'].map((option, at) => ({ id: id + option, isRight: at === 0, countPoints: 1 })),
});
const QUESTIONS = ['1', '2', '3', '4', '5', '6'].map(question);

/** The same numbers at every run. */
function numbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state / 2 ** 31;
  };
}

/** A thousand people: who knows more is right more often; the key of the fourth question is turned round. */
function planted(reversed: string) {
  const next = numbers(20_261_124);
  return Array.from({ length: 1000 }, () => {
    const knows = 0.25 + 0.65 * next();
    return QUESTIONS.map(({ id }) => {
      const isRight = next() < knows;
      const said = id === reversed ? !isRight : isRight;
      return { questionId: id, optionIds: [id + (said ? 'a' : next() < 0.5 ? 'b' : 'c')] };
    });
  });
}

test('of a thousand attempts only the planted wrong key is suspected', () => {
  const flags = questionQuality(QUESTIONS, planted('4')).map((one): [string, QualityFlag[]] => [
    one.questionId,
    one.flags,
  ]);
  expect(flags.filter(([, found]) => found.includes('key'))).toEqual([['4', ['key']]]);
  expect(questionQuality(QUESTIONS, planted('none')).flatMap((one) => one.flags)).toEqual([]);
});

test('figures are those of a reference calculation', () => {
  const sent = planted('4');
  const marks = sent.map((answers) =>
    answers.map(({ questionId, optionIds }) => Number(optionIds[0] === `${questionId}a`)),
  );
  const [first] = questionQuality(QUESTIONS, sent);
  const own = marks.map(([mark = 0]) => mark);
  const rest = marks.map((row) => row.slice(1).reduce((sum, mark) => sum + mark, 0));
  const n = own.length;
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  const cross = sum(own.map((value, at) => value * (rest[at] ?? 0)));
  const reference =
    (n * cross - sum(own) * sum(rest)) /
    Math.sqrt(
      (n * sum(own.map((x) => x * x)) - sum(own) ** 2) * (n * sum(rest.map((x) => x * x)) - sum(rest) ** 2),
    );
  expect(first?.facility).toBeCloseTo(sum(own) / n, 9);
  expect(first?.discrimination).toBeCloseTo(reference, 9);
});

test('options are shared out, among the best third and the worst', () => {
  const answer = (option: string) => [
    { questionId: '1', optionIds: [`1${option}`] },
    { questionId: '2', optionIds: ['2a'] },
  ];
  const sent = [answer('a'), answer('a'), answer('b')];
  const [first] = questionQuality(QUESTIONS.slice(0, 2), sent);
  expect(first?.options.map(({ chosen, upper, lower }) => [chosen, upper, lower])).toEqual([
    [2, 1, 0],
    [1, 0, 1],
    [0, 0, 0],
  ]);
  expect(first?.unused).toEqual([]);
});

test('a wrong answer that nobody takes is named once there is enough to tell', () => {
  const sent = Array.from({ length: 40 }, (_, at) => [
    { questionId: '1', optionIds: [at % 2 ? '1a' : '1b'] },
  ]);
  const [only] = questionQuality(QUESTIONS.slice(0, 1), sent);
  expect([only?.unused, only?.flags]).toEqual([['1c'], ['unused']]);
  const [few] = questionQuality(QUESTIONS.slice(0, 1), sent.slice(0, 29));
  expect([few?.unused, few?.flags]).toEqual([[], []]);
});

test('nobody has sent it: nothing is said, nothing is divided by nothing', () => {
  const [first] = questionQuality(QUESTIONS, []);
  expect(first).toMatchObject({ attempts: 0, facility: 0, discrimination: null, flags: [] });
  expect(correlation([1, 1], [0, 1])).toBeNull();
});
