import type { TestForTaking } from '@/api/tests/queries';
import { formatDateTime, relativeDay, repeatIn } from '@/lib/format/date';

export type Lock = NonNullable<TestForTaking['lockedBecause']>;

interface LockWords {
  title: string;
  text: string;
  /** The day of the date tile, ISO. */
  date: string | null;
}

type Facts = Pick<TestForTaking, 'startDate' | 'endDate' | 'repeatDatetime'>;

/** Why the test is closed and what to do, in words. */
export function lockWords(lock: Lock, test: Facts, now: Date): LockWords {
  switch (lock) {
    case 'not-started':
      return {
        title: `Тест откроется ${relativeDay(test.startDate, now)}`,
        text: `Начать можно будет ${formatDateTime(test.startDate)}. Пока загляните в другие обучения.`,
        date: test.startDate,
      };
    case 'ended':
      return {
        title: 'Тест закрыт',
        text: `Его можно было пройти до ${formatDateTime(test.endDate)}. Вместо него есть другие обучения.`,
        date: null,
      };
    case 'done':
      return {
        title: 'Тест уже пройден',
        text: 'Баллы за тест начисляются один раз. Посмотрите, что ещё можно изучить.',
        date: null,
      };
    case 'repeat-later':
      return {
        title: `Повтор ${repeatIn(test.repeatDatetime, now)}`,
        text: `Пройти тест снова можно с ${formatDateTime(test.repeatDatetime)}.`,
        date: test.repeatDatetime,
      };
  }
}
