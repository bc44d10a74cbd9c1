import { z } from 'zod';
import { wholeNumber } from '../number-rules';
import { chosen, line, longText } from '../rules';
import { POINTS_CEILING } from './points-transfer';

/** Form of awarding points by hand (specification, section 5). The file is uploaded separately; its id refers to it. */
export const managePoints = z.object({
  mark: chosen({ field: 'Бренд' }),
  name: line({ field: 'Название', max: 100 }),
  points: wholeNumber({ field: 'Баллы', min: 1, max: POINTS_CEILING }),
  reason: longText({ field: 'Причина', max: 500 }),
  user: chosen({ field: 'Пользователь' }),
  fileId: z.string().max(64).nullish(),
});
