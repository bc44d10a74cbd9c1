import { DAY_MS } from '../moscow';

/** «Приду» or «Не приду» is asked for from a day before the start, by a reminder or by the notice of a move. */
export function isAnswerAsked(startsAt: Date, now: Date): boolean {
  const left = startsAt.getTime() - now.getTime();
  return left > 0 && left <= DAY_MS;
}
