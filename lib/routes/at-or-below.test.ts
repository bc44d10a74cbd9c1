import { expect, test } from 'vitest';
import { isAtOrBelow } from './at-or-below';

test.each([
  ['/lk/cart', true],
  ['/lk/cart?step=2', true],
  ['/lk/cart#sum', true],
  ['/lk/cart/', true],
  ['/lk/cart/gift', true],
  ['/lk/cart-rules', false],
  ['/lk', false],
  ['/de/lk/cart', false],
])('%s is the cart or below it: %s', (address, expected) => {
  expect(isAtOrBelow(address, '/lk/cart')).toBe(expected);
});
