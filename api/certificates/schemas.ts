import { z } from 'zod';
import { CERTIFICATE_STATUSES } from '@/lib/domain/certificate';
import { resource } from '@/lib/json-api/resource';
import { instant, paging } from '../core/shapes';

const facts = {
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  /** Slug of the mark; null: the portal's own. */
  brand: z.string().nullable(),
  brandName: z.string(),
  /** Public: `7K3M-9QWT-4HZB-2CDE`. */
  number: z.string(),
  status: z.enum(CERTIFICATE_STATUSES),
  issuedAt: instant,
  revokedAt: instant.nullable(),
};

/** One's own (section 3); `url` is the portal's public page of it. */
export const certificate = resource(
  'certificates',
  z.object({
    ...facts,
    points: z.number().int(),
    url: z.string(),
    revokeReason: z.string().nullable(),
    /** Ours: of a single one, the name that stands on it. */
    holder: z.string().nullable().optional(),
  }),
);

/** What anybody with the number can read: only what is printed on the certificate. */
export const certificateCheck = resource(
  'certificate-checks',
  z.object({
    ...facts,
    /** Null: the person erased their account. */
    holder: z.string().nullable(),
  }),
);

export const certificateQuery = z.strictObject({ page: paging });
export const revokeBody = z.object({
  reason: z.string().trim().min(1, 'Напишите причину.').max(500, 'Не больше 500 знаков.'),
});
