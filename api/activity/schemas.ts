import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { ACTIVITY_PERIODS, ACTIVITY_REASONS } from '@/lib/domain/unusual-activity';
import { instant, paging } from '../core/shapes';

const reason = z.enum(ACTIVITY_REASONS);

/** A finding: people whose activity is worth a look, and the reason. */
export const finding = resource(
  'unusual-activities',
  z.object({
    id: z.string(),
    reason,
    /** The reason in Russian, with its numbers. */
    why: z.string(),
    from: instant,
    to: instant,
    people: z.array(z.object({ id: z.string(), name: z.string(), email: z.string().nullable() })),
    /** The acts, earliest first; at most 50. */
    events: z.array(z.object({ at: instant, userId: z.string(), text: z.string() })),
    eventsCount: z.number().int(),
  }),
);

const days = ACTIVITY_PERIODS.map(String) as [string, ...string[]];

export const activityQuery = z.strictObject({
  page: paging,
  /** Order by the last act, or by the number of acts. */
  sort: z.enum(['to', '-to', 'eventsCount', '-eventsCount']).optional(),
  filter: z
    .strictObject({
      reason: reason.optional(),
      /** Days back from now. */
      days: z.enum(days).optional(),
    })
    .optional(),
});

/** Number of findings per reason, ignoring the filter by reason. */
export const activityMeta = z.object({
  reasons: z.array(z.object({ value: reason, count: z.number().int() })),
  /** True when the period has more acts than the limit: only the newest are examined. */
  isCut: z.boolean(),
});
