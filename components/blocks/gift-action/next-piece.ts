import { pointsGenitive } from '@/lib/format/number';

const NEXT = ['первого', 'второго', 'третьего', 'четвёртого', 'пятого'];

/** `Для второго не хватает 50 баллов`, of a gift the basket holds so many of. */
export const nextPieceWords = (quantity: number, missing: number): string =>
  `Для ${NEXT[quantity] ?? 'ещё одного'} не хватает ${pointsGenitive(missing)}`;
