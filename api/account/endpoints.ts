import { one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');

/** Extension: the viewer's learning in figures, by kind, month and brand. */
export const getLearningStatistics = endpoint({
  method: 'GET',
  path: '/v1/user/statistics',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).learningStatistics) }),
});
