import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import {
  dateTileParts,
  dayAndTime,
  dayTitle,
  formatDate,
  formatDateTime,
  formatDay,
  formatDays,
  formatWeek,
  formatMonth,
  formatTime,
  formatTimeMsk,
  formatWeekday,
  relativeDay,
  relativePast,
  repeatIn,
  timeLeft,
} from './date';

const seen = (text: string) => text.replaceAll('\u00a0', ' ');
const now = new Date('2026-11-20T12:00:00Z'); // 15:00 in Moscow
const MONTHS = 'января февраля марта апреля мая июня июля августа сентября октября ноября декабря'.split(' ');

describe('dates', () => {
  test.each([
    ['2026-11-20T11:05:00Z', 'Сегодня', 'сегодня в 14:05'],
    ['2026-11-19T15:04:00Z', 'Вчера', 'вчера в 18:04'],
    ['2026-11-17T06:20:00Z', '17 ноября', '17 ноября в 09:20'],
    ['2025-11-17T06:20:00Z', '17 ноября 2025', '17 ноября 2025 в 09:20'],
  ])('%s: %s, %s', (instant, day, words) => {
    expect([seen(dayTitle(instant, now)), seen(dayAndTime(instant, now))]).toEqual([day, words]);
  });

  test.each([
    ['2026-11-23', '2026-11-29', '23–29 ноября 2026'],
    ['2026-11-30', '2026-12-06', '30 нояб. – 6 дек.'],
    ['2027-03-29', '2027-04-04', '29 мар. 2027 – 4 апр. 2027'],
    ['2026-12-28', '2027-01-03', '28 дек. 2026 – 3 янв. 2027'],
  ])('the week of %s to %s → %s', (monday, sunday, text) =>
    expect(seen(formatWeek(monday, sunday, now))).toBe(text),
  );

  test.each([
    ['2026-11-23', '2026-11-29', '23–29 ноября 2026'],
    ['2026-11-30', '2026-12-06', '30 ноября – 6 декабря 2026'],
    ['2026-12-28', '2027-01-03', '28 декабря 2026 – 3 января 2027'],
    ['garbage', '2027-01-03', ''],
  ])('%s to %s → %s', (first, last, text) => expect(seen(formatDays(first, last))).toBe(text));

  test.each([
    ['2026-11-20T12:00:00Z', '20 ноября 2026'],
    ['2026-12-31T21:00:00Z', '1 января 2027'], // midnight has struck in Moscow
    ['2026-12-31T20:59:59Z', '31 декабря 2026'],
    ['1991-03-08', '8 марта 1991'],
    ['2024-02-29', '29 февраля 2024'],
    [null, ''],
    [undefined, ''],
    ['', ''],
    ['garbage', ''],
  ])('%s is %s', (instant, text) => expect(seen(formatDate(instant))).toBe(text));

  test('the month is always in the genitive', () => {
    MONTHS.forEach((month, index) => {
      const day = `2026-${String(index + 1).padStart(2, '0')}-05`;
      expect(seen(formatDate(day))).toBe(`5 ${month} 2026`);
    });
  });
  test('a calendar day is the day it says', () => {
    const days = fc.date({ min: new Date('1926-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(days, (date) => {
        const day = date.toISOString().slice(0, 10);
        const [year, month, dayOfMonth] = day.split('-').map(Number);
        expect(seen(formatDate(day))).toBe(`${dayOfMonth} ${MONTHS[(month ?? 1) - 1]} ${year}`);
      }),
    );
  });
  test('the year goes when it is this one', () => {
    expect(seen(formatDay('2026-11-17T09:00:00Z', now))).toBe('17 ноября');
    expect(seen(formatDay('2025-11-17T09:00:00Z', now))).toBe('17 ноября 2025');
  });
  test('other forms', () => {
    expect(formatWeekday(now)).toBe('пятница');
    expect(formatMonth(now)).toBe('ноябрь');
    expect(dateTileParts('2026-11-24T07:00:00Z')).toEqual({
      day: '24',
      month: 'ноября',
      weekday: 'вторник',
      iso: '2026-11-24',
    });
    expect(dateTileParts(null)).toBeNull();
  });
});

describe('hours are Moscow’s', () => {
  const before = process.env.TZ;
  afterEach(() => {
    if (before === undefined) delete process.env.TZ;
    else process.env.TZ = before;
  });
  test.each(['UTC', 'America/Los_Angeles', 'Asia/Vladivostok'])('under %s', (zone) => {
    process.env.TZ = zone;
    expect(formatTime(now)).toBe('15:00');
    expect(seen(formatTimeMsk('2026-11-20T05:05:00Z'))).toBe('08:05 МСК');
    expect(seen(formatDateTime('2026-11-20T21:30:00Z'))).toBe('21 ноября 2026, 00:30 МСК');
    expect(relativeDay('2026-11-20T21:30:00Z', now)).toBe('завтра');
  });
  test('nothing has no hour', () =>
    expect([formatTime(null), formatTimeMsk('x'), formatDateTime(undefined)]).toEqual(['', '', '']));
});

describe('beside a date', () => {
  test.each([
    ['2026-11-20T20:59:00Z', 'сегодня'],
    ['2026-11-20T21:00:00Z', 'завтра'],
    ['2026-11-19T20:59:00Z', 'вчера'],
    ['2026-11-23T12:00:00Z', 'через 3 дня'],
    ['2026-11-25', 'через 5 дней'],
    ['2026-12-11', 'через 21 день'],
    ['2026-11-18', '2 дня назад'],
    [null, ''],
  ])('%s: %s', (instant, text) => expect(seen(relativeDay(instant, now))).toBe(text));

  test.each([
    ['2026-11-20T11:59:30Z', 'только что'],
    ['2026-11-20T12:00:30Z', 'только что'], // a clock that runs ahead
    ['2026-11-20T11:59:00Z', '1 минуту назад'],
    ['2026-11-20T11:38:00Z', '22 минуты назад'],
    ['2026-11-20T06:20:00Z', 'сегодня, 09:20'],
    ['2026-11-19T15:04:00Z', 'вчера, 18:04'],
    ['2026-11-17T15:04:00Z', '17 ноября'],
    ['2025-11-17T15:04:00Z', '17 ноября 2025'],
  ])('%s: %s', (instant, text) => expect(seen(relativePast(instant, now))).toBe(text));
});

describe('time left', () => {
  test.each([
    ['2026-11-24T02:30:00Z', '3 дня 14 часов'],
    ['2026-11-21T12:00:00Z', '1 день'],
    ['2026-11-20T13:00:00Z', '1 час'],
    ['2026-11-20T12:59:00Z', 'меньше часа'],
    ['2026-11-20T12:00:00Z', ''],
    [null, ''],
  ])('until %s: %s', (until, text) => expect(seen(timeLeft(until, now))).toBe(text));

  test.each([
    // eight days and some hours are nine nights: the day is said beside it
    ['2026-11-28T21:00:00Z', 'через 9 дней'],
    ['2026-11-21T21:00:00Z', 'через 2 дня'],
    ['2026-11-21T12:00:00Z', 'завтра'],
    ['2026-11-20T18:30:00Z', 'через 7 часов'],
    ['2026-11-20T12:40:00Z', 'меньше чем через час'],
    ['2026-11-20T12:00:00Z', 'сейчас'],
    [null, 'сейчас'],
  ])('a repeat at %s: %s', (at, text) => expect(seen(repeatIn(at, now))).toBe(text));
});
