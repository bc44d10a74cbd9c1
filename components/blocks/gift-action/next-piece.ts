import { pointsGenitive } from '@/lib/format/number';

/** `Ещё на один не хватает 50 баллов`, of a gift the basket holds. */
export const nextPieceWords = (missing: number): string =>
  `Ещё на один не хватает ${pointsGenitive(missing)}`;
