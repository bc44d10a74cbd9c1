import { ALL_PAGES } from '@/lib/routes/pages';
import type { Target } from './odd';

const BRAND = 'lrp';
/** Every page of the registry, those that are announced or lead on too; a brand's under one brand. */
const PAGES = [
  ...ALL_PAGES.map(([, { path }]) => path.replace('[brand]', BRAND).replace(/\[(\w+)\]/g, '{$1}')),
  '/{brand}/products/{slug}',
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
 * All of the portal: its own addresses once, and every call twice. A page costs what ten calls do, and what is odd is
 * refused before a page is made: more of them would be time for little.
 */
export const portalSide = (calls: readonly Target[]): readonly Target[] => [
  ...calls,
  ...calls,
  ...portalTargets,
];
