import { z } from 'zod';
import { presentPassword } from '../person-rules';

/** Form of deleting the account: the password again. */
export const accountDeletion = z.object({ password: presentPassword({ field: 'Пароль' }) });
