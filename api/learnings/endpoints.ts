import { many, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/back/v1/learning-content';

export const listLearnings = endpoint({
  method: 'GET',
  path: root,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.learningQuery, answer: many(s.learning, s.learningMeta) };
  },
});

export const listFilterGroups = endpoint({
  method: 'GET',
  path: '/back/v1/content-filter-groups',
  needs: 'signed-in',
  shapes: async () => ({ answer: many((await shapes()).filterGroup) }),
});

/** `id` as the list gives it (`test-12`). Idempotent. */
export const addFavorite = endpoint({
  method: 'POST',
  path: `${root}/{id}/-actions/add-to-favorites`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).favorite) }),
});

export const removeFavorite = endpoint({
  method: 'DELETE',
  path: `${root}/{id}/-actions/remove-from-favorites`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).favorite) }),
});
