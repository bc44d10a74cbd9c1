import { many } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');

export const selectMarks = endpoint({
  method: 'GET',
  path: '/v1/select/marks',
  needs: 'public',
  shapes: async () => ({ answer: many((await shapes()).mark) }),
});

export const selectCities = endpoint({
  method: 'GET',
  path: '/v1/select/cities',
  needs: 'public',
  shapes: async () => {
    const s = await shapes();
    return { query: s.cityQuery, answer: many(s.option) };
  },
});

export const selectRegions = endpoint({
  method: 'GET',
  path: '/v1/select/regions',
  needs: 'public',
  shapes: async () => {
    const s = await shapes();
    return { query: s.optionQuery, answer: many(s.option) };
  },
});

/** Cities that have a pharmacy: the first step of registration. */
export const selectPharmacyCities = endpoint({
  method: 'GET',
  path: '/v1/select/pharmacy-cities',
  needs: 'public',
  shapes: async () => {
    const s = await shapes();
    return { query: s.optionQuery, answer: many(s.option) };
  },
});

export const selectPharmacyChains = endpoint({
  method: 'GET',
  path: '/v1/select/pharmacy-chains',
  needs: 'public',
  shapes: async () => {
    const s = await shapes();
    return { query: s.chainQuery, answer: many(s.option) };
  },
});

export const selectPharmacies = endpoint({
  method: 'GET',
  path: '/v1/select/pharmacies',
  needs: 'public',
  shapes: async () => {
    const s = await shapes();
    return { query: s.pharmacyQuery, answer: many(s.pharmacyOption) };
  },
});

export const selectPharmacyNames = endpoint({
  method: 'GET',
  path: '/v1/select/pharmacy-names',
  needs: 'public',
  shapes: async () => {
    const s = await shapes();
    return { query: s.pharmacyQuery, answer: many(s.option) };
  },
});

export const listRoles = endpoint({
  method: 'GET',
  path: '/inetstudio/acl-package/v1/roles',
  needs: 'signed-in',
  shapes: async () => ({ answer: many((await shapes()).role) }),
});

export const selectTrainingTopics = endpoint({
  method: 'GET',
  path: '/v1/select/training-topics',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.topicQuery, answer: many(s.topicOption) };
  },
});

/** Trainings by their date, as people name it: `24 ноября, 10:00 МСК · Казань, ул. Баумана, 44`. */
export const selectTrainings = endpoint({
  method: 'GET',
  path: '/v1/select/trainings',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.trainingQuery, answer: many(s.option) };
  },
});

export const selectChains = endpoint({
  method: 'GET',
  path: '/v1/select/chains',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.optionQuery, answer: many(s.option) };
  },
});

export const selectCategories = endpoint({
  method: 'GET',
  path: '/v1/select/categories',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.optionQuery, answer: many(s.option) };
  },
});

/** Territories. */
export const selectAreas = endpoint({
  method: 'GET',
  path: '/v1/select/areas',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.optionQuery, answer: many(s.option) };
  },
});

/** Roles that can lead a training. */
export const selectRoles = endpoint({
  method: 'GET',
  path: '/v1/select/roles',
  needs: 'signed-in',
  shapes: async () => ({ answer: many((await shapes()).role) }),
});

/** People to record on a training, or those who can lead one. 403 without a right to either. */
export const selectUsers = endpoint({
  method: 'GET',
  path: '/v1/select/users',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.userQuery, answer: many(s.userOption) };
  },
});

/** Extension: published articles and videos, as explanations of a test and as its material. */
export const selectReadings = endpoint({
  method: 'GET',
  path: '/v1/select/readings',
  needs: 'tests.edit',
  shapes: async () => {
    const s = await shapes();
    return { query: s.readingQuery, answer: many(s.readingOption) };
  },
});
