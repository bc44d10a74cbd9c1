import { expect, test } from 'vitest';
import { lockWords } from './survey-words';

const now = new Date('2026-11-20T09:00:00Z');
const survey = {
  startDate: '2026-12-01T00:00:00+03:00',
  endDate: '2026-11-15T23:59:00+03:00',
  submittedAt: null,
  points: null,
};

test('a closed survey says when, and whose clock that is once', () => {
  for (const lock of ['not-started', 'ended'] as const)
    expect(lockWords(lock, survey, now).text.match(/МСК/g)).toHaveLength(1);
});
