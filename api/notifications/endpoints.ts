import { many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/back/v1/user-notifications';

/** The viewer's own notifications, newest first; `meta.unread` counts all unread ones. */
export const listNotifications = endpoint({
  method: 'GET',
  path: root,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.notificationQuery, answer: many(s.notification, s.notificationMeta) };
  },
});

/** Marks notifications as read; unknown ids and those of others are skipped. Retrying is safe. */
export const readNotifications = endpoint({
  method: 'POST',
  path: `${root}/-actions/read`,
  needs: 'signed-in',
  bodyType: 'user-notification-reads',
  shapes: async () => ({ body: (await shapes()).readBody, answer: nothing }),
});

/** Extension: the matrix of kinds and channels, quiet hours and the devices that receive push. */
export const getNotificationSettings = endpoint({
  method: 'GET',
  path: `${root}/settings`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).notificationSettings) }),
});

/** Extension: changes the settings. 422 `kind-not-offered` for a kind that this person's matrix lacks. */
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
 * Extension: subscribes this browser to push until its session ends; idempotent. `replaces`: the device with that
 * fingerprint moves to this address together with its pending deliveries; 404 `device-gone` when it was turned off or
 * belongs to someone else. 404 `push-off` where push is not configured, 422 for an address of no known push service.
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

/** Extension: removes one of the viewer's own devices; 404 for another person's. */
export const removePush = endpoint({
  method: 'DELETE',
  path: `${root}/push-subscriptions/{id}`,
  needs: 'signed-in',
  shapes: async () => ({ answer: nothing }),
});

/**
 * Extension: the subject of an unsubscribe link. The token authorises; 404 for a token that the portal did not sign.
 */
export const getUnsubscription = endpoint({
  method: 'GET',
  path: `${root}/unsubscriptions/{token}`,
  needs: 'public',
  shapes: async () => ({ answer: one((await shapes()).unsubscription) }),
});

/** Extension: stops letters of that kind. Idempotent. */
export const unsubscribeLetters = endpoint({
  method: 'POST',
  path: `${root}/unsubscriptions/{token}`,
  needs: 'public',
  duringWork: true,
  shapes: async () => ({ answer: one((await shapes()).unsubscription) }),
});
