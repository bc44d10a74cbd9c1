import { z } from 'zod';
import { QUOTA_KINDS } from '@/lib/domain/trainings/quota';
import { resource } from '@/lib/json-api/resource';
import { trainingQuotaForm } from '@/lib/validation/forms/training-quota';
import { instant } from '../core/shapes';

/** Seats of a training reserved for a chain, a territory or holders of a link. */
export const trainingQuota = resource(
  'training-quotas',
  z.object({
    id: z.string(),
    kind: z.enum(QUOTA_KINDS),
    /** Name of the chain or the territory. */
    name: z.string().nullable(),
    seats: z.number().int(),
    /** Number of these seats that are taken. */
    used: z.number().int(),
    /** End of the reservation; null: the start of the training. */
    until: instant.nullable(),
    note: z.string(),
    /** Code of the link. */
    code: z.string().nullable(),
    isEnded: z.boolean(),
  }),
);
export const quotasMeta = z.object({
  /** Seats neither taken nor reserved, which can still be reserved. Null: the training has no limit. */
  free: z.number().int().nullable(),
  /** False once the training has begun or is cancelled: no seats can be reserved. */
  isOpen: z.boolean(),
});
export const quotaBody = trainingQuotaForm;
