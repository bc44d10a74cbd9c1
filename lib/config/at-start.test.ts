import { expect, test } from 'vitest';
import { cookieWarning } from './at-start';

test.each([
  ['localhost', false, false],
  ['127.0.0.1', false, false],
  ['::1', false, false],
  ['0.0.0.0', true, false],
  ['0.0.0.0', false, true],
  ['portal.example', false, true],
  ['127.0.0.1.example', false, true],
])('on %s with secure cookies %s it warns: %s', (HOST, SECURE_COOKIES, warns) => {
  expect(cookieWarning({ HOST, SECURE_COOKIES }) !== null).toBe(warns);
});
