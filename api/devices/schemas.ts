import { z } from 'zod';
import { DEVICE_KINDS } from '@/lib/domain/device';
import { resource } from '@/lib/json-api/resource';
import { instant } from '../core/shapes';

/** One sign-in that still holds; its tokens are one family. */
export const device = resource(
  'user-sessions',
  z.object({
    id: z.string(),
    /** Russian: `Chrome на компьютере с Windows`. */
    name: z.string(),
    kind: z.enum(DEVICE_KINDS),
    /** As the trusted proxy says; null when it was not known. */
    ip: z.string().nullable(),
    /** By the person's password, or by a partner's link. */
    way: z.enum(['password', 'external']),
    createdAt: instant,
    /** To five minutes. */
    lastSeenAt: instant,
    /** The one that asks. */
    isCurrent: z.boolean(),
  }),
);

/** `others` leaves the one that asks. */
export const endBody = z.object({ scope: z.enum(['others', 'all']) });
