import { many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/back/v1/glossary/glossary-words';

/** Every published word in alphabetical order; never paged, as links lead to any of them. */
export const listGlossary = endpoint({
  method: 'GET',
  path: '/v1/glossary',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.glossaryQuery, answer: many(s.glossaryWord) };
  },
});

/** Words that a product's composition and active components name, in order of appearance. */
export const listCompositionWords = endpoint({
  method: 'GET',
  path: `${root}/-actions/products/composition/{id}`,
  needs: 'signed-in',
  shapes: async () => ({ answer: many((await shapes()).glossaryWord) }),
});

/** Extension, as are the four calls below: words as their authors see them, drafts and archive included. */
export const listAuthoredWords = endpoint({
  method: 'GET',
  path: root,
  needs: 'content.author',
  shapes: async () => {
    const s = await shapes();
    return { query: s.authoredQuery, answer: many(s.authoredWord) };
  },
});

export const getWord = endpoint({
  method: 'GET',
  path: `${root}/{id}`,
  needs: 'content.author',
  shapes: async () => ({ answer: one((await shapes()).authoredWord) }),
});

/** 409 `slug-taken`. */
export const createWord = endpoint({
  method: 'POST',
  path: root,
  needs: 'content.author',
  bodyType: 'glossary-words',
  shapes: async () => {
    const s = await shapes();
    return { body: s.wordBody, answer: one(s.authoredWord) };
  },
});

export const updateWord = endpoint({
  method: 'PATCH',
  path: `${root}/{id}`,
  needs: 'content.author',
  bodyType: 'glossary-words',
  shapes: async () => {
    const s = await shapes();
    return { body: s.wordPatch, answer: one(s.authoredWord) };
  },
});

export const deleteWord = endpoint({
  method: 'DELETE',
  path: `${root}/{id}`,
  needs: 'content.author',
  shapes: async () => ({ answer: nothing }),
});
