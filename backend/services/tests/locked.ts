import { lockReason } from '@/lib/domain/learning';
import { canRepeat } from '@/lib/domain/repeat';
import { formatDateTime } from '@/lib/format/date';
import { AppError } from '../../http/app-error';
import type { Standing, Test } from './find-test';

export type Lock = 'not-started' | 'ended' | 'done' | 'repeat-later';
type Dated = Pick<Test, 'startDate' | 'endDate'>;

/** Returns why the person cannot take the test now, or null; the dates are checked before sent attempts. */
export function lockedBecause(
  test: Dated,
  { progress, last }: Pick<Standing, 'progress' | 'last'>,
  now: Date,
): Lock | null {
  const closed = lockReason({ startDate: test.startDate, endDate: test.endDate }, now);
  if (closed === 'not-started' || closed === 'ended') return closed;
  const sent = last !== null || Boolean(progress?.finishedAt ?? progress?.lastAccrualPointsAt);
  if (!sent || canRepeat(progress?.repeatAt, now)) return null;
  return progress?.repeatAt ? 'repeat-later' : 'done';
}

/** Error 409 `test-locked`: the reason is in `meta.reason`, its text in `detail`. */
export function testLocked(reason: Lock, test: Dated, { progress }: Pick<Standing, 'progress'>): AppError {
  const details: Record<Lock, string> = {
    'not-started': `Тест откроется ${formatDateTime(test.startDate)}.`,
    ended: `Тест закрыт для всех ${formatDateTime(test.endDate)}.`,
    done: 'Тест уже пройден: баллы за него начисляются один раз.',
    'repeat-later': `Тест уже отправлен. Пройти его снова можно ${formatDateTime(progress?.repeatAt)}.`,
  };
  return new AppError(409, 'test-locked', details[reason], undefined, { meta: { reason } });
}
