import { z } from 'zod';

/** Why a training is taken away; may stay empty. */
export const trainingCancelForm = z.object({
  reason: z.string().trim().max(300, 'Не длиннее 300 знаков.'),
});
