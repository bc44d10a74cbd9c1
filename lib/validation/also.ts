import { z } from 'zod';

/** A check of a whole form that also runs when single fields are invalid: all problems are reported at once. */
export function also<T>(look: z.core.CheckFn<T>): z.core.$ZodCheck<T> {
  const check = z.check<T>(look);
  check._zod.def.when = () => true;
  return check;
}
