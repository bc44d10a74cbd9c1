import { one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

/** Apart from the other calls of a person: every page makes it, and would carry all of them. */
export const getMe = endpoint({
  method: 'GET',
  path: '/v1/me',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await import('../user/schemas')).me) }),
});

/** Ours: how much work waits for the person, by the rights of each kind of it. */
export const getMyWork = endpoint({
  method: 'GET',
  path: '/v1/me/work',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await import('./schemas')).work) }),
});
