import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { instant } from '../core/shapes';

/** The person's own feed of bookings. */
export const calendarFeed = resource(
  'calendar-feeds',
  z.object({
    id: z.string(),
    /** Null: there is none. */
    createdAt: instant.nullable(),
    /** Path of the feed, answered once, when it is made: it is kept as a hash. */
    path: z.string().nullable(),
  }),
);

/** What a calendar program gets, as the text of an .ics file. */
export const calendarText = resource('calendar-texts', z.object({ id: z.string(), text: z.string() }));
