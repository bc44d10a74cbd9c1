import { many, nothing } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/back/v1/user-notifications';

/** One's own, the newest first; `meta.unread` counts all of them. */
export const listNotifications = endpoint({
  method: 'GET',
  path: root,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.notificationQuery, answer: many(s.notification, s.notificationMeta) };
  },
});

/** Foreign and unknown ids are passed over; retrying is safe. */
export const readNotifications = endpoint({
  method: 'POST',
  path: `${root}/-actions/read`,
  needs: 'signed-in',
  bodyType: 'user-notification-reads',
  shapes: async () => ({ body: (await shapes()).readBody, answer: nothing }),
});
