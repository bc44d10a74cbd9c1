import { HOUR_MS, MINUTE_MS } from '../moscow';

interface Timed {
  startsAt: Date;
  endsAt: Date;
}

const FROM_MS = 15 * MINUTE_MS;

/** From when to when somebody may say that they are on the webinar: people come early, a webinar ends late. */
export const presenceWindow = ({ startsAt, endsAt }: Timed) => ({
  from: new Date(startsAt.getTime() - FROM_MS),
  until: new Date(endsAt.getTime() + FROM_MS),
});

export function isPresenceOpen(training: Timed, now: Date): boolean {
  const { from, until } = presenceWindow(training);
  return now >= from && now <= until;
}

/** Questions are asked from the booking on, and a day after the end, while they are fresh. */
export const areQuestionsOpen = ({ endsAt }: Pick<Timed, 'endsAt'>, now: Date): boolean =>
  now.getTime() <= endsAt.getTime() + 24 * HOUR_MS;
