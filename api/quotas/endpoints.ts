import { many, nothing, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');

/** Extension: quotas of a training. 404 for another leader's training. */
export const listQuotas = endpoint({
  method: 'GET',
  path: '/v1/training/{id}/quotas',
  needs: 'trainings.manage',
  shapes: async () => {
    const s = await shapes();
    return { answer: many(s.trainingQuota, s.quotasMeta) };
  },
});

/**
 * Extension: reserves free seats for a chain, a territory or a link. 404; 409 `training-started`, `no-limit`; 422 at
 * fields.
 */
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

/**
 * Extension: ends a quota; its unused seats go to everyone, first to the line, and its link stops working. Idempotent.
 * 404.
 */
export const endQuota = endpoint({
  method: 'DELETE',
  idempotent: true,
  path: '/v1/training-quotas/{id}',
  needs: 'trainings.manage',
  shapes: () => Promise.resolve({ answer: nothing }),
});

/** Extension: the training of an invitation. 404 `invitation-over` for an unknown code, or one that is used up. */
export const getInvitation = endpoint({
  method: 'GET',
  path: '/v1/training-invitations/{code}',
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await import('../trainings/schemas')).trainingSlot) }),
});
