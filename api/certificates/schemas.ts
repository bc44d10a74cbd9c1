import { z } from 'zod';
import { CERTIFICATE_STATUSES } from '@/lib/domain/certificate';
import { resource } from '@/lib/json-api/resource';
import { instant, paging } from '../core/shapes';

const facts = {
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  /** Slug of the mark; null for a certificate of the portal itself. */
  brand: z.string().nullable(),
  brandName: z.string(),
  /** Public number: `7K3M-9QWT-4HZB-2CDE`. */
  number: z.string(),
  status: z.enum(CERTIFICATE_STATUSES),
  issuedAt: instant,
  revokedAt: instant.nullable(),
};

/** The viewer's own certificate (section 3); `url` is its public page on the portal. */
export const certificate = resource(
  'certificates',
  z.object({
    ...facts,
    points: z.number().int(),
    url: z.string(),
    revokeReason: z.string().nullable(),
    /** Extension, in a single certificate: the name printed on it. */
    holder: z.string().nullable().optional(),
  }),
);

/** Public data of a certificate, for anyone with its number: only what is printed on it. */
export const certificateCheck = resource(
  'certificate-checks',
  z.object({
    ...facts,
    /** Null when the person has erased their account. */
    holder: z.string().nullable(),
  }),
);

export const certificateQuery = z.strictObject({ page: paging });
export const revokeBody = z.object({
  reason: z.string().trim().min(1, 'Напишите причину.').max(500, 'Не больше 500 знаков.'),
});
