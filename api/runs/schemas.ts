import { z } from 'zod';
import { RUN_KINDS, RUN_STATUSES } from '@/lib/domain/run';
import { resource } from '@/lib/json-api/resource';
import { instant, paging } from '../core/shapes';

const amount = z.number().int().min(0);

/** Long work of the person: where it stands, and the file that came of it. */
export const run = resource(
  'runs',
  z.object({
    id: z.string(),
    kind: z.enum(RUN_KINDS),
    /** What of: the kind of an import, the name of an export. */
    subject: z.string(),
    status: z.enum(RUN_STATUSES),
    /** Things done and to do; `total` is 0 until it is known. */
    progress: amount,
    total: amount,
    /** What came of it, in numbers of its kind. */
    result: z.record(z.string(), z.number()).nullable(),
    createdAt: instant,
    finishedAt: instant.nullable(),
    /** Null: there is no file, or no longer. */
    file: z.object({ name: z.string(), size: amount, expiresAt: instant }).nullable(),
  }),
);

export const runQuery = z.strictObject({
  page: paging,
  filter: z
    .strictObject({ kind: z.enum(RUN_KINDS).optional(), subject: z.string().max(60).optional() })
    .optional(),
});
