import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { ACTIVITY_PERIODS, ACTIVITY_REASONS } from '@/lib/domain/unusual-activity';
import { instant, paging } from '../core/shapes';

const reason = z.enum(ACTIVITY_REASONS);

/** People whose activity is worth a look, and why. */
export const finding = resource(
  'unusual-activities',
  z.object({
    id: z.string(),
    reason,
    /** Russian, with its numbers. */
    why: z.string(),
    from: instant,
    to: instant,
    people: z.array(z.object({ id: z.string(), name: z.string(), email: z.string().nullable() })),
    /** What was done, the earliest first; at most fifty of them. */
    events: z.array(z.object({ at: instant, userId: z.string(), text: z.string() })),
    eventsCount: z.number().int(),
  }),
);

const days = ACTIVITY_PERIODS.map(String) as [string, ...string[]];

export const activityQuery = z.strictObject({
  page: paging,
  /** By the last act, or by how many there are. */
  sort: z.enum(['to', '-to', 'eventsCount', '-eventsCount']).optional(),
  filter: z
    .strictObject({
      reason: reason.optional(),
      /** Days back from now. */
      days: z.enum(days).optional(),
    })
    .optional(),
});

/** How many there are by reason, without the filter of reason. */
export const activityMeta = z.object({
  reasons: z.array(z.object({ value: reason, count: z.number().int() })),
  /** The period has more acts than are looked at: only the newest of them are. */
  isCut: z.boolean(),
});
