/** One entry of a calendar (RFC 5545). */
export interface CalendarEvent {
  /** Stays the same across changes of the event. */
  uid: string;
  startsAt: Date;
  endsAt: Date;
  title: string;
  place: string;
  text: string;
  /** Absolute address. */
  url: string;
  /** Increases with each change. */
  sequence: number;
  changedAt: Date;
  isCancelled: boolean;
}

const MOST_OCTETS = 75;
const octets = new TextEncoder();

/** Folds a line longer than 75 octets: it continues on the next line after a space; a character is never split. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let size = 0;
  for (const letter of line) {
    const length = octets.encode(letter).length;
    if (size + length > MOST_OCTETS) {
      lines.push(current);
      [current, size] = [' ', 1];
    }
    current += letter;
    size += length;
  }
  return [...lines, current].join('\r\n');
}

const escaped = (text: string) =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll(';', '\\;')
    .replaceAll(',', '\\,')
    .replace(/\r\n|\r|\n/g, '\\n')
    // other control characters are not allowed in a calendar
    .replace(/[\u0000-\u001f\u007f]/g, ' ');

/** Instant in UTC, so that the calendar needs no time zone definitions: `20261124T070000Z`. */
const moment = (at: Date) => at.toISOString().replace(/[-:]|\.\d{3}/g, '');

function linesOf(event: CalendarEvent, stamp: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${moment(stamp)}`,
    `DTSTART:${moment(event.startsAt)}`,
    `DTEND:${moment(event.endsAt)}`,
    `SUMMARY:${escaped(event.title)}`,
    `LOCATION:${escaped(event.place)}`,
    `DESCRIPTION:${escaped(event.text)}`,
    `URL:${event.url}`,
    `SEQUENCE:${event.sequence}`,
    `LAST-MODIFIED:${moment(event.changedAt)}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];
}

const written = (head: readonly string[], events: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ProExpert//Trainings//RU',
    ...head,
    ...events,
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');

/** Text of an .ics file with these entries. */
export const calendarFile = (events: readonly CalendarEvent[], now: Date): string =>
  written(
    ['CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    events.flatMap((event) => linesOf(event, now)),
  );

/**
 * Text of a calendar feed, which programs read repeatedly: with a name and a refresh interval, and identical bytes
 * while nothing changes.
 */
export const calendarFeedFile = (events: readonly CalendarEvent[], name: string): string =>
  written(
    [
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      `X-WR-CALNAME:${escaped(name)}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
    ],
    events.flatMap((event) => linesOf(event, event.changedAt)),
  );
