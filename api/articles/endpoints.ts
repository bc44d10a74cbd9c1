import { many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const authoring = () => import('./author-schemas');
const root = '/inetstudio/articles-package/v1/articles';

/** Lists published articles only (status 1). Videos are articles with `filter[entries][alias]=video`. */
export const listArticles = endpoint({
  method: 'GET',
  path: root,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.articleQuery, answer: many(s.article, s.articleListMeta) };
  },
});

/** Extension: every article and video in brief, drafts included, for their authors. */
export const manageArticles = endpoint({
  method: 'GET',
  path: `${root}/manage`,
  needs: 'content.author',
  shapes: async () => {
    const s = await authoring();
    return { query: s.articleManageQuery, answer: many(s.articleRow, s.articleManageMeta) };
  },
});

/** Extension: categories, themes, gammas and tests that an article can name. */
export const getArticleChoices = endpoint({
  method: 'GET',
  path: `${root}/choices`,
  needs: 'content.author',
  shapes: async () => ({ answer: one((await authoring()).articleChoices) }),
});

/** Extension: one article as its author wrote it, in any state. */
export const getAuthoredArticle = endpoint({
  method: 'GET',
  path: `${root}/manage/{id}`,
  needs: 'content.author',
  shapes: async () => ({ answer: one((await authoring()).authoredArticle) }),
});

/** One article by id or slug. Drafts, scheduled and archived articles are visible only to those who write content. */
export const getArticle = endpoint({
  method: 'GET',
  path: `${root}/{id}`,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.articleOneQuery, answer: one(s.article) };
  },
});

export const getArticleBySlug = endpoint({
  method: 'GET',
  path: `${root}/-actions/{slug}`,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.articleOneQuery, answer: one(s.article) };
  },
});

/** Pays once, when 70 % of the length has been watched on one device (section 1). Retrying is safe. */
export const reportProgress = endpoint({
  method: 'POST',
  path: `${root}/{id}/-actions/progress`,
  needs: 'signed-in',
  bodyType: 'view-progress',
  shapes: async () => {
    const s = await shapes();
    return { body: s.progressBody, answer: one(s.viewProgress) };
  },
});

/**
 * Extension, as are the two calls below. 422 `erid-…-missing` for an advertisement published without marking,
 * `slug-taken`.
 */
export const createArticle = endpoint({
  method: 'POST',
  path: root,
  needs: 'content.author',
  bodyType: 'articles',
  shapes: async () => {
    const s = await authoring();
    return { body: s.articleBody, answer: one(s.authoredArticle) };
  },
});

export const updateArticle = endpoint({
  method: 'PATCH',
  path: `${root}/{id}`,
  needs: 'content.author',
  bodyType: 'articles',
  shapes: async () => {
    const s = await authoring();
    return { body: s.articlePatch, answer: one(s.authoredArticle) };
  },
});

/** Deletes permanently. 409 `article-used` once somebody has begun the article: then it can only be archived. */
export const deleteArticle = endpoint({
  method: 'DELETE',
  path: `${root}/{id}`,
  needs: 'content.author',
  shapes: async () => ({ answer: nothing }),
});
