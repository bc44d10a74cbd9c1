import { z } from 'zod';

/** A check of a whole form that looks where single fields are wrong, too: all that is missing is said at once. */
export function also<T>(look: z.core.CheckFn<T>): z.core.$ZodCheck<T> {
  const check = z.check<T>(look);
  check._zod.def.when = () => true;
  return check;
}
