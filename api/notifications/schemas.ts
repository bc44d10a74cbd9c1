import { z } from 'zod';
import { NOTIFICATION_KINDS } from '@/lib/domain/notification';
import { resource } from '@/lib/json-api/resource';
import { instant, paging } from '../core/shapes';

export const notification = resource(
  'user-notifications',
  z.object({
    id: z.string(),
    isRead: z.boolean(),
    kind: z.enum(NOTIFICATION_KINDS),
    createdAt: instant,
    data: z.object({
      link: z.string(),
      title: z.string(),
      text: z.string().optional(),
      trainingTopicName: z.string().optional(),
      trainingDate: z.string().optional(),
      trainingDateTime: z.string().optional(),
    }),
  }),
);

export const notificationQuery = z.strictObject({
  page: paging,
  filter: z.strictObject({ read: z.enum(['0', '1']).optional() }).optional(),
});
export const notificationMeta = z.object({ unread: z.number().int() });

/** These alone; without `ids` every one. */
export const readBody = z.object({ ids: z.array(z.string().max(20)).max(100).optional() });
