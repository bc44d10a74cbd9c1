import { expect, test } from 'vitest';
import { isAnswerAsked } from './answer';

test('an answer is asked for within a day of the start, until it', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const asked = (startsAt: string) => isAnswerAsked(new Date(startsAt), now);
  expect([asked('2026-11-21T12:00:00Z'), asked('2026-11-20T12:00:01Z')]).toEqual([true, true]);
  expect([asked('2026-11-21T12:00:01Z'), asked('2026-11-20T12:00:00Z')]).toEqual([false, false]);
});
