import { expect, test } from 'vitest';
import { securityHeaders } from './csp';

test('a page is no resource of another site, framed or loaded', () => {
  expect(securityHeaders(true)).toMatchObject({
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'DENY',
  });
});

test('HSTS is said on https alone', () => {
  expect(securityHeaders(true)['strict-transport-security']).toMatch(/max-age=\d{8}/);
  expect(securityHeaders(false)).not.toHaveProperty('strict-transport-security');
});
