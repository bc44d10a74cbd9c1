import { many, nothing } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/v1/messages';

/** To the person or to everybody, the newest first; `meta.unread` counts all of them. */
export const listMessages = endpoint({
  method: 'GET',
  path: root,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.messageQuery, answer: many(s.message, s.messageMeta) };
  },
});

/** Foreign and unknown ids are passed over; retrying is safe. */
export const readMessages = endpoint({
  method: 'POST',
  path: `${root}/-actions/read`,
  needs: 'signed-in',
  bodyType: 'message-reads',
  shapes: async () => ({ body: (await shapes()).readBody, answer: nothing }),
});
