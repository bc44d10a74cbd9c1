import { z } from 'zod';
import { resource } from '@/lib/json-api/resource';
import { rowId } from '../core/shapes';

const amount = z.number().int().min(0);

/** What waits for a person who answers questions; the id is the person's. */
export const work = resource(
  'work',
  z.object({ id: rowId, questionsWaiting: amount, questionsOverdue: amount }),
);
