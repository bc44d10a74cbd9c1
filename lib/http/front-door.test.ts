import { describe, expect, test } from 'vitest';
import { readCookies, refusalOfHead, servesRanges } from './front-door';

const asked = (method: string, url: string, headers: Record<string, string> = {}) =>
  refusalOfHead({ method, url, headers })?.status ?? null;

describe('the head of a request', () => {
  test.each([
    '/',
    '/lk?a=%E0%A4%A',
    '/lrp/news/%D0%BA%D1%80%D0%B5%D0%BC',
    '/api/v1/me',
    '/_next/static/a.js',
  ])('GET %s goes on', (url) => {
    expect(asked('GET', url)).toBeNull();
    expect(asked('HEAD', url)).toBeNull();
  });

  test.each([
    '/%',
    '/%E0%A4%A',
    '/a%00b',
    '/a%0d%0ab',
    '/a\\b',
    '/a%5cb',
    '//evil.example/',
    'http://x/',
    '*',
  ])('GET %s is malformed', (url) => {
    expect(asked('GET', url)).toBe(400);
  });

  test("a payload of the framework's own files is none", () => {
    expect([asked('GET', '/_next/static/x.rsc'), asked('GET', '/_next/static/x.rsc?_rsc=1')]).toEqual([
      404, 404,
    ]);
    expect([asked('GET', '/lk.rsc'), asked('GET', '/_next/static/x.js')]).toEqual([null, null]);
  });

  test('an address past the limit is refused', () => {
    expect(asked('GET', `/${'a'.repeat(9000)}`)).toBe(414);
  });

  test.each(['TRACE', 'OPTIONS', 'PROPFIND', 'CONNECT'])('%s is refused everywhere', (method) => {
    expect([asked(method, '/'), asked(method, '/api/v1/me')]).toEqual([405, 405]);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is for calls alone', (method) => {
    expect([asked(method, '/lk'), asked(method, '/icons.svg'), asked(method, '/apis')]).toEqual([
      405, 405, 405,
    ]);
    expect([asked(method, '/api/v1/me'), asked(method, '/api?x')]).toEqual([null, null]);
  });

  test.each([
    [{ 'content-length': '1' }, 400],
    [{ 'transfer-encoding': 'chunked' }, 400],
    [{ 'content-length': '0' }, null],
  ])('a GET with %j', (headers, status) => {
    expect(asked('GET', '/api/v1/me', headers as unknown as Record<string, string>)).toBe(status);
  });
});

test.each(['gzip, chunked', 'xchunked', 'chunked, identity', 'identity'])(
  'a body coded as %s is refused',
  (coding) => {
    expect(asked('POST', '/api/v1/x', { 'transfer-encoding': coding })).toBe(400);
    expect(asked('POST', '/api/v1/x', { 'transfer-encoding': 'Chunked' })).toBeNull();
  },
);

test('a body in pieces beside an upgrade is refused, one of a length is read', () => {
  expect(asked('POST', '/api/v1/x', { 'transfer-encoding': 'chunked', upgrade: 'websocket' })).toBe(400);
  expect(asked('POST', '/api/v1/x', { 'content-length': '2', upgrade: 'h2c' })).toBeNull();
});

test('ranges are for the files of the services', () => {
  expect(['/media/a.mp4', '/modules-files/1/a.mp4', '/api/v1/x?a'].map(servesRanges)).not.toContain(false);
  expect(['/icons.svg', '/_next/static/a.js', '/sw.js', '/mediator', '/lk'].map(servesRanges)).not.toContain(
    true,
  );
});

describe('cookies', () => {
  test('carriable ones stay as they are', () => {
    expect(readCookies('a=1; token=x%20y')).toEqual({ kept: 'a=1; token=x%20y', spoiled: [] });
    expect(readCookies(undefined)).toEqual({ kept: undefined, spoiled: [] });
  });

  test.each(['%00', '%0A', '%0d', '%7F', '\u0001'])('one that holds %j is taken out and named', (bad) => {
    expect(readCookies(`a=1; token=x${bad}y; b=2`)).toEqual({ kept: 'a=1; b=2', spoiled: ['token'] });
  });

  test.each(['%C4%80', '%e2%82%ac', 'Ä', '%80'])('a session’s cookie that holds %j is taken out', (bad) => {
    expect(readCookies(`__Host-token=x${bad}y; b=2`)).toEqual({ kept: 'b=2', spoiled: ['__Host-token'] });
    expect(readCookies(`device=${bad}`)).toEqual({ kept: undefined, spoiled: ['device'] });
    expect(readCookies(`utm=${bad}; _token=${bad}`).spoiled).toEqual([]);
  });

  test('what is no name of a cookie is dropped without being cleared', () => {
    expect(readCookies('a b%00=1')).toEqual({ kept: undefined, spoiled: [] });
  });
});
