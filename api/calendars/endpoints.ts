import { nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const feed = '/v1/me/calendar-feed';
const shapes = async () => ({ answer: one((await import('./schemas')).calendarFeed) });

/** Ours: whether one has an address for calendar programs; never the address itself. */
export const getCalendarFeed = endpoint({ method: 'GET', path: feed, needs: 'signed-in', shapes });

/** Ours: a new address, which ends the one before. */
export const makeCalendarFeed = endpoint({ method: 'POST', path: feed, needs: 'signed-in', shapes });

/** Ours: the address opens nothing any more. Twice is once. */
export const endCalendarFeed = endpoint({
  method: 'DELETE',
  path: feed,
  needs: 'signed-in',
  shapes: () => Promise.resolve({ answer: nothing }),
});

/** Ours: the feed for a calendar program, which has no session: the token is the right. 404; 429 past 60 an hour. */
export const readCalendarFeed = endpoint({
  method: 'GET',
  path: '/v1/calendar-feeds/{token}',
  needs: 'public',
  shapes: async () => ({ answer: one((await import('./schemas')).calendarText) }),
});
