import { many, nothing, one } from '@/lib/json-api/answer';
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

/** Ours: the matrix of kinds and channels, quiet hours and the devices that take push. */
export const getNotificationSettings = endpoint({
  method: 'GET',
  path: `${root}/settings`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).notificationSettings) }),
});

/** Ours: 422 `kind-not-offered` for a row that this person's matrix does not have. */
export const updateNotificationSettings = endpoint({
  method: 'PATCH',
  path: `${root}/settings`,
  needs: 'signed-in',
  bodyType: 'notification-settings',
  shapes: async () => {
    const s = await shapes();
    return { body: s.settingsBody, answer: one(s.notificationSettings) };
  },
});

/**
 * Ours: this browser takes push from now on, until its session ends; twice is once. With `replaces` the device of that
 * fingerprint has moved here, with whatever waits for it; 404 `device-gone` for one that was turned off or is another's.
 * 404 `push-off` where push is not configured, 422 for an address that is no push service's.
 */
export const subscribePush = endpoint({
  method: 'POST',
  path: `${root}/push-subscriptions`,
  needs: 'signed-in',
  bodyType: 'push-subscriptions',
  shapes: async () => {
    const s = await shapes();
    return { body: s.pushBody, answer: one(s.pushSubscription) };
  },
});

/** Ours: any of one's own devices; a foreign one is 404. */
export const removePush = endpoint({
  method: 'DELETE',
  path: `${root}/push-subscriptions/{id}`,
  needs: 'signed-in',
  shapes: async () => ({ answer: nothing }),
});

/** Ours: what the link of a letter is about. The token is the right; 404 for one that nobody here signed. */
export const getUnsubscription = endpoint({
  method: 'GET',
  path: `${root}/unsubscriptions/{token}`,
  needs: 'public',
  shapes: async () => ({ answer: one((await shapes()).unsubscription) }),
});

/** Ours: letters of that kind stop. Twice is once. */
export const unsubscribeLetters = endpoint({
  method: 'POST',
  path: `${root}/unsubscriptions/{token}`,
  needs: 'public',
  duringWork: true,
  shapes: async () => ({ answer: one((await shapes()).unsubscription) }),
});
