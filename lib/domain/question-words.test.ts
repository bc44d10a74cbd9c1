import { describe, expect, test } from 'vitest';
import { dueWords, isOverdue, questionState } from './question-words';

const now = new Date('2026-11-23T20:59:00Z');

test('the day of an answer with how far it is', () => {
  expect(dueWords('2026-11-24', now).replaceAll('\u00a0', ' ')).toBe(
    'Ответ придёт до конца дня 24 ноября 2026, завтра.',
  );
});

describe('where a question is', () => {
  test.each([
    ['waits until the day is over in Moscow', null, '2026-11-23', 'waiting'],
    ['is late the day after', null, '2026-11-22', 'overdue'],
    ['is answered, however late', '2026-11-25T10:00:00Z', '2026-11-20', 'answered'],
  ])('%s', (_, answeredAt, dueDay, state) => {
    expect(questionState({ answeredAt, dueDay }, now)).toBe(state);
  });

  test('a minute after midnight in Moscow it is late', () => {
    expect(isOverdue({ answeredAt: null, dueDay: '2026-11-23' }, new Date('2026-11-23T21:01:00Z'))).toBe(
      true,
    );
  });
});
