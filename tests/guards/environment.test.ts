import { expect, test } from 'vitest';
import { backendEnv } from '@/backend/config';
import { portalEnv, readPortalEnv } from '@/lib/config/portal';
import { read } from './files';

const example = [...read('.env.example').matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map(
  ([, name]) => name ?? '',
);

test('.env.example names every variable, and no other', () => {
  const known = new Set([...Object.keys(portalEnv.shape), ...Object.keys(backendEnv.shape)]);
  known.delete('NODE_ENV');
  expect([...new Set(example)].sort()).toEqual([...known].sort());
});

test('a wrong variable is named in the error', () => {
  const wrong = { SESSION_SECRET: 'short', PORT: '0', ENABLED_FEATURES: 'dashbord' };
  expect(() => readPortalEnv(wrong)).toThrow(/SESSION_SECRET.*[\s\S]*PORT|PORT[\s\S]*SESSION_SECRET/);
  expect(() => readPortalEnv(wrong)).toThrow(/ENABLED_FEATURES \(known features: dashboard/);
});
