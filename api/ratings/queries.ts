import { tellWritten } from '@/lib/browser/written';
import { call } from '../core/call';
import { isStatus } from '../core/call-error';
import { createRating, deleteRating } from './endpoints';
import type { RATEABLE } from './schemas';

export type Rateable = (typeof RATEABLE)[number];

/** Likes an item; gives the row's id, which a removal names. Liking twice is one row. */
export async function like(type: Rateable, id: string): Promise<string> {
  const rating = type === 'learning' ? 1 : 5;
  const row = await call(createRating, { body: { rateableId: id, rateableType: type, rating } });
  tellWritten();
  return row.id;
}

/**
 * Takes a like back. Its row is asked for where it is not known (null): liking again answers the one that is there.
 * A row that is gone was taken back elsewhere: what was wanted is so.
 */
export async function unlike(type: Rateable, id: string, ratingId: string | null): Promise<void> {
  const row = ratingId ?? (await like(type, id));
  await call(deleteRating, { params: { id: row } }).catch((error: unknown) => {
    if (!isStatus(error, 404)) throw error;
  });
  tellWritten();
}
