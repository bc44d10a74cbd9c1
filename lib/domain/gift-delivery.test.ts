import { expect, test } from 'vitest';
import { deliveredBy } from './gift-delivery';

test.each([
  ['2026-12-10T20:59:59.000Z', '2027-01-10T20:59:59.000Z'],
  ['2027-01-31T12:00:00.000Z', '2027-02-28T12:00:00.000Z'],
  ['2026-12-31T12:00:00.000Z', '2027-01-31T12:00:00.000Z'],
])('of a wave that ends %s gifts come by %s', (end, by) => {
  expect(deliveredBy(end).toISOString()).toBe(by);
});
