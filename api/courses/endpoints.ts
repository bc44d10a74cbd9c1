import { one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');

/** Ours: the specification does not show the course's path. */
export const getCourse = endpoint({
  method: 'GET',
  path: '/back/v1/courses/{slug}',
  needs: 'signed-in',
  feature: 'course-expert',
  shapes: async () => ({ answer: one((await shapes()).course) }),
});
