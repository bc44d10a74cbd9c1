import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { messages } from './messages';
import { checked, chosen, digits, email, line, longText, optional, text, url } from './rules';

/** The messages a value is refused with; [] when it is accepted. */
const said = (rule: z.ZodType, value: unknown) =>
  rule.safeParse(value).error?.issues.map((issue) => issue.message) ?? [];

describe('text', () => {
  const name = text({ field: 'Название' });

  test.each([undefined, null, '', ' ', '\t\n', '\u00a0'])('%j is nothing', (value) => {
    expect(said(name, value)).toEqual(['Заполните поле «Название»']);
  });
  test('another type is named as wrong, not as missing', () => {
    expect(said(name, 5)).toEqual(['Поле «Название» заполнено неверно']);
  });
  test('without a label the sentence stands alone', () => {
    expect(said(text(), '')).toEqual(['Заполните поле']);
  });
  test('255 characters unless told otherwise', () => {
    expect(said(name, 'а'.repeat(255))).toEqual([]);
    expect(said(name, 'а'.repeat(256))).toEqual(['Поле «Название» должно быть не длиннее 255 символов']);
    expect(said(text({ max: 1 }), 'аб')).toEqual(['Поле должно быть не длиннее 1 символа']);
  });
  test('a shortest length', () => {
    expect(said(text({ min: 2 }), 'а')).toEqual(['Поле должно быть не короче 2 символов']);
    expect(said(text({ min: 21 }), 'а')).toEqual(['Поле должно быть не короче 21 символа']);
    expect(said(text({ min: 2 }), 'аб')).toEqual([]);
  });
  test('length is that of the trimmed text, and that is what comes out', () => {
    expect(text({ max: 3 }).parse('   абв   ')).toBe('абв');
  });
  test('accepts exactly what is 1 to max characters long when trimmed, with one message at most', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.integer({ min: 1, max: 20 }), (value, max) => {
        const length = value.trim().length;
        expect(said(text({ max }), value)).toHaveLength(length >= 1 && length <= max ? 0 : 1);
      }),
    );
  });
});

describe('optional', () => {
  const rule = optional(digits({ field: 'Код' }));
  test.each([undefined, null, '', '   '])('%j gives null', (value) => {
    expect(rule.parse(value)).toBeNull();
  });
  test('the rest follows its rule', () => {
    expect(rule.parse(' 12 ')).toBe('12');
    expect(said(rule, 'ab')).toEqual(['Поле «Код» должно содержать только цифры']);
  });
});

test('digits: nothing but digits', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 20 }), (value) => {
      expect(digits().safeParse(value).success).toBe(/^[0-9]+$/.test(value.trim()));
    }),
  );
  expect(said(digits(), '１２')).toHaveLength(1); // full-width digits are no digits of ours
});

describe('email', () => {
  test.each(['anna@apteka.ru', 'a.b+c@sub.example.com', "o'neil@x.io", 'X_1@e-mail.co'])(
    'accepts %s',
    (value) => {
      expect(said(email(), value)).toEqual([]);
    },
  );
  test.each([
    'anna',
    'anna@',
    '@apteka.ru',
    'anna@apteka',
    'a b@c.ru',
    'a@b..ru',
    '.a@b.ru',
    'a.@b.ru',
    'a@b.ru,c@d.ru',
    'анна@аптека.рф',
    'a@b.ru\nbcc: c@d.ru',
    '<a@b.ru>',
  ])('refuses %j', (value) => {
    expect(said(email({ field: 'Почта' }), value)).toEqual([
      'Поле «Почта»: нужен адрес, например anna@apteka.ru',
    ]);
  });
  test('comes out trimmed and lower-cased, twice the same', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{1,10}@[A-Za-z0-9]{1,10}\.(ru|COM)$/), (value) => {
        const once = email().parse(`  ${value} `);
        expect(once).toBe(value.toLowerCase());
        expect(email().parse(once)).toBe(once);
      }),
    );
  });
});

describe('url', () => {
  test.each(['https://portal.ru', 'http://a.b/c?d=1#e', 'HTTPS://X.RU', 'https://пример.рф/путь'])(
    'accepts %s',
    (value) => expect(said(url(), value)).toEqual([]),
  );
  test.each([
    'portal.ru',
    'ftp://a.b',
    'javascript:alert(1)',
    'https://',
    'https://localhost',
    'data:text/html,x',
    'https:/a.b',
    'https://a .b',
  ])('refuses %s', (value) =>
    expect(said(url({ field: 'Ссылка' }), value)).toEqual([
      'Поле «Ссылка»: нужна ссылка, например https://portal.ru',
    ]),
  );
});

describe('checked', () => {
  test.each([false, undefined, null, 'true', 1, 'on'])('refuses %j', (value) => {
    expect(said(checked({ field: 'Согласие' }), value)).toEqual(['Нужно отметить «Согласие»']);
  });
  test('accepts true alone', () => expect(checked().parse(true)).toBe(true));
});

test('chosen: an id of 1 to 40 characters', () => {
  expect(said(chosen({ field: 'Аптека' }), '')).toEqual(['Выберите аптеку из списка']);
  expect(said(chosen({ field: 'Аптека' }), undefined)).toEqual(['Выберите аптеку из списка']);
  expect(said(chosen(), 'x'.repeat(41))).toEqual(['Поле заполнено неверно']);
  expect(chosen().parse('17')).toBe('17');
});

test('line joins runs of spaces and refuses control characters; longText keeps single empty lines', () => {
  expect(line().parse('  два   слова ')).toBe('два слова');
  expect(said(line({ field: 'Имя' }), 'а\u0000б')).toEqual(['Поле «Имя» содержит недопустимые знаки']);
  expect(longText().parse(' а\r\n\r\n\r\n\r\nб ')).toBe('а\n\nб');
  expect(said(longText({ field: 'Причина' }), 'а'.repeat(501))).toEqual([
    'Поле «Причина» должно быть не длиннее 500 символов',
  ]);
});

test('a label in quotation marks takes the inner pair', () => {
  expect(messages.required('Заказ «Зима»')).toBe('Заполните поле «Заказ „Зима“»');
});
