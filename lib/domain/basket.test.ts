import fc from 'fast-check';
import { expect, test } from 'vitest';
import { quantityOf, withQuantity, type BasketView } from './basket';

const line = (giftId: string, markId: string, basePrice: number, quantity = 1) => ({
  giftId,
  markId,
  basePrice,
  quantity,
  price: basePrice * quantity,
});
const EMPTY: BasketView = { count: 0, totalPrice: 0, markPrices: {}, items: [] };

test('a gift comes, changes and goes, and the sums follow', () => {
  const one = withQuantity(EMPTY, '1', 2, line('1', 'lrp', 100));
  expect(one).toMatchObject({ count: 2, totalPrice: 200, markPrices: { lrp: 200 } });
  const two = withQuantity(one, '2', 1, line('2', 'vichy', 50));
  expect(two).toMatchObject({ count: 3, totalPrice: 250, markPrices: { lrp: 200, vichy: 50 } });
  const gone = withQuantity(two, '1', 0);
  expect(gone).toMatchObject({ count: 1, totalPrice: 50, markPrices: { vichy: 50 } });
  expect(quantityOf(gone, '1')).toBe(0);
});

test('an unknown gift without a line changes nothing', () => {
  expect(withQuantity(EMPTY, '1', 3)).toEqual(EMPTY);
});

test('sums always agree with the lines', () => {
  const step = fc.record({ gift: fc.nat({ max: 4 }), quantity: fc.nat({ max: 5 }) });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const basket = steps.reduce(
        (before, { gift, quantity }) =>
          withQuantity(before, `${gift}`, quantity, line(`${gift}`, gift % 2 ? 'lrp' : 'vichy', 10 + gift)),
        EMPTY,
      );
      const byMark = Object.values(basket.markPrices).reduce((sum, price) => sum + price, 0);
      const byLine = basket.items.reduce((sum, item) => sum + item.basePrice * item.quantity, 0);
      expect([byMark, byLine]).toEqual([basket.totalPrice, basket.totalPrice]);
      expect(basket.items.every((item) => item.quantity > 0)).toBe(true);
    }),
  );
});
