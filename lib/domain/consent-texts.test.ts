import { expect, test } from 'vitest';
import { CONSENT_TEXTS, consentOf, consentVersion } from './consent-texts';

test('every consent has a version, a title and words', () => {
  for (const { version, title, paragraphs } of Object.values(CONSENT_TEXTS)) {
    expect(version).toMatch(/^\d{4}-\d{2}-\d+$/);
    expect([title.length > 0, paragraphs.length > 0]).toEqual([true, true]);
  }
  expect(consentVersion('mailing')).toBe(CONSENT_TEXTS.mailing.version);
});

test('the words a refusal carries are read', () => {
  const words = { version: '2', title: 'Письма', paragraphs: ['Согласен.'] };
  expect(consentOf({ consent: { kind: 'mailing', ...words } })).toEqual({ kind: 'mailing', words });
});

test.each([
  undefined,
  {},
  { consent: null },
  { consent: { kind: 'toString', version: '2', title: 'x', paragraphs: ['x'] } },
  { consent: { kind: 'mailing', version: 2, title: 'x', paragraphs: ['x'] } },
  { consent: { kind: 'mailing', version: '2', paragraphs: ['x'] } },
  { consent: { kind: 'mailing', version: '2', title: 'x', paragraphs: 'x' } },
  { consent: { kind: 'mailing', version: '2', title: 'x', paragraphs: [7] } },
])('what is no such words is none: %o', (meta) => {
  expect(consentOf(meta)).toBeNull();
});
