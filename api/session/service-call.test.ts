// @vitest-environment node
import { describe, expect, test, vi } from 'vitest';
import { serviceCall } from './service-call';

vi.mock('server-only', () => ({}));

const of = (path: string, method = 'GET') => serviceCall(method, new URL(`http://portal.example/api${path}`));

describe('an address under /api', () => {
  test.each([
    ['/v1/me', '/v1/me'],
    ['/back/v1/learning-content?page[size]=3', '/back/v1/learning-content?page[size]=3'],
    ['/v1/test/a%20b', '/v1/test/a%20b'],
  ])('%s is a call', (path, there) => {
    expect(of(path)).toMatchObject({ service: 'core', path: there, endpoint: { method: 'GET' } });
  });

  test('HEAD is a GET without its body', () => {
    expect(of('/v1/me', 'HEAD')).toMatchObject({ endpoint: { method: 'GET', path: '/v1/me' } });
  });

  test('a fixed name stands before a parameter', () => {
    const root = '/inetstudio/articles-package/v1/articles';
    expect(of(`${root}/-actions/novinki`)).toMatchObject({ endpoint: { path: `${root}/-actions/{slug}` } });
  });

  test.each([
    ['DELETE', '/v1/me', ['GET']],
    ['PATCH', '/v1/test/7/send', ['POST']],
  ])('%s %s is another method than those of the path', (method, path, allow) => {
    expect(of(path, method)).toEqual({ allow });
  });

  test.each([
    '/v1/nothing',
    '/nothing',
    '/modules-files/7/index.html',
    '/media/a.svg',
    '/healthz',
    '/openapi.json',
    '/embed/vimeo/7',
    '/%6dodules-files/7/index.html',
    '/motivation/media/a.svg',
    '/motivation/motivation/v1/me',
    '//media/a.svg',
    '/v1/../media/a.svg',
    '/v1/%2e%2e/media/a.svg',
    '/v1%2f..%2fmedia/a.svg',
    '/v1/..%2fmedia/a.svg',
    '/v1/..%5cmedia/a.svg',
    '/v1/%2e%2e%2fmedia/a.svg',
    '/v1//media/a.svg',
    '/v1/test/%00',
    '/v1/%E0%A4%A',
    '/',
    '/statistics/user-activity-log',
    '/user-activity-log',
    '/v1/login',
    '/v1/%6cogin',
    '/v1/logout',
    '/v1/token/refresh',
    '/motivation/v1/%74oken/refresh',
    '/inetstudio/acl-package/v1/external/auth/login',
  ])('%s is none a browser may make', (path) => {
    expect(['GET', 'POST', 'DELETE'].map((method) => of(path, method))).toEqual([null, null, null]);
  });
});
