import { one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

/** Separate from the other calls of a person: every page makes it, and would load all of them. */
export const getMe = endpoint({
  method: 'GET',
  path: '/v1/me',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await import('../user/schemas')).me) }),
});

/** Extension: amount of work waiting for the person, per kind of work that their rights allow. */
export const getMyWork = endpoint({
  method: 'GET',
  path: '/v1/me/work',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await import('./schemas')).work) }),
});
