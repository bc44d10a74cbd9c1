import { z } from 'zod';

/** Form of cancelling a training; the reason may be empty. */
export const trainingCancelForm = z.object({
  reason: z.string().trim().max(300, 'Не длиннее 300 знаков.'),
});
