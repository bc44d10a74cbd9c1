import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { instant, paging } from '../core/shapes';

/** Section 3; `publishedAt` is an extension. */
export const message = resource(
  'messages',
  z.object({
    id: z.string(),
    title: z.string(),
    text: z.string(),
    read: z.boolean(),
    publishedAt: instant,
  }),
);

export const messageQuery = z.strictObject({
  page: paging,
  filter: z.strictObject({ read: z.enum(['0', '1']).optional() }).optional(),
});
export const messageMeta = z.object({ unread: z.number().int() });

/** Only these messages; without `ids` all of them. */
export const readBody = z.object({ ids: z.array(z.string().max(20)).max(100).optional() });
