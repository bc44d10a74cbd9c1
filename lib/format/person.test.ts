import { describe, expect, test } from 'vitest';
import { displayName, formatPhone, fullName, greeting, splitFullName } from './person';

const anna = { lastName: 'Соколова', firstName: 'Анна', middleName: 'Игоревна' };

test('names, with whatever of them there is', () => {
  expect(fullName(anna)).toBe('Соколова Анна Игоревна');
  expect(fullName({ ...anna, middleName: null })).toBe('Соколова Анна');
  expect(displayName(anna)).toBe('Анна Соколова');
});

test.each([
  ['Соколова Анна Игоревна', 'Соколова', 'Анна', 'Игоревна'],
  ['  Мамедов  Али Гасан оглы ', 'Мамедов', 'Али', 'Гасан оглы'],
  ['Соколова', 'Соколова', '', ''],
  ['', '', '', ''],
])('«%s» is taken apart', (name, lastName, firstName, middleName) =>
  expect(splitFullName(name)).toEqual({ lastName, firstName, middleName }),
);

describe('greeting by the hour in Moscow', () => {
  test.each([
    ['01:59', 'Здравствуйте'],
    ['02:00', 'Доброе утро'],
    ['08:59', 'Доброе утро'],
    ['09:00', 'Добрый день'],
    ['13:59', 'Добрый день'],
    ['14:00', 'Добрый вечер'],
    ['19:59', 'Добрый вечер'],
    ['20:00', 'Здравствуйте'],
  ])('%s UTC', (time, words) => expect(greeting(new Date(`2026-11-20T${time}:00Z`))).toBe(words));
  test('by name', () => {
    expect(greeting(new Date('2026-11-20T06:00:00Z'), ' Анна ')).toBe('Доброе утро, Анна');
    expect(greeting(new Date('2026-11-20T06:00:00Z'), '')).toBe('Доброе утро');
  });
});

test.each([
  ['+79000001234', '+7 (900) 000-12-34'],
  ['+37477123456', '+374 (77) 123-456'],
  ['+375291234567', '+375 (29) 123-45-67'],
  ['+1234', '+1234'],
  [null, ''],
])('phone %s is shown as %s', (phone, text) => expect(formatPhone(phone)).toBe(text));
