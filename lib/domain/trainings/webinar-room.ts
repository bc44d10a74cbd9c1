import { HOUR_MS, MINUTE_MS } from '../moscow';

interface Timed {
  startsAt: Date;
  endsAt: Date;
}

const FROM_MS = 15 * MINUTE_MS;

/** Period in which a person may mark themselves present: people come early, and webinars end late. */
export const presenceWindow = ({ startsAt, endsAt }: Timed) => ({
  from: new Date(startsAt.getTime() - FROM_MS),
  until: new Date(endsAt.getTime() + FROM_MS),
});

export function isPresenceOpen(training: Timed, now: Date): boolean {
  const { from, until } = presenceWindow(training);
  return now >= from && now <= until;
}

/** Whether questions are accepted: until a day after the end. */
export const areQuestionsOpen = ({ endsAt }: Pick<Timed, 'endsAt'>, now: Date): boolean =>
  now.getTime() <= endsAt.getTime() + 24 * HOUR_MS;
