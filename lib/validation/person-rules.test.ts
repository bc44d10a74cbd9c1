import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { isCommonPassword } from './common-passwords';
import { normaliseTelegram, passwordDemands } from './checks';
import { cyrillic, password, personName, phone, presentPassword, telegram } from './person-rules';

const said = (rule: z.ZodType, value: unknown) =>
  rule.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

const LETTERS = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ';
const word = fc.string({ unit: fc.constantFrom(...LETTERS), minLength: 1, maxLength: 12 });
const separator = fc.constantFrom(' ', '-');

describe('cyrillic', () => {
  test.each(['Ёлка', 'а-б в', 'ъ'])('accepts %s', (value) => expect(said(cyrillic(), value)).toEqual([]));
  test.each(['Anna', 'Аннa', 'Анна1', 'Анна.', 'Їжак', 'Анна\u00a0Б', 'А\tБ', 'А–Б', '\u0301А'])(
    'refuses %j',
    (value) => {
      expect(said(cyrillic({ field: 'Имя' }), value)).toEqual([
        'Поле «Имя» должно содержать только русские буквы, дефис и пробел',
      ]);
    },
  );
  test('й and ё typed as two characters are the same letters', () => {
    expect(cyrillic().parse('Андре\u0438\u0306')).toBe('Андре\u0439');
  });
});

describe('personName', () => {
  const name = personName({ field: 'Имя' });
  test.each([
    'Анна',
    'Анна-Мария',
    'Салтыков-Щедрин',
    'Мамин - Сибиряк'.replace(' - ', '-'),
    'Ким Чен Ир',
    'Иль-',
  ])('accepts %s', (value) => expect(said(name, value)).toEqual([]));
  test.each([
    ['-Анна', 'Поле «Имя» не должно начинаться с дефиса'],
    ['-', 'Поле «Имя» не должно начинаться с дефиса'],
    ['Анна--Мария', 'Поле «Имя» не должно содержать пробелы и дефисы подряд'],
    ['Анна  Мария', 'Поле «Имя» не должно содержать пробелы и дефисы подряд'],
    ['Анна -Мария', 'Поле «Имя» не должно содержать пробелы и дефисы подряд'],
    ['а б в г', 'Поле «Имя» должно содержать не больше 2 пробелов и дефисов'],
    ['а-б-в-г', 'Поле «Имя» должно содержать не больше 2 пробелов и дефисов'],
    ['Anna', 'Поле «Имя» должно содержать только русские буквы, дефис и пробел'],
    ['', 'Заполните поле «Имя»'],
  ])('refuses %j', (value, message) => expect(said(name, value)).toEqual([message]));

  test('up to three words joined by single separators are a name, four are not', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(separator, word), { minLength: 0, maxLength: 5 }),
        word,
        (more, first) => {
          const value = first + more.map(([joint, next]) => joint + next).join('');
          expect(name.safeParse(value).success).toBe(more.length <= 2);
        },
      ),
    );
  });
  test('what comes out goes in again unchanged', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...LETTERS, '-', ' ', '\u0306', 'x'), maxLength: 12 }),
        (value) => {
          const read = name.safeParse(value);
          if (read.success) expect(name.parse(read.data)).toBe(read.data);
        },
      ),
    );
  });
});

describe('password', () => {
  test.each(['Demo2026pass', 'Aa345678', 'aA1!@#$%^&*()_+-=[]{'])('accepts %s', (value) =>
    expect(said(password(), value)).toEqual([]),
  );
  test.each([
    [undefined, 'Заполните поле «Пароль»'],
    ['', 'Заполните поле «Пароль»'],
    ['Aa34567', 'Длина пароля — от 8 до 20 символов'],
    ['Aa345678901234567890x', 'Длина пароля — от 8 до 20 символов'],
    ['aa345678', 'Добавьте в пароль хотя бы одну заглавную латинскую букву'],
    ['AA345678', 'Добавьте в пароль хотя бы одну строчную латинскую букву'],
    ['AaAaAaAa', 'Добавьте в пароль хотя бы одну цифру'],
    ['Пароль123', 'В пароле могут быть только латинские буквы, цифры и знаки, без пробелов'],
    ['Aa345 678', 'В пароле могут быть только латинские буквы, цифры и знаки, без пробелов'],
    [' Aa345678', 'В пароле могут быть только латинские буквы, цифры и знаки, без пробелов'],
  ])('refuses %j with one message', (value, message) => expect(said(password(), value)).toEqual([message]));

  test('accepts exactly what meets every demand, and changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abAB12!я '), maxLength: 24 }), (value) => {
        const read = password().safeParse(value);
        expect(read.success).toBe(Object.values(passwordDemands(value)).every(Boolean));
        if (read.success) expect(read.data).toBe(value);
      }),
      { numRuns: 500 },
    );
  });
  test('an entered password is only there or not', () => {
    expect(said(presentPassword(), 'x')).toEqual([]);
    expect(presentPassword().parse(' x ')).toBe(' x ');
    expect(said(presentPassword(), '')).toHaveLength(1);
    expect(said(presentPassword(), 'x'.repeat(256))).toHaveLength(1);
  });
  test('well-known passwords are told from others, whatever everybody adds to them', async () => {
    const known = `Password1 QWERTY123 Gfhjkm123 Welcome1! 1q2w3e4R password1A Password1A Qwerty2026Q Parol2026 Parol2026!
      P@ssw0rd1 Apteka2026 Apteka2026! Marina1985 Marina1985M Natasha12 Abcd1234 Aa123456 A1b2c3d4 Summer2026! Admin2026
      Zaq12wsx Monkey123A 1Password2 Vichy2026 Proexpert2026 Samsung2024 Dragon2020! Aaaaaaa1 Passwordpassword1`;
    for (const word of known.split(/\s+/)) expect(await isCommonPassword(word), word).toBe(true);
    const others =
      'Demo2026pass Another2026pass Korova7Zelenaya Mezhdu4Sten xK9mPq2wL Sosna4Reka9 Dub7Hleba3';
    for (const word of [...others.split(' '), '']) expect(await isCommonPassword(word), word).toBe(false);
  });
});

test('phone: the rule gives E.164 and says what it takes', () => {
  expect(phone().parse(' 8 (900) 000-12-34 ')).toBe('+79000001234');
  expect(said(phone({ field: 'Телефон' }), '12345')).toEqual([
    'Поле «Телефон»: нужен номер целиком, с +7, +374 или +375',
  ]);
  expect(said(phone({ field: 'Телефон' }), '')).toEqual(['Заполните поле «Телефон»']);
  expect(said(phone({ field: 'Телефон' }), '+7 900 000 12 34'.padEnd(40, '0'))).toHaveLength(1);
});

describe('telegram', () => {
  test.each([
    ['@anna_sokolova', 'anna_sokolova'],
    ['anna5', 'anna5'],
    ['https://t.me/Anna_S', 'Anna_S'],
    ['t.me/anna_s', 'anna_s'],
  ])('%s', (written, nick) => expect(telegram().parse(written)).toBe(nick));
  test.each([
    'anna',
    '@1anna',
    '_anna',
    'анна_соколова',
    'anna-sokolova',
    'a'.repeat(33),
    '@@annas',
    'https://evil.ru/anna_s',
  ])('refuses %s', (written) => expect(said(telegram(), written)).toHaveLength(1));
  test('normalising twice changes nothing', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^(@|t\.me\/|)[A-Za-z]\w{4,20}$/), (written) => {
        const nick = normaliseTelegram(written);
        expect(nick).not.toBeNull();
        expect(normaliseTelegram(nick ?? '')).toBe(nick);
      }),
    );
  });
});
