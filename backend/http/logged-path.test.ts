import { expect, test } from 'vitest';
import { loggedPath } from './logged-path';

test.each([
  ['/v1/articles/:id', '/v1/articles/42', '/v1/articles/42'],
  ['/v1/unsubscriptions/:token', '/v1/unsubscriptions/7.points.c2lnbmVk', '/v1/unsubscriptions/:token'],
  ['/v1/certificates/:number', '/v1/certificates/AYQZ-JSR8-YQ0A-H50T', '/v1/certificates/:number'],
  ['/media/*', '/media/ab/cd.webp', '/media/*'],
  ['/*', '/v1/unsubscriptions/7.points.c2lnbmVk/', '/v1/unsubscriptions/*/'],
  ['/*', '/v1/nowhere', '/v1/nowhere'],
])('%s called by %s is told as %s', (pattern, path, told) => {
  expect(loggedPath(pattern, path)).toBe(told);
});
