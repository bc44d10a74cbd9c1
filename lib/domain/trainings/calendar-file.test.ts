import { expect, test } from 'vitest';
import { calendarFile, type CalendarEvent } from './calendar-file';

const event: CalendarEvent = {
  uid: 'booking-7@portal.example',
  startsAt: new Date('2026-11-24T07:00:00Z'),
  endsAt: new Date('2026-11-24T09:00:00Z'),
  title: 'Церамиды на практике: консультация; пять минут',
  place: 'Казань, ул. Баумана, 44',
  text: '24 ноября 2026, 10:00–12:00 МСК\nВозьмите халат.',
  url: 'https://portal.example/lk/appointments#training-7',
  sequence: 2,
  changedAt: new Date('2026-11-20T09:00:00Z'),
  isCancelled: false,
};
const text = calendarFile([event], new Date('2026-11-20T12:00:00Z'));

test('lines end as the format says and none is longer than 75 octets', () => {
  const lines = text.split('\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(lines.at(-1)).toBe('');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\ufffd');
});

test('what has a meaning of its own in a value is escaped', () => {
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain('SUMMARY:Церамиды на практике: консультация\\; пять минут\r\n');
  expect(unfolded).toContain('LOCATION:Казань\\, ул. Баумана\\, 44\r\n');
  expect(unfolded).toContain('МСК\\nВозьмите халат.\r\n');
  const odd = calendarFile([{ ...event, title: 'a\\b\u0000c\r\nEND:VEVENT' }], new Date());
  expect(odd.replaceAll('\r\n ', '')).toContain('SUMMARY:a\\\\b c\\nEND:VEVENT\r\n');
});

test('times are UTC, a cancelled entry keeps its name', () => {
  expect(text).toContain('DTSTART:20261124T070000Z\r\nDTEND:20261124T090000Z\r\n');
  expect(text).toContain('SEQUENCE:2\r\n');
  const cancelled = calendarFile([{ ...event, isCancelled: true }], new Date());
  expect(cancelled).toContain('STATUS:CANCELLED\r\n');
  expect(cancelled).toContain('UID:booking-7@portal.example\r\n');
});
