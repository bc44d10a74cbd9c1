import { many, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');

/** Pharmacies in the viewer's sight, in brief. */
export const listPharmacyNames = endpoint({
  method: 'GET',
  path: '/v1/pharmacy/list',
  needs: 'people.see',
  shapes: async () => {
    const s = await shapes();
    return { query: s.briefQuery, answer: many(s.pharmacyBrief) };
  },
});

/**
 * Pharmacies in the viewer's sight, with totals of their people. 422 `list-too-long` when sorting needs totals of too
 * many.
 */
export const listPharmacies = endpoint({
  method: 'GET',
  path: '/back/v1/pharmacies',
  needs: 'people.see',
  shapes: async () => {
    const s = await shapes();
    return { query: s.pharmacyListQuery, answer: many(s.pharmacy) };
  },
});

/** One pharmacy. 404 `pharmacy-missing` outside the viewer's sight. */
export const getPharmacy = endpoint({
  method: 'GET',
  path: '/back/v1/pharmacies/{id}',
  needs: 'people.see',
  shapes: async () => ({ answer: one((await shapes()).pharmacy) }),
});

/** Categories with the number of pharmacies in the viewer's sight. */
export const listPharmacyCategories = endpoint({
  method: 'GET',
  path: '/back/v1/pharmacy-categories',
  needs: 'people.see',
  shapes: async () => {
    const s = await shapes();
    return { query: s.scopeQuery, answer: many(s.pharmacyCategory) };
  },
});

/** Extension: regions, cities, chains, categories and territories in the viewer's sight, with counts. */
export const listPharmacyFilterGroups = endpoint({
  method: 'GET',
  path: '/back/v1/pharmacy-filter-groups',
  needs: 'people.see',
  shapes: async () => {
    const s = await shapes();
    return { query: s.scopeQuery, answer: many(s.pharmacyFilterGroup) };
  },
});
