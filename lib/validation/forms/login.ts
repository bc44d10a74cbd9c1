import { z } from 'zod';
import { presentPassword } from '../person-rules';
import { email } from '../rules';

/** Signing in: the password is only there or not, its rule is for new ones. */
export const login = z.object({
  email: email({ field: 'Электронная почта' }),
  password: presentPassword(),
});
