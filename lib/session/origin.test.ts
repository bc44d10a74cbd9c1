import { describe, expect, test } from 'vitest';
import { isSameSite, sameSitePath } from './origin';

describe('an unsafe request', () => {
  test.each<[string, Record<string, string>, boolean]>([
    ['from another site', { 'sec-fetch-site': 'cross-site', host: 'p.ru' }, false],
    ['from a sibling host', { 'sec-fetch-site': 'same-site', host: 'p.ru' }, false],
    ['from this origin', { 'sec-fetch-site': 'same-origin', host: 'p.ru' }, true],
    ['with a foreign Origin alone', { origin: 'https://evil.ru', host: 'p.ru' }, false],
    ['with its own Origin alone', { origin: 'https://p.ru', host: 'p.ru' }, true],
    ['with Origin null', { origin: 'null', host: 'p.ru' }, false],
    ['behind a proxy', { origin: 'https://p.ru', host: '10.0.0.1:3000', 'x-forwarded-host': 'p.ru' }, true],
    ['of no browser', { host: 'p.ru' }, true],
  ])('%s', (_, headers, same) => {
    expect(isSameSite(new Headers(headers))).toBe(same);
  });
});

describe('where to go after sign-in', () => {
  test.each([
    '//evil.ru',
    '/\\evil.ru',
    'https://evil.ru',
    'javascript:alert(1)',
    '',
    '/\t/evil.ru',
    '/a\\b',
    '/.//evil.ru/x',
    '/a/..//evil.ru',
    '/%2e//evil.ru',
    null,
  ])('%j is not followed', (value) => {
    expect(sameSitePath(value)).toBe('/');
  });
  test('a path of this site is, with its query', () => {
    expect(sameSitePath('/lk/learnings?type=test#a')).toBe('/lk/learnings?type=test#a');
  });
});
