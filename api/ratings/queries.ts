import { call } from '../core/call';
import { createRating, deleteRating } from './endpoints';
import type { RATEABLE } from './schemas';

export type Rateable = (typeof RATEABLE)[number];

/** Likes an item; gives the row's id, which a removal names. Liking twice is one row. */
export async function like(type: Rateable, id: string): Promise<string> {
  const rating = type === 'learning' ? 1 : 5;
  const row = await call(createRating, { body: { rateableId: id, rateableType: type, rating } });
  return row.id;
}

export async function unlike(ratingId: string): Promise<void> {
  await call(deleteRating, { params: { id: ratingId } });
}
