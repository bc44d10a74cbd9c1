import { many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/inetstudio/products-package/v1';

/** Cards of the catalogue: published and not archived products. */
export const listProductItems = endpoint({
  method: 'GET',
  path: `${root}/items`,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.itemQuery, answer: many(s.productItem) };
  },
});

/** Full products; drafts, scheduled and archived ones (`filter[status]`) only for those who write content: 403. */
export const listProducts = endpoint({
  method: 'GET',
  path: `${root}/products`,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.productQuery, answer: many(s.product) };
  },
});

/** Filter groups of a list of products; each entry is counted under the choices of the other groups. Never paged. */
export const listProductFilterGroups = endpoint({
  method: 'GET',
  path: `${root}/product-filter-groups`,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.groupQuery, answer: many(s.productFilterGroup) };
  },
});

/**
 * One product; an archived one is marked as such. Drafts and scheduled ones are visible only to those who write
 * content.
 */
export const getProduct = endpoint({
  method: 'GET',
  path: `${root}/products/{id}`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).product) }),
});

export const getProductBySlug = endpoint({
  method: 'GET',
  path: `${root}/products/-actions/{slug}`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).product) }),
});

/** Creates a product. 422 for an advertisement published without token or advertiser; 409 `slug-taken`. */
export const createProduct = endpoint({
  method: 'POST',
  path: `${root}/products`,
  needs: 'content.author',
  bodyType: 'products',
  shapes: async () => {
    const s = await shapes();
    return { body: s.productBody, answer: one(s.product) };
  },
});

export const updateProduct = endpoint({
  method: 'PATCH',
  path: `${root}/products/{id}`,
  needs: 'content.author',
  bodyType: 'products',
  shapes: async () => {
    const s = await shapes();
    return { body: s.productPatch, answer: one(s.product) };
  },
});

/** Deletes permanently, with its likes. A product that people may still look for should be archived instead. */
export const deleteProduct = endpoint({
  method: 'DELETE',
  path: `${root}/products/{id}`,
  needs: 'content.author',
  shapes: async () => ({ answer: nothing }),
});
