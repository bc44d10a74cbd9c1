import { many, nothing } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/v1/user/sessions';

/** Ours: where the person is signed in now, the last seen first. */
export const listDevices = endpoint({
  method: 'GET',
  path: root,
  needs: 'signed-in',
  shapes: async () => ({ answer: many((await shapes()).device) }),
});

/** Ours: ends one; its tokens are refused from the next request on. A foreign or ended one is 404. */
export const endDevice = endpoint({
  method: 'DELETE',
  path: `${root}/{id}`,
  needs: 'signed-in',
  duringWork: true,
  shapes: async () => ({ answer: nothing }),
});

/** Ours: ends every other one, or all of them. */
export const endDevices = endpoint({
  method: 'POST',
  path: `${root}/-actions/end`,
  needs: 'signed-in',
  duringWork: true,
  bodyType: 'user-session-ends',
  shapes: async () => ({ body: (await shapes()).endBody, answer: nothing }),
});
