import { z } from 'zod';
import { wholeNumber } from '../number-rules';
import { longText, optional } from '../rules';

/** Most points for one training: low enough to reveal a slip of a zero or two. */
const MOST_POINTS = 1000;

/** Form of awarding points to people who came to a training. */
export const trainingAwardForm = z.object({
  points: wholeNumber({ field: 'Баллы каждому', min: 1, max: MOST_POINTS }),
  reason: optional(longText({ field: 'За что', max: 300 })),
});
