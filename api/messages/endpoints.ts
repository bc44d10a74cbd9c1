import { many, nothing } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/v1/messages';

/** Messages to the person or to everyone, newest first; `meta.unread` counts all unread ones. */
export const listMessages = endpoint({
  method: 'GET',
  path: root,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.messageQuery, answer: many(s.message, s.messageMeta) };
  },
});

/** Marks messages as read; unknown ids and those of others are skipped. Retrying is safe. */
export const readMessages = endpoint({
  method: 'POST',
  path: `${root}/-actions/read`,
  needs: 'signed-in',
  bodyType: 'message-reads',
  shapes: async () => ({ body: (await shapes()).readBody, answer: nothing }),
});
