import { one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

/** `file` of a JPEG, PNG or WebP, and `purpose`. 403 without the right of the purpose; 422 on `file`, 429, 503. */
export const uploadPicture = endpoint({
  method: 'POST',
  path: '/v1/files',
  needs: 'signed-in',
  consumes: 'form',
  shapes: async () => {
    const s = await import('./schemas');
    return { body: s.pictureBody, answer: one(s.picture) };
  },
});
