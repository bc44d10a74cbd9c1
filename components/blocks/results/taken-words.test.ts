import { expect, test } from 'vitest';
import { takenWords } from './taken-words';

test.each([
  [45, '45\u00a0секунд'],
  [89, '89\u00a0секунд'],
  [90, '2\u00a0минуты'],
  [420, '7\u00a0минут'],
  [10_800, '3\u00a0часа'],
])('%i → %s', (seconds, words) => expect(takenWords(seconds)).toBe(words));
