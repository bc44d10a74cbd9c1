import fc from 'fast-check';
import type { WrittenQuestion } from '@/lib/questions/write-table';

export const option = (text: string, isRight = false, countPoints = 0, explanation = '') => ({
  ...{ text, isRight, countPoints, explanation },
});

/** Texts, numbers among them: a numeric answer can be confused with an index. */
const words = fc.stringMatching(/^[а-яa-z0-9][а-яa-z0-9 ,.!?-]{0,20}$/u).map((text) => text.trim());
const text = words.filter((said) => said.length > 0);
/** A question that is valid in a test. */
export const writtenQuestion: fc.Arbitrary<WrittenQuestion> = fc
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
