import { describe, expect, test } from 'vitest';
import { serviceCall } from './service-call';

const of = (path: string) => serviceCall(new URL(`http://portal.example/api${path}`));

describe('an address under /api', () => {
  test.each([
    ['/v1/me', 'core', '/v1/me'],
    ['/back/v1/learning-content?page[size]=3', 'core', '/back/v1/learning-content?page[size]=3'],
    ['/v1/test/a%20b', 'core', '/v1/test/a%20b'],
    ['/upload', 'core', '/upload'],
    ['/motivation/v1/me?x=1', 'motivation', '/v1/me?x=1'],
  ])('%s is a call', (path, service, there) => {
    expect(of(path)).toEqual({ service, path: there });
  });

  test.each([
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
    expect(of(path)).toBeNull();
  });
});
