import { z } from 'zod';

const MOST = 500;
const tooLong = `Не длиннее ${String(MOST)} знаков.`;

/** Form of a question to the leader of a webinar. */
export const webinarQuestionForm = z.object({
  text: z.string().trim().min(3, 'Напишите вопрос: хотя бы три буквы.').max(MOST, tooLong),
});

/** Form of the leader's answer; empty when it was given aloud. */
export const webinarAnswerForm = z.object({ answer: z.string().trim().max(1000, 'Не длиннее 1000 знаков.') });
