import { z } from 'zod';
import { presentPassword } from '../person-rules';
import { email } from '../rules';

/** Form of signing in: a password must only be present; the password rule is for new ones. */
export const login = z.object({
  email: email({ field: 'Электронная почта' }),
  password: presentPassword(),
});
