import { many, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/inetstudio/pages-package/v1/pages';

/** A published page of any brand by its slug. */
export const getPageBySlug = endpoint({
  method: 'GET',
  path: `${root}/-actions/by-slug`,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.pageBySlugQuery, answer: one(s.page) };
  },
});

export const getPage = endpoint({
  method: 'GET',
  path: `${root}/{id}`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).page) }),
});

/** Extension: pages without their texts; drafts included for their authors. */
export const listPages = endpoint({
  method: 'GET',
  path: root,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.pageListQuery, answer: many(s.page) };
  },
});

/** Extension: a new page, a draft unless its status says otherwise. */
export const createPage = endpoint({
  method: 'POST',
  path: root,
  needs: 'content.author',
  bodyType: 'pages',
  shapes: async () => {
    const s = await shapes();
    return { body: s.newPage, answer: one(s.page) };
  },
});

/** Extension: changes, publishes, schedules (`published_at` in the future) or archives a page. */
export const updatePage = endpoint({
  method: 'PATCH',
  path: `${root}/{id}`,
  needs: 'content.author',
  bodyType: 'pages',
  shapes: async () => {
    const s = await shapes();
    return { body: s.pageChanges, answer: one(s.page) };
  },
});
