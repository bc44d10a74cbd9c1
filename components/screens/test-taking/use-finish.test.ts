import { expect, test } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { refusalOf } from './use-finish';

const locked = (reason: string, detail: string) =>
  new CallError(409, [{ status: '409', code: 'test-locked', detail, meta: { reason } }]);

test('a test that closed meanwhile says that nothing was sent', () => {
  const { text, kind } = refusalOf(locked('ended', 'Тест закрыт для всех 1 мая 2026.'));
  expect(text).toBe('Тест закрыт для всех 1 мая 2026. Ответы не отправлены.');
  expect(kind).toBe('bad');
});

test.each(['done', 'repeat-later'])('one sent elsewhere (%s) shows its result', (reason) => {
  expect(refusalOf(locked(reason, 'Тест уже пройден.')).text).toMatch(/уже отправлен с другой вкладки/);
});
