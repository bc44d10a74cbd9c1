import { many, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');

export const listPointsHistory = endpoint({
  method: 'GET',
  path: '/v1/user/points-history',
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.historyQuery, answer: many(s.ledgerEntry, s.historyMeta) };
  },
});

/** Extension: moves points between marks. 422 on `/data/attributes/amount` when the balance is too low. */
export const transferPoints = endpoint({
  method: 'POST',
  path: '/v1/user/points-transfer',
  needs: 'signed-in',
  bodyType: 'points-transfers',
  idempotent: true,
  shapes: async () => {
    const [s, form] = await Promise.all([shapes(), import('@/lib/validation/forms/points-transfer')]);
    return { body: form.pointsTransfer, answer: one(s.transfer) };
  },
});
