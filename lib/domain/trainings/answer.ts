import { DAY_MS } from '../moscow';

/** Whether «Приду» or «Не приду» is asked: within a day of the start, by a reminder or a notification of a move. */
export function isAnswerAsked(startsAt: Date, now: Date): boolean {
  const left = startsAt.getTime() - now.getTime();
  return left > 0 && left <= DAY_MS;
}
