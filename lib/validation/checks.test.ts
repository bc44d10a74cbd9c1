import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isGtmId, sameChoice, tidy, tidyLines, withScheme } from './checks';

test.each([
  ['GTM-ABC123', true],
  ['GTM-1', true],
  ['GTM-', false],
  ['gtm-ABC', false],
  ['GTM-abc', false],
  ['XGTM-ABC', false],
  ['GTM-ABC\n', false],
  ["GTM-A');alert(1)//", false],
])('%j as a tag-manager id: %s', (id, good) => expect(isGtmId(id)).toBe(good));

test.each([
  ['partner.ru/back', 'https://partner.ru/back'],
  ['https://partner.ru', 'https://partner.ru'],
  ['http://partner.ru', 'http://partner.ru'],
  ['HTTP://partner.ru', 'HTTP://partner.ru'],
  ['//partner.ru', 'https://partner.ru'],
  ['httpbin.org', 'https://httpbin.org'],
  ['javascript:alert(1)', 'https://javascript:alert(1)'],
])('redirect address %s → %s', (given, address) => expect(withScheme(given)).toBe(address));

test('an address given twice gets one scheme, and always http(s)', () => {
  fc.assert(
    fc.property(fc.string(), (given) => {
      const once = withScheme(given);
      expect(once).toMatch(/^https?:\/\//i);
      expect(withScheme(once)).toBe(once.trim());
    }),
  );
});

test('radio values are compared with no regard to case; nothing equals nothing', () => {
  expect(sameChoice('Да', 'дА')).toBe(true);
  expect(sameChoice(1, '1')).toBe(true);
  expect(sameChoice('да', 'нет')).toBe(false);
  expect(sameChoice(null, null)).toBe(false);
  expect(sameChoice('null', null)).toBe(false);
  expect(sameChoice('', '')).toBe(true);
});

test('tidying twice changes nothing', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('а', ' ', '\n', '\r', '\t', '\u00a0', 'e\u0301') }),
      (value) => {
        expect(tidy(tidy(value))).toBe(tidy(value));
        expect(tidyLines(tidyLines(value))).toBe(tidyLines(value));
        expect(tidyLines(value)).not.toMatch(/\n{3}|\r/);
      },
    ),
  );
});
