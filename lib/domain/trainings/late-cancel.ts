import { DAY_MS } from '../moscow';

/** Within a day of the start a seat can hardly be filled again: the report counts such cancels separately. */
const LATE_MS = DAY_MS;

export const LATE_CANCEL = 'поздняя отмена';

/** Whether giving up a seat at this moment is a late cancel. */
export const isLateCancel = (startsAt: Date, now: Date): boolean => {
  const left = startsAt.getTime() - now.getTime();
  return left > 0 && left <= LATE_MS;
};
