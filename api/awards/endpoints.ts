import { many, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const path = '/v1/training/{id}/award';
const shapes = () => import('./schemas');

/** Extension: visitors of a training who have no points for it yet. 404 `training-missing`. */
export const listAwardees = endpoint({
  method: 'GET',
  path,
  needs: 'points.award',
  shapes: async () => {
    const s = await shapes();
    return { query: s.awardeesQuery, answer: many(s.trainingAwardee, s.awardeesMeta) };
  },
});

/** Extension: pays every visitor once; repeating it pays nobody twice. 404; 409 `nobody-to-award`; 422 at fields. */
export const awardVisitors = endpoint({
  method: 'POST',
  idempotent: true,
  path,
  needs: 'points.award',
  bodyType: 'training-awards',
  shapes: async () => {
    const s = await shapes();
    return { body: s.awardBody, answer: one(s.trainingAward) };
  },
});
