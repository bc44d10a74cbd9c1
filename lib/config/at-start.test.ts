import { expect, test } from 'vitest';
import { cookieWarning, proxyWarning } from './at-start';
import { readPortalEnv } from './portal';

const beyond = ['0.0.0.0', '::', 'portal.example', '127.0.0.1.example'];
const local = ['localhost', '127.0.0.1', '127.8.0.1', '::1'];

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

test('a portal that lets others in without a word of what stands before it is warned', () => {
  for (const HOST of beyond) {
    expect(proxyWarning({ HOST, isProxySet: false }), HOST).toContain(`HOST=${HOST}`);
    expect(proxyWarning({ HOST, isProxySet: true }), HOST).toBeNull();
  }
  for (const HOST of local) expect(proxyWarning({ HOST, isProxySet: false }), HOST).toBeNull();
});

test('local peers are believed while nobody else reaches the portal, or when they are named', () => {
  const trusted = (source: Record<string, string>) =>
    readPortalEnv({ SESSION_SECRET: 'a secret of thirty-two characters at least', ...source }).TRUSTED_PROXY;
  for (const HOST of local) expect(trusted({ HOST }), HOST).toEqual(['127.0.0.1', '::1']);
  for (const HOST of beyond) expect(trusted({ HOST }), HOST).toEqual([]);
  expect(trusted({ HOST: '0.0.0.0', TRUSTED_PROXY: '127.0.0.1' })).toEqual(['127.0.0.1']);
  expect(trusted({ HOST: 'localhost', TRUSTED_PROXY: '' })).toEqual([]);
  expect(trusted({ HOST: '0.0.0.0', TRUSTED_PROXY: '10.0.0.5, ::1' })).toEqual(['10.0.0.5', '::1']);
});
