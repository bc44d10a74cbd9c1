import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPhone } from '../format/person';
import { normalisePhone } from './phone';

describe('normalisePhone', () => {
  test.each([
    ['+7 900 000-12-34', '+79000001234'],
    ['8 (900) 000 12 34', '+79000001234'],
    ['79000001234', '+79000001234'],
    ['9000001234', '+79000001234'],
    ['8(495)123-45-67', '+74951234567'],
    ['+7 (701) 123-45-67', '+77011234567'],
    ['+374 77 123-456', '+37477123456'],
    ['37477123456', '+37477123456'],
    ['+375 (29) 123–45–67', '+375291234567'],
    ['375291234567', '+375291234567'],
  ])('%s → %s', (written, e164) => expect(normalisePhone(written)).toBe(e164));

  test.each([
    '',
    '+',
    '8',
    '+8 900 000 12 34',
    '+7 900 000-12-3',
    '+7 900 000-12-345',
    '+7 000 000 00 00',
    '+7 1234567890',
    '+374 7712345',
    '+374 771234567',
    '+375 2912345',
    '+1 212 555 0100',
    '+380 44 1234567',
    'тел. 9000001234',
    '8 900 000-12-34 доб. 5',
    '٨٩٠٠٠٠٠١٢٣٤',
    '+7 900 000 12 34 +',
    '++79000001234',
    '9'.repeat(60),
  ])('%j is no phone of ours', (written) => expect(normalisePhone(written)).toBeNull());

  const e164 = fc.oneof(
    fc.stringMatching(/^\+7[3489]\d{9}$/),
    fc.stringMatching(/^\+374[1-9]\d{7}$/),
    fc.stringMatching(/^\+375[1-9]\d{8}$/),
  );
  test('a normalised phone stays as it is, and so does its readable form', () => {
    fc.assert(
      fc.property(e164, (phone) => {
        expect(normalisePhone(phone)).toBe(phone);
        expect(normalisePhone(formatPhone(phone))).toBe(phone);
        expect(formatPhone(phone)).not.toBe(phone);
      }),
    );
  });
  test('a Russian number is the same with +7, 8 or neither', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[3489]\d{9}$/), (rest) => {
        expect([`+7${rest}`, `8${rest}`, `7${rest}`, rest].map(normalisePhone)).toEqual(
          Array(4).fill(`+7${rest}`),
        );
      }),
    );
  });
  test('whatever is typed, the answer is null or E.164 and stays', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+ ()-x'), maxLength: 20 }), (written) => {
        const phone = normalisePhone(written);
        if (phone === null) return;
        expect(phone).toMatch(/^\+(?:7\d{10}|374\d{8}|375\d{9})$/);
        expect(normalisePhone(phone)).toBe(phone);
      }),
      { numRuns: 1000 },
    );
  });
});
