import type { TestForTaking } from '@/api/tests/queries';
import { formatDateTime, relativeDay, repeatIn } from '@/lib/format/date';

export type Lock = NonNullable<TestForTaking['lockedBecause']>;

interface LockWords {
  title: string;
  text: string;
  /** The day of the date tile, ISO. */
  date: string | null;
}

type Facts = Pick<TestForTaking, 'startDate' | 'endDate' | 'repeatDatetime' | 'space'>;

/** Words about other learning, by the space of the test. */
const INSTEAD = {
  portal: {
    ahead: 'Пока загляните в другие обучения.',
    over: 'Вместо него есть другие обучения.',
    done: 'Посмотрите, что ещё можно изучить.',
  },
  programme: {
    ahead: 'Пока пройдите другие шаги программы.',
    over: 'Он закрылся для всех одновременно.',
    done: 'Посмотрите другие шаги программы.',
  },
} as const;

/** Why the test is closed and what to do, in words. */
export function lockWords(lock: Lock, test: Facts, now: Date): LockWords {
  const instead = INSTEAD[test.space];
  switch (lock) {
    case 'not-started':
      return {
        title: `Тест откроется ${relativeDay(test.startDate, now)}`,
        text: `Начать можно будет ${formatDateTime(test.startDate)}. ${instead.ahead}`,
        date: test.startDate,
      };
    case 'ended':
      return {
        title: 'Тест закрыт',
        text: `Его можно было пройти до ${formatDateTime(test.endDate)}. ${instead.over}`,
        date: null,
      };
    case 'done':
      return {
        title: 'Тест уже пройден',
        text: `Баллы за тест начисляются один раз. ${instead.done}`,
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
