import { announceWrite } from '@/lib/browser/written';
import { call } from '../core/call';
import { createRating } from './endpoints';
import type { RATEABLE } from './schemas';

export type Rateable = (typeof RATEABLE)[number];

async function rate(type: Rateable, id: string, rating: 0 | 1 | 5): Promise<void> {
  await call(createRating, { body: { rateableId: id, rateableType: type, rating } });
  announceWrite();
}

/** Likes an item. Idempotent. */
export const like = (type: Rateable, id: string): Promise<void> =>
  rate(type, id, type === 'learning' ? 1 : 5);

/**
 * Removes a like by item, not by row: the row that this page knows may have been replaced, when the like was removed
 * and given again elsewhere.
 */
export const unlike = (type: Rateable, id: string): Promise<void> => rate(type, id, 0);
