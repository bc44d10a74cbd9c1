import { many } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');

/** Extension: improbably fast and improbably similar activity in a period, newest first. Has no effect by itself. */
export const listUnusualActivity = endpoint({
  method: 'GET',
  path: '/v1/unusual-activity',
  needs: 'activity.review',
  shapes: async () => {
    const s = await shapes();
    return { query: s.activityQuery, answer: many(s.finding, s.activityMeta) };
  },
});
