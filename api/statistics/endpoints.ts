import { nothing } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
/** The collector accepts only the portal, by a token of its own. */
const collector = { method: 'POST', service: 'statistics', needs: 'collector' } as const;

export const logUserActivity = endpoint({
  ...collector,
  path: '/user-activity-log',
  bodyType: 'user-activity-log',
  shapes: async () => ({ body: (await shapes()).userActivityBody, answer: nothing }),
});

export const recordContentView = endpoint({
  ...collector,
  path: '/content-view',
  bodyType: 'content-view',
  shapes: async () => ({ body: (await shapes()).contentViewBody, answer: nothing }),
});

export const recordTrainingAttendance = endpoint({
  ...collector,
  path: '/training-attendance',
  bodyType: 'training-attendance',
  shapes: async () => ({ body: (await shapes()).trainingAttendanceBody, answer: nothing }),
});
