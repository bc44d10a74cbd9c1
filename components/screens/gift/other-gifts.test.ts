import { expect, test } from 'vitest';
import type { Gift } from '@/api/orders/queries';
import { otherGifts } from './other-gifts';

const gift = (id: string, markId: string, amount = 5) =>
  ({ id, markId, amount, limit: 2, ordered: 0, isAvailable: true }) as Gift;
const idsOf = (gifts: Gift[]) => otherGifts(gifts, gift('1', 'lrp')).map(({ id }) => id);

test('the brand’s own come first, then the others, four at most', () => {
  const gifts = [gift('2', 'vichy'), gift('3', 'lrp'), gift('1', 'lrp'), gift('4', 'vichy')];
  expect(idsOf(gifts)).toEqual(['3', '2', '4']);
  expect(idsOf([...gifts, gift('5', 'dercos'), gift('6', 'lrp')])).toEqual(['3', '6', '2', '4']);
});

test('what can’t be taken is not shown', () => {
  expect(idsOf([gift('2', 'lrp', 0)])).toEqual([]);
});
