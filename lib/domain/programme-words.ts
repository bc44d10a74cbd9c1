import { formatDate, timeLeft } from '../format/date';
import { counted } from '../format/number';
import * as path from '../routes/path';
import { FAILURE_TITLE } from '../http/failure-words';
import { DAY_MS, firstOfNextMonth, moscowDay, moscowDaysBetween, moscowMidnight } from './moscow';

const DAYS = ['день', 'дня', 'дней'] as const;

export const PROGRAMME_NAME = 'Образовательная программа 2025';

/** Time left, `До конца 23 дня`, on the last day `До конца 5 часов`; '' after the end. */
export function countdown(finishAt: Date, now: Date): string {
  const left = finishAt.getTime() - now.getTime();
  if (left <= 0) return '';
  return `До конца ${left < DAY_MS ? timeLeft(finishAt, now) : counted(moscowDaysBetween(now, finishAt), DAYS)}`;
}

/** Deadline of moving points to the main balance: the same day of the next month, or that month's last day (rule 1). */
export function transferDeadline(finishAt: Date): Date {
  const nextMonth = firstOfNextMonth(finishAt);
  const lastDay = new Date(firstOfNextMonth(nextMonth).getTime() - DAY_MS);
  const sameDay = moscowDay(nextMonth).slice(0, 8) + moscowDay(finishAt).slice(8);
  return sameDay > moscowDay(lastDay) ? lastDay : moscowMidnight(sameDay);
}

/** Link of a programme notification: after the finish the history of points, as the programme's pages are closed. */
export const newsLink = (link: string, { finishAt, now }: { finishAt: Date; now: Date }): string =>
  now >= finishAt && link.startsWith(path.programme()) ? `${path.account()}#history` : link;

interface Finish {
  finishAt: Date;
  /** Text set by the operator; '' for the built-in text. */
  message: string;
  now: Date;
}

function finishedText({ finishAt, message, now }: Finish): string {
  if (message) return message;
  // closed before its planned finish: the portal does not know the date
  if (now < finishAt) return 'Программа завершилась. Баллы за обучение появятся на основном счёте.';
  const finished = `Программа завершилась ${formatDate(finishAt)}.`;
  const deadline = transferDeadline(finishAt);
  const isDue = moscowDay(now) <= moscowDay(deadline);
  return isDue
    ? `${finished} Баллы за обучение появятся на основном счёте до ${formatDate(deadline)}.`
    : `${finished} Баллы за обучение переносятся на основной счёт в течение месяца после завершения.`;
}

/** Text of the programme's error page by the code of a 418 (specification, section 8); a general text for others. */
export function programmeErrorText(code: string, finish: Finish): string {
  if (code === 'invalid-date') return finishedText(finish);
  if (code === 'invalid-region') return 'Программа не проводится в вашем регионе.';
  return 'Страница программы сейчас недоступна.';
}

/** Title of the programme's error page; a planned end is not called a failure. */
export function programmeErrorTitle(code: string): string {
  if (code === 'invalid-date') return 'Программа завершена';
  if (code === 'invalid-region') return 'Программа недоступна';
  return FAILURE_TITLE;
}
