import { z } from 'zod';
import { RUN_KINDS, RUN_STATUSES } from '@/lib/domain/run';
import { resource } from '@/lib/json-api/resource';
import { instant, paging } from '../core/shapes';

const amount = z.number().int().min(0);

/** A run of the person: its progress, and its file. */
export const run = resource(
  'runs',
  z.object({
    id: z.string(),
    kind: z.enum(RUN_KINDS),
    /** Subject of the run: the kind of an import, the name of an export. */
    subject: z.string(),
    status: z.enum(RUN_STATUSES),
    /** Number of things done, and in total; `total` is 0 until it is known. */
    progress: amount,
    total: amount,
    /** Figures of the result, by names of its kind. */
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
