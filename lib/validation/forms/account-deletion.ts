import { z } from 'zod';
import { presentPassword } from '../person-rules';

/** The form of the account's deletion: the password once more. */
export const accountDeletion = z.object({ password: presentPassword({ field: 'Пароль' }) });
