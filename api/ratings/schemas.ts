import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';

export const RATEABLE = ['article', 'product', 'learning'] as const;

export const rating = resource(
  'ratings',
  z.object({
    id: z.string(),
    rateableId: z.string(),
    rateableType: z.enum(RATEABLE),
    rating: z.number().int(),
    userId: z.string(),
    /** Number of likes of the item after this call. */
    likeCount: z.number().int(),
  }),
);

/** Values: 5 liked and 0 removed for products and articles; 1 for learnings (section 3). */
export const ratingBody = z.object({
  rateableId: z.string().min(1).max(40),
  rateableType: z.enum(RATEABLE),
  rating: z.union([z.literal(0), z.literal(1), z.literal(5)]),
});
