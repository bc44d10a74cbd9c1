import { z } from 'zod';
import { email, longText, optional } from '../rules';

export const QUESTION_LENGTH = 1000;
export const ANSWER_LENGTH = 4000;
const COMMENT_LENGTH = 500;

const question = longText({ field: 'Вопрос', min: 10, max: QUESTION_LENGTH });
const answer = longText({ field: 'Ответ', max: ANSWER_LENGTH });

/** Body of a new question. `recipient`: the expert's id, blank for any of them. */
export const askQuestion = z.object({
  recipient: optional(z.string().max(40)),
  question,
  /** Whether others may read the question and its answer, without the asker's name. */
  isActive: z.boolean(),
});

/** Body of a question to the organisers of the education programme. */
export const programmeQuestion = z.object({ question });

/** Form of people who answer. */
export const answerForm = z.object({ question, answer });
export const programmeAnswerForm = z.object({ answer });

/** Body of an answer or of a correction; absent fields stay. */
export const answerQuestion = z
  .object({
    question: question.optional(),
    answer: answer.optional(),
    /** `updatedAt` that the editor has loaded: a later change causes a 409 instead of being overwritten. */
    seenAt: z.iso.datetime({ offset: true }).optional(),
  })
  .refine(({ question: text, answer: words }) => text !== undefined || words !== undefined, {
    path: ['answer'],
    error: 'Напишите ответ',
  });

export const redirectQuestion = z.object({
  email: email({ field: 'Электронная почта' }),
  comment: optional(longText({ field: 'Комментарий', max: COMMENT_LENGTH })),
});
