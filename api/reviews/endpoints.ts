import { many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/inetstudio/reviews-package/v1/reviews';

/** The viewer's own reviews; everyone's for moderators. */
export const listReviews = endpoint({
  method: 'GET',
  path: root,
  needs: 'signed-in',
  feature: 'social-activity',
  openTo: 'reviews.moderate',
  shapes: async () => {
    const s = await shapes();
    return { query: s.reviewQuery, answer: many(s.review, s.reviewMeta) };
  },
});

/** Sends a review. 409 `review-known` when the person has sent this link before. */
export const sendReview = endpoint({
  method: 'POST',
  path: root,
  needs: 'signed-in',
  feature: 'social-activity',
  bodyType: 'reviews',
  shapes: async () => {
    const s = await shapes();
    return { body: s.sendReview, answer: one(s.review) };
  },
});

/** One review, by POST as in the specification; 404 for another person's. */
export const showReview = endpoint({
  method: 'POST',
  path: `${root}/{id}`,
  needs: 'signed-in',
  feature: 'social-activity',
  openTo: 'reviews.moderate',
  shapes: async () => {
    const s = await shapes();
    return { query: s.reviewOneQuery, answer: one(s.review) };
  },
});

/** Deletes the viewer's own review, for moderators any; 409 `review-approved` once it has paid. */
export const removeReview = endpoint({
  method: 'DELETE',
  path: `${root}/{id}`,
  needs: 'signed-in',
  feature: 'social-activity',
  openTo: 'reviews.moderate',
  shapes: () => Promise.resolve({ answer: nothing }),
});

/** Approves with points, once, or rejects with a reason. 409 `already-moderated`. */
export const moderateReview = endpoint({
  method: 'POST',
  path: `${root}/-actions/moderate/status`,
  needs: 'reviews.moderate',
  bodyType: 'review-moderations',
  idempotent: true,
  shapes: async () => {
    const s = await shapes();
    return { body: s.moderateReview, answer: one(s.review) };
  },
});
