import { one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

export const getMe = endpoint({
  method: 'GET',
  path: '/v1/me',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await import('./schemas')).me) }),
});
