import { tellWritten } from '@/lib/browser/written';
import { call } from '../core/call';
import { createRating } from './endpoints';
import type { RATEABLE } from './schemas';

export type Rateable = (typeof RATEABLE)[number];

async function rate(type: Rateable, id: string, rating: 0 | 1 | 5): Promise<void> {
  await call(createRating, { body: { rateableId: id, rateableType: type, rating } });
  tellWritten();
}

/** Likes an item. Liking twice is one row. */
export const like = (type: Rateable, id: string): Promise<void> =>
  rate(type, id, type === 'learning' ? 1 : 5);

/**
 * Takes a like back, by the item and not by a row: the row this page knows may be gone and another one there, when
 * the like was taken back and given again elsewhere.
 */
export const unlike = (type: Rateable, id: string): Promise<void> => rate(type, id, 0);
