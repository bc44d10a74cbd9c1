import type { Target } from './odd';

const PAGES = [
  '/',
  '/login',
  '/registration',
  '/offline',
  '/lk',
  '/lk/learnings',
  '/lk/tests/{id}',
  '/lk/cart',
  '/lk/notifications',
  '/lrp/news',
  '/lrp/news/{slug}',
  '/{brand}/products/{slug}',
  '/lrp/modules/{slug}',
  '/academy/webinars/{slug}',
  '/certificates/{number}',
  '/search-results',
  '/unsubscribe',
  '/nowhere/{at}/all',
];
const FILES = [
  '/media/{key}',
  '/modules-files/{id}/{name}',
  '/_next/static/{file}',
  '/_next/image',
  '/_next/data/{build}/lk.json',
  '/sw.js',
  '/icons.svg',
  '/art/{name}.webp',
  '/favicon.ico',
  '/robots.txt',
  '/manifest.webmanifest',
  '/embed/vimeo/{id}',
  '/builds/latest.json',
  '/builds/meta/{id}',
  '/healthz',
  '/api/session/renew',
  '/api/session/leave',
  '/api/session/hand-off',
  '/api/{anything}',
];

const target = (method: Target['method'], path: string): Target => ({
  method,
  path,
  consumes: 'json-api',
  query: null,
  body: null,
  served: true,
});

/** What the portal answers itself, beside the calls it hands on. */
const portalTargets: readonly Target[] = [
  ...[...PAGES, ...FILES].map((path) => target('GET', path)),
  target('POST', '/api/session'),
  target('DELETE', '/api/session'),
  target('POST', '/api/visits'),
  target('POST', '/api/unsubscribe'),
  target('POST', '/lk'),
  target('POST', '/login'),
];

/**
 * All of the portal: every call, and twice its own addresses, as there are many more calls. A page costs what ten calls
 * do, and what is odd is refused before a page is made: more of them would be time for little.
 */
export const portalSide = (calls: readonly Target[]): readonly Target[] => [
  ...calls,
  ...portalTargets,
  ...portalTargets,
];
