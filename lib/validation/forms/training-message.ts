import { z } from 'zod';
import { MESSAGE_TARGETS } from '@/lib/domain/trainings/audience';

const MOST = 1000;

/** Form of a leader's message to people of a training. */
export const trainingMessageForm = z.object({
  to: z.enum(MESSAGE_TARGETS, 'Выберите, кому написать.'),
  text: z
    .string()
    .trim()
    .min(3, 'Напишите сообщение: хотя бы три буквы.')
    .max(MOST, `Не длиннее ${String(MOST)} знаков.`),
});
