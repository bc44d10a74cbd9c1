import { expect, test } from 'vitest';
import { publicationDate, publicationProblems } from './publication';

const advert = {
  status: 'published',
  needErid: true,
  eridToken: 'T',
  eridSource: 'ООО',
  hasBody: true,
} as const;
const codes = (change: object) => publicationProblems({ ...advert, ...change }).map(({ code }) => code);

test.each([
  ['whole', {}, []],
  ['without a token', { eridToken: null }, ['erid-token-missing']],
  ['with an empty token', { eridToken: '  ' }, ['erid-token-missing']],
  ['without an advertiser', { eridSource: null }, ['erid-source-missing']],
  ['with nothing to show', { hasBody: false }, ['body-missing']],
  ['no advertisement', { needErid: false, eridToken: null, eridSource: null }, []],
  ['a draft', { status: 'draft', eridToken: null, hasBody: false }, []],
  ['an archived one', { status: 'archived', eridSource: null, hasBody: false }, []],
])('%s', (_, change, expected) => {
  expect(codes(change)).toEqual(expected);
});

test('published without a date means now; a date that was given stays', () => {
  const now = new Date('2026-11-20T09:00:00Z');
  const later = new Date('2026-12-01T09:00:00Z');
  expect(publicationDate({ status: 'published', publishedAt: null }, now)).toBe(now);
  expect(publicationDate({ status: 'published', publishedAt: later }, now)).toBe(later);
  expect(publicationDate({ status: 'draft', publishedAt: null }, now)).toBeNull();
});
