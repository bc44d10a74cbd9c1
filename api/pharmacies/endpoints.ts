import { many, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');

/** Pharmacies of the viewer's sight, briefly. */
export const listPharmacyNames = endpoint({
  method: 'GET',
  path: '/v1/pharmacy/list',
  needs: 'people.see',
  shapes: async () => {
    const s = await shapes();
    return { query: s.briefQuery, answer: many(s.pharmacyBrief) };
  },
});

/** The same with what their people have done. 422 `list-too-long` for an order of more than can be summed up. */
export const listPharmacies = endpoint({
  method: 'GET',
  path: '/back/v1/pharmacies',
  needs: 'people.see',
  shapes: async () => {
    const s = await shapes();
    return { query: s.pharmacyListQuery, answer: many(s.pharmacy) };
  },
});

/** 404 `pharmacy-missing` outside the viewer's sight. */
export const getPharmacy = endpoint({
  method: 'GET',
  path: '/back/v1/pharmacies/{id}',
  needs: 'people.see',
  shapes: async () => ({ answer: one((await shapes()).pharmacy) }),
});

/** Categories with how many pharmacies of the viewer's sight each has. */
export const listPharmacyCategories = endpoint({
  method: 'GET',
  path: '/back/v1/pharmacy-categories',
  needs: 'people.see',
  shapes: async () => {
    const s = await shapes();
    return { query: s.scopeQuery, answer: many(s.pharmacyCategory) };
  },
});

/** Ours: regions, cities, chains, categories and territories of the viewer's sight, with counts. */
export const listPharmacyFilterGroups = endpoint({
  method: 'GET',
  path: '/back/v1/pharmacy-filter-groups',
  needs: 'people.see',
  shapes: async () => {
    const s = await shapes();
    return { query: s.scopeQuery, answer: many(s.pharmacyFilterGroup) };
  },
});
