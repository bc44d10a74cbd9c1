import { z } from 'zod';

/** Why a mark of a visit is taken back. */
export const visitRemovalForm = z.object({
  reason: z.string().trim().min(1, 'Укажите причину.').max(300, 'Не длиннее 300 знаков.'),
});
