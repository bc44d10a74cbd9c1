import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { LEDGER_KINDS } from '@/lib/domain/ledger';
import { instant, keyedPaging } from '../core/shapes';

/** A ledger entry: title, rule, time, and the mark's balance after it. */
export const ledgerEntry = resource(
  'points-entries',
  z.object({
    id: z.string(),
    markId: z.string(),
    markName: z.string(),
    /** Whole points, negative when spent. */
    amount: z.number().int(),
    kind: z.enum(LEDGER_KINDS),
    /** Title of the item, number of the order, text of the admin, or the other mark of a transfer. */
    title: z.string(),
    reason: z.string().nullable(),
    subjectType: z.string().nullable(),
    subjectId: z.string().nullable(),
    /** Slug of the item while it can be opened, enough to build its link. */
    subjectSlug: z.string().nullable(),
    balanceAfter: z.number().int(),
    createdAt: instant,
  }),
);

export const historyQuery = z.strictObject({
  page: keyedPaging,
  filter: z.strictObject({ mark: z.string().optional() }).optional(),
});
export const historyMeta = z.object({ balance: z.number().int() });

export const transfer = resource(
  'points-transfers',
  z.object({
    id: z.string(),
    from: z.string(),
    to: z.string(),
    amount: z.number().int(),
    markPoints: z.record(z.string(), z.number().int()),
  }),
);
