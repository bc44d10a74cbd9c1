import { formatDate, formatDays } from '../../format/date';
import { shiftDay } from '../week';

/** Days on which a leader holds no training, as a person counts them: by the clock of the place, both included. */
export interface AbsenceDays {
  firstDay: string;
  lastDay: string;
}

interface Wall {
  localDay: string;
  localFrom: string;
  localTo: string;
}

/** The days a training touches at its place: an end not after the start is of the next day. */
export const daysOf = ({ localDay, localFrom, localTo }: Wall): AbsenceDays => ({
  firstDay: localDay,
  lastDay: localTo <= localFrom ? shiftDay(localDay, 1) : localDay,
});

/** Whether two spans have a day in common; both ends count. */
export const shareDay = (one: AbsenceDays, other: AbsenceDays): boolean =>
  one.firstDay <= other.lastDay && one.lastDay >= other.firstDay;

/** `24 ноября 2026`, `24–30 ноября 2026`. */
export const absenceDays = ({ firstDay, lastDay }: AbsenceDays): string =>
  firstDay === lastDay ? formatDate(firstDay) : formatDays(firstDay, lastDay);

/** What stands against a training in those days. */
export const absenceWords = (absence: AbsenceDays & { note: string }): string =>
  `Ведущий недоступен: ${absenceDays(absence)}${absence.note ? ` (${absence.note})` : ''}.`;
