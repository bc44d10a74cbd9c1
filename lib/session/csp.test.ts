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

test('the camera is for the pages that read codes at a door alone', () => {
  const policyOf = (path: string) => securityHeaders(true, path)['permissions-policy'];
  const scans = [
    '/lk/trainings/pharmacist-visit',
    '/lk/representative/pharmacist-register/pharmacist-visit',
    '/offline',
  ];
  for (const path of scans) expect(policyOf(path)).toMatch(/^camera=\(self\), microphone=\(\)/);
  for (const path of ['', '/', '/lk/trainings', '/lk/trainings/pharmacist-visit/x', '/x/offline'])
    expect(policyOf(path)).toMatch(/^camera=\(\), /);
});
