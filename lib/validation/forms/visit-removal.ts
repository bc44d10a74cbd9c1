import { z } from 'zod';

/** Form of removing a mark of a visit. */
export const visitRemovalForm = z.object({
  reason: z.string().trim().min(1, 'Укажите причину.').max(300, 'Не длиннее 300 знаков.'),
});
