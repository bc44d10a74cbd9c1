import { many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const path = '/v1/leader-absences';
const shapes = () => import('./schemas');

/** Extension: lists absences that are not over: the trainer's own, or everyone's for admins. */
export const listAbsences = endpoint({
  method: 'GET',
  path,
  needs: 'trainings.manage',
  shapes: async () => {
    const s = await shapes();
    return { query: s.absencesQuery, answer: many(s.leaderAbsence) };
  },
});

/** Extension: adds an absence of the viewer or, by an admin, of any leader. 409 `absence-overlaps`; 422 at fields. */
export const addAbsence = endpoint({
  method: 'POST',
  idempotent: true,
  path,
  needs: 'trainings.manage',
  bodyType: 'leader-absences',
  shapes: async () => {
    const s = await shapes();
    return { body: s.absenceBody, answer: one(s.leaderAbsence) };
  },
});

/** Extension: deletes an absence. 404 for an absence of somebody else. */
export const removeAbsence = endpoint({
  method: 'DELETE',
  path: `${path}/{id}`,
  needs: 'trainings.manage',
  shapes: () => Promise.resolve({ answer: nothing }),
});
