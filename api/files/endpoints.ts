import { one } from '@/lib/json-api/answer';
import { MOST_MEDIA_BYTES } from '@/lib/domain/author-files';
import { endpoint } from '../core/endpoint';

/**
 * Uploads `file`, a JPEG, PNG or WebP, for `purpose`. 403 without the right of the purpose; 422 on `file`, 429, 503.
 */
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

/**
 * Extension: uploads `file`, a video (MP4 or WebM up to 50 MB) or its captions (VTT up to 1 MB). 422 on `file`, 429,
 * 503.
 */
export const uploadMedia = endpoint({
  method: 'POST',
  path: '/v1/files/media',
  needs: 'content.author',
  consumes: 'form',
  maxBytes: MOST_MEDIA_BYTES,
  shapes: async () => {
    const s = await import('./schemas');
    return { body: s.mediaBody, answer: one(s.media) };
  },
});
