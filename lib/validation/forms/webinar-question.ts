import { z } from 'zod';

const MOST = 500;
const tooLong = `Не длиннее ${String(MOST)} знаков.`;

/** What somebody on a webinar asks its leader. */
export const webinarQuestionForm = z.object({
  text: z.string().trim().min(3, 'Напишите вопрос: хотя бы три буквы.').max(MOST, tooLong),
});

/** The leader's words; none when it was answered aloud. */
export const webinarAnswerForm = z.object({ answer: z.string().trim().max(1000, 'Не длиннее 1000 знаков.') });
