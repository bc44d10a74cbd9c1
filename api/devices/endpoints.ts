import { many, nothing } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/v1/user/sessions';

/** Extension: live sessions of the person, last seen first. */
export const listDevices = endpoint({
  method: 'GET',
  path: root,
  needs: 'signed-in',
  shapes: async () => ({ answer: many((await shapes()).device) }),
});

/**
 * Extension: ends one session; its tokens are refused from the next request on. 404 for an ended or another person's.
 */
export const endDevice = endpoint({
  method: 'DELETE',
  path: `${root}/{id}`,
  needs: 'signed-in',
  duringWork: true,
  shapes: async () => ({ answer: nothing }),
});

/** Extension: ends all other sessions, or all of them. */
export const endDevices = endpoint({
  method: 'POST',
  path: `${root}/-actions/end`,
  needs: 'signed-in',
  duringWork: true,
  bodyType: 'user-session-ends',
  shapes: async () => ({ body: (await shapes()).endBody, answer: nothing }),
});
