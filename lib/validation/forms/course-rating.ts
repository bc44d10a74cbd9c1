import { z } from 'zod';
import { COURSE_COMMENT } from '@/lib/domain/course-rating';

export const courseRatingForm = z.object({
  rating: z.string().regex(/^[1-5]$/, 'Выберите оценку.'),
  comment: z
    .string()
    .trim()
    .max(COURSE_COMMENT, `Не длиннее ${String(COURSE_COMMENT)} знаков.`),
});
