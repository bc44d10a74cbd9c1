import fc from 'fast-check';
import { expect, test } from 'vitest';
import { option, writtenQuestion } from '@/tests/helpers/written-question';
import { readTable } from './table';
import { writeTable, type WrittenQuestion } from './write-table';

const read = (questions: readonly WrittenQuestion[]) => {
  const { headings, rows } = writeTable(questions);
  return readTable([headings, ...rows].map((cells, at) => ({ number: at + 1, cells })));
};

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

test('what was written is read as it was', () => {
  fc.assert(
    fc.property(fc.array(writtenQuestion, { minLength: 1, maxLength: 8 }), (given) => {
      const { questions, problems } = read(given);
      expect(problems).toEqual([]);
      expect(questions.map(({ place: _, ...one }) => one)).toEqual(given);
    }),
    { seed: 20_261_126 },
  );
});
