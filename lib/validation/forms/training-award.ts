import { z } from 'zod';
import { wholeNumber } from '../number-rules';
import { longText, optional } from '../rules';

/** Ceiling of one training: a slip of a zero or two shows at once. */
const MOST_POINTS = 1000;

/** Points for whoever came to a training. */
export const trainingAwardForm = z.object({
  points: wholeNumber({ field: 'Баллы каждому', min: 1, max: MOST_POINTS }),
  reason: optional(longText({ field: 'За что', max: 300 })),
});
