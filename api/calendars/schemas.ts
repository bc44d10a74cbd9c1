import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { instant } from '../core/shapes';

/** The person's own feed of bookings. */
export const calendarFeed = resource(
  'calendar-feeds',
  z.object({
    id: z.string(),
    /** Null when the person has no feed. */
    createdAt: instant.nullable(),
    /** Path of the feed, returned only when it is created: the store keeps its hash. */
    path: z.string().nullable(),
  }),
);

/** The response for a calendar program: text of an .ics file. */
export const calendarText = resource('calendar-texts', z.object({ id: z.string(), text: z.string() }));
