import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { erid, image } from '../core/shapes';

/** A step: an article, a video or a test, with the viewer's progress in it. */
const lesson = z.object({
  id: z.string(),
  /** Numbered from 1. */
  number: z.number().int(),
  type: z.enum(['article', 'video', 'test', 'express-training']),
  title: z.string(),
  image: image.nullable(),
  previewImageUrl: z.string().nullable(),
  points: z.number().int(),
  finished: z.boolean(),
  /** Id of the article, video or test itself; its address is made of it. */
  modelId: z.string(),
  slug: z.string(),
  brand: z.string(),
  ...erid,
});

export const course = resource(
  'courses',
  z.object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    lessons: z.array(lesson),
  }),
);
