import { expect, test } from 'vitest';
import type { Endpoint } from '@/api/core/endpoint';
import { groups } from '@/backend/routes/all';
import type { Routes } from '@/backend/http/mount';
import { files, read } from './files';

const modules = await Promise.all(
  files(/^api\/[a-z]+\/endpoints\.ts$/).map(
    async (name) => (await import(/* @vite-ignore */ `../../${name}`)) as Record<string, Endpoint>,
  ),
);
const endpoints = modules
  .flatMap((module) => Object.values(module))
  .filter((value) => typeof value.path === 'string');
const say = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

const mounted: Endpoint[] = [];
const app = { on: () => undefined };
for (const group of groups) group({ app, deps: {}, endpoints: mounted } as unknown as Routes);

const acl = '/inetstudio/acl-package/v1';
const articles = '/inetstudio/articles-package/v1/articles';
/** Lines of the specification's section 7 that the pages built so far need. */
const SPECIFIED = [
  `GET ${acl}/roles`,
  'GET /v1/select/marks',
  'GET /v1/select/cities',
  'GET /v1/select/regions',
  'GET /inetstudio/site-metadata-package/site-metadata/{name}',
  'POST /v1/login',
  `POST ${acl}/external/auth/login`,
  'GET /v1/me',
  `GET ${acl}/users/{id}`,
  `PATCH ${acl}/users/{id}`,
  'POST /v1/registration',
  `POST ${acl}/password/email`,
  `POST ${acl}/password/reset`,
  'DELETE /v1/user',
  `GET ${articles}`,
  `GET ${articles}/{id}`,
  `GET ${articles}/-actions/{slug}`,
  `POST ${articles}/{id}/-actions/progress`,
  'POST /inetstudio/ratings-package/v1/ratings',
  'DELETE /inetstudio/ratings-package/v1/ratings/{id}',
  'GET /inetstudio/banners-package/v1/banners',
  'GET /v1/select/pharmacy-cities',
  'GET /v1/select/pharmacy-chains',
  'GET /v1/select/pharmacy-names',
  'GET /v1/select/pharmacies',
  'GET /v1/user/points-history',
  'GET /back/v1/learning-content',
  'GET /back/v1/content-filter-groups',
  'POST /back/v1/learning-content/{id}/-actions/add-to-favorites',
  'DELETE /back/v1/learning-content/{id}/-actions/remove-from-favorites',
  'GET /v1/test/{id}',
  'POST /v1/test/{id}/send',
  'GET /v1/order/basket',
  'GET /v1/order/list',
  'POST /v1/order/edit-item',
  'POST /v1/order/send',
  'POST /v1/order/{id}/cancel',
];

test('every specified line of what is built has an endpoint', () => {
  const known = endpoints.map(say);
  expect(SPECIFIED.filter((line) => !known.includes(line))).toEqual([]);
});

test('every endpoint has a route of the backend, once', () => {
  expect(mounted.map(say).sort()).toEqual(endpoints.map(say).sort());
});

test('two calls never share a method and path', () => {
  const all = endpoints.map(say);
  expect(all.filter((line, index) => all.indexOf(line) !== index)).toEqual([]);
});

test('every endpoint is called by a contract test', () => {
  const tests = files(/^tests\/contract\/.*\.test\.ts$/)
    .map(read)
    .join('\n');
  const names = modules.flatMap((module) => Object.keys(module));
  expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(tests))).toEqual([]);
});
