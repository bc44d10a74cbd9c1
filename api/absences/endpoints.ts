import { many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const path = '/v1/leader-absences';
const shapes = () => import('./schemas');

/** Ours: days without trainings that are not over: a trainer's own, everybody's for admins. */
export const listAbsences = endpoint({
  method: 'GET',
  path,
  needs: 'trainings.manage',
  shapes: async () => {
    const s = await shapes();
    return { query: s.absencesQuery, answer: many(s.leaderAbsence) };
  },
});

/** Ours: such days, of oneself or, by admins, of any leader. 409 `absence-overlaps`; 422 at fields. */
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

/** Ours: the leader is there after all. 404 for another's. */
export const removeAbsence = endpoint({
  method: 'DELETE',
  path: `${path}/{id}`,
  needs: 'trainings.manage',
  shapes: () => Promise.resolve({ answer: nothing }),
});
