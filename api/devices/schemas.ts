import { z } from 'zod';
import { DEVICE_KINDS } from '@/lib/domain/device';
import { resource } from '@/lib/json-api/resource';
import { instant } from '../core/shapes';

/** A live session; its tokens form one family. */
export const device = resource(
  'user-sessions',
  z.object({
    id: z.string(),
    /** Russian: `Chrome на компьютере с Windows`. */
    name: z.string(),
    kind: z.enum(DEVICE_KINDS),
    /** IP address from the trusted proxy; null when unknown. */
    ip: z.string().nullable(),
    /** Way of signing in: by the person's password, or by a partner's link. */
    way: z.enum(['password', 'external']),
    createdAt: instant,
    /** Precise to five minutes. */
    lastSeenAt: instant,
    /** The session that makes the request. */
    isCurrent: z.boolean(),
  }),
);

/** `others` keeps the session that makes the request. */
export const endBody = z.object({ scope: z.enum(['others', 'all']) });
