import { z } from 'zod';
import { chosen, line, longText, optional } from '../rules';

export const topicName = line({ field: 'Название темы', min: 3, max: 150 });
export const topicMark = chosen({ field: 'Бренд', max: 60 });
export const topicDescription = optional(longText({ field: 'Описание', max: 2000 }));

/** Form of a training topic, without its dates. */
export const topicForm = z.object({
  name: topicName,
  mark: topicMark,
  description: topicDescription,
  image: z
    .object({
      /** Description of the picture. */
      name: z.string().trim().max(255, 'Не длиннее 255 знаков.'),
      originalUrl: z.string(),
      previewUrl: z.string(),
    })
    .nullable(),
});
