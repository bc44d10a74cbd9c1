import { many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');

/** Ours: seats of a training that are kept for some. 404 for another's. */
export const listQuotas = endpoint({
  method: 'GET',
  path: '/v1/training/{id}/quotas',
  needs: 'trainings.manage',
  shapes: async () => {
    const s = await shapes();
    return { answer: many(s.trainingQuota, s.quotasMeta) };
  },
});

/** Ours: keeps free seats for a chain, a territory or a link. 404; 409 `training-started`, `no-limit`; 422 at fields. */
export const keepSeats = endpoint({
  method: 'POST',
  idempotent: true,
  path: '/v1/training/{id}/quotas',
  needs: 'trainings.manage',
  bodyType: 'training-quotas',
  shapes: async () => {
    const s = await shapes();
    return { body: s.quotaBody, answer: one(s.trainingQuota) };
  },
});

/** Ours: what is left of them is everybody's, the line's first; a link opens nothing any more. Twice is once. 404. */
export const endQuota = endpoint({
  method: 'DELETE',
  idempotent: true,
  path: '/v1/training-quotas/{id}',
  needs: 'trainings.manage',
  shapes: () => Promise.resolve({ answer: nothing }),
});

/** Ours: the training an invitation is to. 404 `invitation-over` for one that nobody made, or that is used up. */
export const getInvitation = endpoint({
  method: 'GET',
  path: '/v1/training-invitations/{code}',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await import('../trainings/schemas')).trainingSlot) }),
});
