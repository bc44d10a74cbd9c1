import { expect, test } from 'vitest';
import type { Gift } from '@/api/orders/queries';
import { cardWords } from './gift-words';

const words = (more: Partial<Gift>) =>
  cardWords({ limit: 2, ordered: 0, amount: 36, size: null, ...more } as Gift);

test('a line of a card is one sentence, and never breaks inside a count', () => {
  expect(words({ size: '2 шт., 50 × 90 см' })).toBe(
    '2 шт., 50 × 90 см, до\u00a02\u00a0в\u00a0одни\u00a0руки, осталось\u00a036',
  );
  expect(words({ size: 'высота 38 см', amount: 0 })).toBe('Высота 38 см, закончились');
  expect(words({ ordered: 1 })).toBe(
    'До\u00a02\u00a0в\u00a0одни\u00a0руки, осталось\u00a036, уже заказано\u00a01',
  );
});
