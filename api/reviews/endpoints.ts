import { many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/inetstudio/reviews-package/v1/reviews';

/** One's own; everybody's for those who moderate. */
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

/** 409 `review-known` when the person has sent this link before. */
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

/** The specification shows one review by POST; a foreign one is 404. */
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

/** One's own, or any for those who moderate; 409 `review-approved` once it has paid. */
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
