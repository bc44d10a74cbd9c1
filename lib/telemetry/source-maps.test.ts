import type { NextConfig } from 'next';
import { beforeEach, expect, test, vi } from 'vitest';
import { uploadOptions, withSourceMaps } from './source-maps';

const wrap = vi.hoisted(() => vi.fn());
vi.mock('@sentry/nextjs/config', () => ({ withSentryConfig: wrap }));
beforeEach(() => wrap.mockReset().mockImplementation((made: NextConfig) => ({ ...made, wrapped: true })));

const TOKEN = { SENTRY_AUTH_TOKEN: 'secret', SENTRY_ORG: 'pharmacy', SENTRY_PROJECT: 'portal' };

test.each([
  {},
  { SENTRY_AUTH_TOKEN: '' },
  { SENTRY_ORG: 'pharmacy', SENTRY_PROJECT: 'portal', SENTRY_RELEASE: 'portal@1' },
])('without a token nothing is made and nothing is sent: %o', async (env) => {
  const made: NextConfig = { poweredByHeader: false };
  expect(uploadOptions(env)).toBeNull();
  expect(await withSourceMaps(made, env)).toBe(made);
  expect(wrap).not.toHaveBeenCalled();
});

test('the portal’s own build makes no maps that a browser could ask for', async () => {
  vi.stubEnv('SENTRY_AUTH_TOKEN', '');
  const made = await (await import('../../next.config')).default;
  expect(made.productionBrowserSourceMaps ?? false).toBe(false);
  expect(wrap).not.toHaveBeenCalled();
});

test('with a token, an organisation and a project the maps go there, and none stays', async () => {
  const env = { ...TOKEN, SENTRY_URL: 'https://sentry.example', SENTRY_RELEASE: 'portal@1.0.0' };
  const options = uploadOptions(env);
  expect(options).toEqual({
    authToken: 'secret',
    org: 'pharmacy',
    project: 'portal',
    sentryUrl: 'https://sentry.example',
    release: { name: 'portal@1.0.0' },
    telemetry: false,
    silent: true,
    sourcemaps: { deleteSourcemapsAfterUpload: true },
  });
  const made: NextConfig = { poweredByHeader: false };
  expect(await withSourceMaps(made, env)).toEqual({ ...made, wrapped: true });
  expect(wrap).toHaveBeenCalledExactlyOnceWith(made, options);
});

test('the service’s own address and release are its own affair when none is named', () => {
  expect(uploadOptions(TOKEN)).not.toHaveProperty('sentryUrl');
  expect(uploadOptions(TOKEN)?.release).toEqual({ name: undefined });
});

test.each(['SENTRY_ORG', 'SENTRY_PROJECT'])('a token without %s ends the build with its name', (name) => {
  expect(() => uploadOptions({ ...TOKEN, [name]: '' })).toThrow(name);
});
