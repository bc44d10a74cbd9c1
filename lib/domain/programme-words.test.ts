import { describe, expect, test } from 'vitest';
import {
  countdown,
  newsLink,
  programmeErrorText,
  programmeErrorTitle,
  transferDeadline,
} from './programme-words';

const FINISH = new Date('2025-07-06T23:59:59+03:00');
const seen = (text: string) => text.replaceAll('\u00a0', ' ');

describe('until the finish', () => {
  test.each([
    ['2025-06-13T12:00:00+03:00', 'До конца 23 дня'],
    ['2025-07-05T12:00:00+03:00', 'До конца 1 день'],
    ['2025-07-06T18:30:00+03:00', 'До конца 5 часов'],
    ['2025-07-06T23:30:00+03:00', 'До конца меньше часа'],
    ['2025-07-06T23:59:59+03:00', ''],
  ])('at %s: %s', (now, words) => expect(seen(countdown(FINISH, new Date(now)))).toBe(words));
});

test.each([
  ['2025-07-06T23:59:59+03:00', '2025-08-06'],
  ['2025-01-31T23:59:59+03:00', '2025-02-28'],
  ['2025-12-05T00:00:00+03:00', '2026-01-05'],
])('what ends at %s is moved until %s', (finish, day) => {
  const moscow = new Date(transferDeadline(new Date(finish)).getTime() + 3 * 60 * 60 * 1000);
  expect(moscow.toISOString().slice(0, 10)).toBe(day);
});

describe('why the programme is closed', () => {
  const said = (code: string, now: string, message = '') =>
    seen(programmeErrorText(code, { finishAt: FINISH, message, now: new Date(now) }));

  test.each([
    [
      'within the month for moving the points',
      '2025-08-06T10:00:00+03:00',
      'Программа завершилась 6 июля 2025. Баллы за обучение появятся на основном счёте до 6 августа 2025.',
    ],
    [
      'after it: nothing that may not be so',
      '2025-08-07T10:00:00+03:00',
      'Программа завершилась 6 июля 2025. Баллы за обучение переносятся на основной счёт в течение месяца после завершения.',
    ],
    [
      'closed before its day',
      '2025-07-01T10:00:00+03:00',
      'Программа завершилась. Баллы за обучение появятся на основном счёте.',
    ],
  ])('over: %s', (_, now, words) => expect(said('invalid-date', now)).toBe(words));

  test('the operator’s own words come first', () => {
    expect(said('invalid-date', '2025-08-01T00:00:00Z', 'Спасибо за участие!')).toBe('Спасибо за участие!');
  });

  test.each([
    ['invalid-region', 'Программа не проводится в вашем регионе.'],
    ['', 'Страница программы сейчас недоступна.'],
    ['<b>', 'Страница программы сейчас недоступна.'],
  ])('%s', (code, words) => expect(said(code, '2025-06-01T00:00:00Z')).toBe(words));
});

test.each([
  ['/education-programme2025', '2025-07-06T23:59:58+03:00', '/education-programme2025'],
  ['/education-programme2025#questions', '2025-07-06T23:59:59+03:00', '/lk#history'],
  ['/education-programme2025/tests/7', '2025-07-07T00:00:00+03:00', '/lk#history'],
  ['/lk/manage-points/programme', '2025-07-07T00:00:00+03:00', '/lk/manage-points/programme'],
])('news that lead to %s do so at %s: %s', (link, now, led) => {
  expect(newsLink(link, { finishAt: FINISH, now: new Date(now) })).toBe(led);
});

test('an end that was known is headed by its own words', () => {
  expect(programmeErrorTitle('invalid-date')).toBe('Программа завершена');
  expect(programmeErrorTitle('invalid-region')).toBe('Программа недоступна');
  expect(programmeErrorTitle('')).toBe('Кажется, что-то пошло не так...');
});
