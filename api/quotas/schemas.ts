import { z } from 'zod';
import { QUOTA_KINDS } from '@/lib/domain/trainings/quota';
import { resource } from '@/lib/json-api/resource';
import { trainingQuotaForm } from '@/lib/validation/forms/training-quota';
import { instant } from '../core/shapes';

/** Seats of a training that are kept for some. */
export const trainingQuota = resource(
  'training-quotas',
  z.object({
    id: z.string(),
    kind: z.enum(QUOTA_KINDS),
    /** Of the chain or the territory. */
    name: z.string().nullable(),
    seats: z.number().int(),
    /** How many of them are taken. */
    used: z.number().int(),
    /** Null: until the start. */
    until: instant.nullable(),
    note: z.string(),
    /** Of a link. */
    code: z.string().nullable(),
    isEnded: z.boolean(),
  }),
);
export const quotasMeta = z.object({
  /** Seats that are neither taken nor kept: as many may still be kept. Null: the training has no limit. */
  free: z.number().int().nullable(),
  /** Nothing is kept once the training has begun or is cancelled. */
  isOpen: z.boolean(),
});
export const quotaBody = trainingQuotaForm;
