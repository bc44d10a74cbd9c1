import { nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const feed = '/v1/me/calendar-feed';
const shapes = async () => ({ answer: one((await import('./schemas')).calendarFeed) });

/** Extension: whether the viewer has an address for calendar programs; never the address itself. */
export const getCalendarFeed = endpoint({ method: 'GET', path: feed, needs: 'signed-in', shapes });

/** Extension: creates a new address, which replaces the previous one. */
export const makeCalendarFeed = endpoint({ method: 'POST', path: feed, needs: 'signed-in', shapes });

/** Extension: revokes the address. Idempotent. */
export const endCalendarFeed = endpoint({
  method: 'DELETE',
  path: feed,
  needs: 'signed-in',
  shapes: () => Promise.resolve({ answer: nothing }),
});

/** Extension: the feed for a calendar program, which has no session: the token authorises. 404; 429 past 60 an hour. */
export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/v1/calendar-feeds/{token}',
  needs: 'public',
  shapes: async () => ({ answer: one((await import('./schemas')).calendarText) }),
});
