import { z } from 'zod';
import { CHANNELS, NOTIFICATION_GROUPS, NOTIFICATION_KINDS } from '@/lib/domain/notification';
import { HALF_HOURS } from '@/lib/domain/quiet-hours';
import { resource } from '@/lib/json-api/resource';
import { messages } from '@/lib/validation/messages';
import { instant, keyedPaging } from '../core/shapes';

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
  page: keyedPaging,
  filter: z.strictObject({ read: z.enum(['0', '1']).optional() }).optional(),
});
export const notificationMeta = z.object({ unread: z.number().int() });

/** Only these notifications; without `ids` all of them. */
export const readBody = z.object({ ids: z.array(z.string().max(20)).max(100).optional() });

const clock = z.enum(HALF_HOURS as [string, ...string[]], { error: () => messages.halfHour() });
const quietHours = z.object({ isOn: z.boolean(), from: clock, to: clock });

/** Settings of the letters and pushes that the portal sends to this person. */
export const notificationSettings = resource(
  'notification-settings',
  z.object({
    id: z.string(),
    /** The matrix, by group; only the kinds that this person can ever receive. */
    kinds: z.array(
      z.object({
        kind: z.enum(NOTIFICATION_KINDS),
        name: z.string(),
        group: z.enum(NOTIFICATION_GROUPS),
        letter: z.boolean(),
        push: z.boolean(),
      }),
    ),
    /** In Moscow time. */
    quietHours,
    /** Key with which a browser subscribes; null where push is not offered. */
    pushKey: z.string().nullable(),
    devices: z.array(
      z.object({
        id: z.string(),
        /** SHA-256 of the endpoint, hex: by it a browser recognises its own entry. */
        fingerprint: z.string(),
        name: z.string(),
        createdAt: instant,
      }),
    ),
  }),
);

/** Changes the named settings only. */
export const settingsBody = z.object({
  choices: z
    .array(z.object({ kind: z.enum(NOTIFICATION_KINDS), channel: z.enum(CHANNELS), isOn: z.boolean() }))
    .min(1)
    .max(NOTIFICATION_KINDS.length * CHANNELS.length)
    .optional(),
  quietHours: quietHours
    .refine(({ isOn, from, to }) => !isOn || from !== to, {
      path: ['to'],
      error: () => messages.sameHours(),
    })
    .optional(),
});

const key = (pattern: RegExp) => z.string().regex(pattern, { error: () => messages.pushKey() });

/** Subscription of a browser: an uncompressed point of P-256 and a secret of 16 bytes, in base64url. */
export const pushBody = z.object({
  endpoint: z.url({ error: () => messages.pushEndpoint() }).max(1000),
  p256dh: key(/^B[\w-]{86}=?$/),
  auth: key(/^[\w-]{22}(==)?$/),
  /** Fingerprint of the viewer's own device that now has this address. */
  replaces: key(/^[0-9a-f]{64}$/).optional(),
});
export const pushSubscription = resource(
  'push-subscriptions',
  z.object({ id: z.string(), fingerprint: z.string(), name: z.string(), createdAt: instant }),
);

/** Subject of an unsubscribe link: only the kind of letters, nothing about the person. */
export const unsubscription = resource(
  'unsubscriptions',
  z.object({ id: z.string(), name: z.string(), isOn: z.boolean() }),
);
