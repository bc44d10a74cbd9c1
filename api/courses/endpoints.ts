import { one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');

/** Extension: the specification names no path for a course. */
export const getCourse = endpoint({
  method: 'GET',
  path: '/back/v1/courses/{slug}',
  needs: 'signed-in',
  feature: 'course-expert',
  shapes: async () => ({ answer: one((await shapes()).course) }),
});
