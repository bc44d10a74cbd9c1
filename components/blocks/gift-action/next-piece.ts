import { pointsGenitive } from '@/lib/format/number';

/** `Ещё на один не хватает 50 баллов`, for a gift in the basket. */
export const nextPieceWords = (missing: number): string =>
  `Ещё на один не хватает ${pointsGenitive(missing)}`;
