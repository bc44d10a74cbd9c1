import { captureRequestError } from '@sentry/nextjs';
import { beforeEach, expect, test, vi } from 'vitest';
import { captureServerError } from './report-server';

const { setUser } = vi.hoisted(() => ({ setUser: vi.fn() }));
vi.mock('@sentry/nextjs', () => ({
  captureRequestError: vi.fn(),
  withIsolationScope: (work: (scope: object) => void) => work({ setUser }),
}));
vi.mock('../config/portal', () => ({
  env: () => ({ SECURE_COOKIES: false, SESSION_SECRET: 'x', SENTRY_GROUP: 2 }),
}));
vi.mock('../session/claim', () => ({
  readClaim: (claim?: string) => Promise.resolve(claim ? { viewer: { id: claim } } : null),
}));

beforeEach(() => void vi.clearAllMocks());

test.each([
  ['refused', 'claim=7; cookieGroups=1', null],
  ['not answered', 'claim=7', null],
  ['another group allowed', 'claim=7; cookieGroups=1.3', null],
  ['allowed', 'claim=7; cookieGroups=1.2', { id: '7' }],
  ['allowed by nobody who is signed in', 'cookieGroups=1.2', null],
])('an error of the server, its group %s: whose it is leaves as %o → %o', async (_, cookie, user) => {
  const request = { path: '/lk', method: 'GET', headers: { cookie } };
  const where = { routerKind: 'App Router', routePath: '/lk', routeType: 'render' };
  await captureServerError(new Error('x'), request, where);
  expect(setUser).toHaveBeenCalledExactlyOnceWith(user);
  expect(captureRequestError).toHaveBeenCalledOnce();
});
