import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTable } from './table';
import { writeTable, type WrittenQuestion } from './write-table';

const read = (questions: readonly WrittenQuestion[]) => {
  const { headings, rows } = writeTable(questions);
  return readTable([headings, ...rows].map((cells, at) => ({ number: at + 1, cells })));
};
const option = (text: string, isRight = false, countPoints = 0, explanation = '') => ({
  ...{ text, isRight, countPoints, explanation },
});

test('columns stand as people write them, and only those that say something', () => {
  const question = { text: 'Что?', type: 'single_choice' as const, explanation: '' };
  expect(writeTable([{ ...question, options: [option('Да', true, 5), option('Нет')] }])).toEqual({
    headings: ['Вопрос', 'Ответ 1', 'Ответ 2', 'Верный', 'Баллы', 'Пояснение'],
    rows: [['Что?', 'Да', 'Нет', 'Да', '5', '']],
  });
});

test('an answer that is a picture keeps its place', () => {
  const question = { text: 'Что?', type: 'single_choice' as const, explanation: '' };
  const { questions } = read([{ ...question, options: [option(''), option('Крем', true)] }]);
  expect(questions[0]?.options.map(({ text, isRight }) => [text, isRight])).toEqual([
    ['(картинка)', false],
    ['Крем', true],
  ]);
});

/** Also answers that are numbers: they look like places. */
const words = fc.stringMatching(/^[а-яa-z0-9][а-яa-z0-9 ,.!?-]{0,20}$/u).map((text) => text.trim());
const text = words.filter((said) => said.length > 0);
const question: fc.Arbitrary<WrittenQuestion> = fc
  .record({
    text,
    explanation: fc.oneof(fc.constant(''), text),
    answers: fc.uniqueArray(text, {
      ...{ minLength: 2, maxLength: 6 },
      selector: (said) => said.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' '),
    }),
    right: fc.integer({ min: 1, max: 5 }),
    pays: fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 6, maxLength: 6 }),
    why: fc.array(fc.oneof(fc.constant(''), text), { minLength: 6, maxLength: 6 }),
    isSeveral: fc.boolean(),
  })
  .map(({ answers, right, pays, why, isSeveral, ...said }) => {
    const count = Math.min(right, answers.length - 1);
    return {
      ...said,
      type: count > 1 || isSeveral ? 'multiple_choice' : 'single_choice',
      options: answers.map((one, at) => option(one, at < count, at < count ? pays[at] : 0, why[at])),
    };
  });

test('what was written is read as it was', () => {
  fc.assert(
    fc.property(fc.array(question, { minLength: 1, maxLength: 8 }), (given) => {
      const { questions, problems } = read(given);
      expect(problems).toEqual([]);
      expect(questions.map(({ place: _, ...one }) => one)).toEqual(given);
    }),
    { seed: 20_261_126 },
  );
});
