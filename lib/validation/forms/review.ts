import { z } from 'zod';
import { wholeNumber } from '../number-rules';
import { chosen, line, longText, optional, url } from '../rules';
import { POINTS_CEILING } from './points-transfer';

const REASON_LENGTH = 500;

/** Form of sending a link to one's review. */
export const sendReview = z.object({
  mark: chosen({ field: 'Бренд' }),
  title: line({ field: 'О чём отзыв', max: 100 }),
  link: url({ field: 'Ссылка на отзыв', max: 500 }),
});

/** Body of a moderator's decision: an approval has points, a rejection a reason. */
export const moderateReview = z
  .object({
    id: z.string().min(1).max(40),
    status: z.enum(['approved', 'rejected']),
    points: wholeNumber({ field: 'Баллы', min: 1, max: POINTS_CEILING }).optional(),
    reason: optional(longText({ field: 'Причина', max: REASON_LENGTH })),
  })
  .refine(({ status, points }) => status !== 'approved' || points !== undefined, {
    path: ['points'],
    error: 'Укажите, сколько баллов начислить',
  })
  .refine(({ status, reason }) => status !== 'rejected' || Boolean(reason), {
    path: ['reason'],
    error: 'Напишите, почему отзыв отклонён',
  });
