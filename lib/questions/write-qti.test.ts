import fc from 'fast-check';
import { expect, test } from 'vitest';
import { option, writtenQuestion } from '@/tests/helpers/written-question';
import { readQti } from './qti';
import { itemsInOrder } from './qti-package';
import { writeQti } from './write-qti';
import type { WrittenQuestion } from './write-table';

const read = (questions: readonly WrittenQuestion[]) =>
  readQti(...itemsInOrder(writeQti('Тест', questions)).map(({ text }) => text));

test('signs of XML are words of a question, and what no XML may hold is left out', () => {
  const given: WrittenQuestion = {
    ...{ text: 'Что значит <b>&amp;</b> "SPF"?\u0001', type: 'multiple_choice', explanation: 'A < B & C' },
    options: [option('<i>да</i>', true, 5, '"потому"'), option('&lt;', false)],
  };
  const { questions, problems } = read([given]);
  expect(problems).toEqual([]);
  const [{ place: _, ...one } = { place: '' }] = questions;
  expect(one).toEqual({ ...given, text: given.text.slice(0, -1) });
});

test('what was written as a package is read as it was, in its order', () => {
  fc.assert(
    fc.property(fc.array(writtenQuestion, { minLength: 1, maxLength: 12 }), (given) => {
      const { questions, problems } = read(given);
      expect(problems).toEqual([]);
      const tidied = (text: string) => text.replace(/\s+/g, ' ').trim();
      expect(questions.map(({ place: _, ...one }) => one)).toEqual(
        given.map((one) => ({
          ...one,
          text: tidied(one.text),
          explanation: tidied(one.explanation),
          options: one.options.map((own) => ({
            ...own,
            text: tidied(own.text),
            explanation: tidied(own.explanation),
          })),
        })),
      );
    }),
    { seed: 20_261_126 },
  );
});
