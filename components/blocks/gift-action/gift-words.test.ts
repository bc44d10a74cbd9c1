import { expect, test } from 'vitest';
import type { Gift } from '@/api/orders/queries';
import { cardWords } from './gift-words';

const words = (more: Partial<Gift>) =>
  cardWords({ limit: 2, ordered: 0, amount: 36, size: null, ...more } as Gift);

test('a line of a card breaks after a dot, never before one and never inside a count', () => {
  expect(words({ size: '2 шт., 50 × 90 см' }).split(' ')).toEqual([
    ...['2', 'шт.,', '50', '×'],
    '90',
    'см\u00a0·',
    'До\u00a02\u00a0штук\u00a0·',
    'Осталось\u00a036',
  ]);
  expect(words({ size: 'высота 38 см', amount: 0 })).toBe('Высота 38 см\u00a0· Закончились');
  expect(words({})).toBe('До\u00a02\u00a0штук\u00a0· Осталось\u00a036');
});
