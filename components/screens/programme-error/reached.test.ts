import { expect, test } from 'vitest';
import { reachedOf } from './reached';

const entry = (kind: string, amount: number, day: string) => ({ kind, amount, createdAt: `2025-${day}` });

test('the points of the programme, and the day the last of them came', () => {
  const entries = [
    entry('order', -700, '07-30'),
    entry('programme', 120, '07-14'),
    entry('programme', 380, '07-12'),
    entry('test', 50, '06-01'),
  ];
  expect(reachedOf(entries)).toEqual({ points: 500, at: '2025-07-14' });
});

test('nothing where nothing has come, or all of it was taken back', () => {
  expect(reachedOf([entry('test', 50, '06-01')])).toBeNull();
  expect(reachedOf([entry('programme', -120, '07-15'), entry('programme', 120, '07-14')])).toBeNull();
});
