import { formatDate, formatDays } from '../../format/date';
import { shiftDay } from '../week';

/** First and last day of a leader's absence, both included, by the clock of the place. */
export interface AbsenceDays {
  firstDay: string;
  lastDay: string;
}

interface Wall {
  localDay: string;
  localFrom: string;
  localTo: string;
}

/** Days of a training by the clock of its place; an end not after the start is on the next day. */
export const daysOf = ({ localDay, localFrom, localTo }: Wall): AbsenceDays => ({
  firstDay: localDay,
  lastDay: localTo <= localFrom ? shiftDay(localDay, 1) : localDay,
});

/** Whether two ranges share a day; both ends count. */
export const shareDay = (one: AbsenceDays, other: AbsenceDays): boolean =>
  one.firstDay <= other.lastDay && one.lastDay >= other.firstDay;

/** `24 ноября 2026`, `24–30 ноября 2026`. */
export const absenceDays = ({ firstDay, lastDay }: AbsenceDays): string =>
  firstDay === lastDay ? formatDate(firstDay) : formatDays(firstDay, lastDay);

/** Reason why a training cannot be held in those days, in Russian. */
export const absenceWords = (absence: AbsenceDays & { note: string }): string =>
  `Ведущий недоступен: ${absenceDays(absence)}${absence.note ? ` (${absence.note})` : ''}.`;
