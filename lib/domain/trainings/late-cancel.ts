import { DAY_MS } from '../moscow';

/** Of a day before the start the place is hardly filled again: a seat given up then is counted apart in the report. */
const LATE_MS = DAY_MS;

export const LATE_CANCEL = 'поздняя отмена';

/** Whether a seat that its owner gives up at this moment is given up late. */
export const isLateCancel = (startsAt: Date, now: Date): boolean => {
  const left = startsAt.getTime() - now.getTime();
  return left > 0 && left <= LATE_MS;
};
