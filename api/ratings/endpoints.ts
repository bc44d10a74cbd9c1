import { nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/inetstudio/ratings-package/v1/ratings';

/** Likes an item; one row per person and item: a repeated like returns the existing row. */
export const createRating = endpoint({
  method: 'POST',
  path: root,
  needs: 'signed-in',
  bodyType: 'ratings',
  shapes: async () => {
    const s = await shapes();
    return { body: s.ratingBody, answer: one(s.rating) };
  },
});

export const deleteRating = endpoint({
  method: 'DELETE',
  path: `${root}/{id}`,
  needs: 'signed-in',
  shapes: async () => ({ answer: nothing }),
});
