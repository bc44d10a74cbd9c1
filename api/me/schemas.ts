import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { rowId } from '../core/shapes';

const amount = z.number().int().min(0);

const waiting = z.object({ waiting: amount, late: amount }).nullable();

/** Waiting work of a member of staff, null where their roles have no such work; the id is the person's. */
export const work = resource(
  'work',
  z.object({
    id: rowId,
    counts: z.object({ questions: waiting, visits: waiting, drafts: waiting, tests: waiting }),
  }),
);
