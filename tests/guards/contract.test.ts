import ts from 'typescript';
import { expect, test } from 'vitest';
import type { Endpoint } from '@/api/core/endpoint';
import { serviceCall } from '@/api/session/service-call';
import { groups } from '@/backend/routes/all';
import type { Routes } from '@/backend/http/mount';
import { nameOf, readCalls, type Asked } from '../helpers/calls-log';
import { files, read } from './files';

const modules = await Promise.all(
  files(/^api\/[a-z]+\/endpoints\.ts$/).map(
    async (name) => (await import(/* @vite-ignore */ `../../${name}`)) as Record<string, Endpoint>,
  ),
);
const endpoints = modules
  .flatMap((module) => Object.values(module))
  .filter((value) => typeof value.path === 'string');

const mounted: Endpoint[] = [];
const app = { on: () => undefined };
for (const group of groups) group({ app, deps: {}, endpoints: mounted } as unknown as Routes);

const acl = '/inetstudio/acl-package/v1';
const articles = '/inetstudio/articles-package/v1/articles';
const products = '/inetstudio/products-package/v1';
const questions = '/inetstudio/faq-package/v1/questions';
const modulesRoot = '/v1/interactive-module';
const pages = '/inetstudio/pages-package/v1/pages';
const reviews = '/inetstudio/reviews-package/v1/reviews';
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
  `GET ${products}/products`,
  `POST ${products}/products`,
  `GET ${products}/items`,
  `GET ${products}/product-filter-groups`,
  `GET ${products}/products/{id}`,
  `PATCH ${products}/products/{id}`,
  `DELETE ${products}/products/{id}`,
  `GET ${products}/products/-actions/{slug}`,
  'GET /back/v1/glossary/glossary-words/-actions/products/composition/{id}',
  'GET /v1/glossary',
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
  'GET /v1/tests',
  'GET /v1/tests/first-loading',
  'POST /v1/tests',
  'GET /v1/tests/{id}',
  'PUT /v1/tests/{id}',
  'PUT /v1/tests/{id}/publish',
  'DELETE /v1/tests/{id}',
  'POST /v1/files',
  'GET /v1/test/{id}',
  'POST /v1/test/{id}/send',
  'GET /v1/survey/{id}',
  'POST /v1/survey/{id}/send',
  'GET /v1/order/basket',
  'GET /v1/order/list',
  'POST /v1/order/edit-item',
  'POST /v1/order/send',
  'POST /v1/order/{id}/cancel',
  `GET ${acl}/users`,
  'GET /back/v1/user-notifications',
  'POST /back/v1/user-notifications/-actions/read',
  `GET ${questions}`,
  `POST ${questions}`,
  `PATCH ${questions}/{id}`,
  `DELETE ${questions}/{id}`,
  `PATCH ${questions}/{id}/-actions/change/hidden`,
  `POST ${questions}/{id}/-actions/redirect/email`,
  `GET ${reviews}`,
  `POST ${reviews}`,
  `POST ${reviews}/{id}`,
  `DELETE ${reviews}/{id}`,
  `POST ${reviews}/-actions/moderate/status`,
  `GET ${modulesRoot}/list`,
  `GET ${modulesRoot}/{id}`,
  `POST ${modulesRoot}/{id}/complete`,
  `POST ${modulesRoot}/{id}/like`,
  `GET ${pages}/-actions/by-slug`,
  `GET ${pages}/{id}`,
  'GET /v1/global-search/global-search-documents',
  'GET /v1/training-topic/list',
  'GET /v1/training/list',
  'GET /v1/training/{id}',
  'GET /v1/training/user-info/{id}',
  'POST /v1/training/{id}/self-registration',
  'DELETE /v1/training-registered-pharmacist/{id}',
  'GET /v1/training-topic/manage',
  'GET /v1/training-registered-pharmacist/download',
  'POST /v1/training-registered-pharmacist/import-visits',
  'POST /v1/training/{id}/registration',
  'POST /v1/training',
  'PUT /v1/training/{id}',
  'DELETE /v1/training/{id}',
  'GET /v1/training/{id}/registered-pharmacists',
  'GET /v1/training-registered-pharmacist/list',
  'DELETE /v1/training-registered-pharmacist',
  'PUT /v1/training-registered-pharmacist/{id}/visit',
  'POST /v1/mts/register',
  ...['users', 'training-topics', 'trainings', 'chains', 'categories', 'areas', 'roles'].map(
    (what) => `GET /v1/select/${what}`,
  ),
  `GET ${acl}/users/{id}/user-scores`,
  'GET /v1/pharmacy/list',
  'GET /back/v1/pharmacies',
  'GET /back/v1/pharmacies/{id}',
  'GET /back/v1/pharmacy-categories',
  'POST /v1/pharmacist/registration',
  'POST /user-activity-log',
  'POST /content-view',
  'POST /training-attendance',
];

test('every specified line of what is built has an endpoint', () => {
  const known = endpoints.map(nameOf);
  expect(SPECIFIED.filter((line) => !known.includes(line))).toEqual([]);
});

test('every endpoint has a route of the backend, once', () => {
  expect(mounted.map(nameOf).sort()).toEqual(endpoints.map(nameOf).sort());
});

/** Calls with tokens in their answers, and the collector's: the portal's server alone makes them. */
const SERVER_ONLY = [
  'POST /v1/login',
  'POST /v1/logout',
  'POST /v1/token/refresh',
  'POST /v1/token/hand-off',
  'POST /v1/token/exchange',
  'POST /v1/token/external',
  `POST ${acl}/external/auth/login`,
  'POST /user-activity-log',
  'POST /content-view',
  'POST /training-attendance',
];

test('the browser reaches every call but those of the server', () => {
  const reached = endpoints.filter((endpoint) => {
    const { method, path, service } = endpoint;
    const before = service === 'core' ? '' : `/${service}`;
    const address = new URL(`http://portal.example/api${before}${path.replace(/\{\w+\}/g, '7')}`);
    const call = serviceCall(method, address);
    return call && 'endpoint' in call && call.endpoint === endpoint;
  });
  const apart = endpoints.filter((endpoint) => !reached.includes(endpoint));
  expect(apart.map(nameOf).sort()).toEqual([...SERVER_ONLY].sort());
});

test('two calls never share a method and path', () => {
  const all = endpoints.map(nameOf);
  expect(all.filter((line, index) => all.indexOf(line) !== index)).toEqual([]);
});

/** Names given to a function or put in a list: what stands in an import or a comment alone is not called. */
function namesInUse(source: string): string[] {
  const used: string[] = [];
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node))
      used.push(...node.arguments.filter(ts.isIdentifier).map(({ text }) => text));
    if (ts.isArrayLiteralExpression(node))
      used.push(...node.elements.filter(ts.isIdentifier).map(({ text }) => text));
    ts.forEachChild(node, look);
  };
  look(ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest));
  return used;
}

test('every endpoint is handed to a call by a contract test', () => {
  const used = new Set(files(/^tests\/contract\/.*\.test\.ts$/).flatMap((name) => namesInUse(read(name))));
  const names = modules.flatMap((module) => Object.keys(module));
  expect(names.filter((name) => !used.has(name))).toEqual([]);
});

// `npm test` sets the folder once the contract tests have filled it
const asked = process.env.TEST_CALLS ? readCalls(process.env.TEST_CALLS) : [];
if (process.env.TEST_CALLS) {
  const isMatrix = ({ file }: Asked) => file.startsWith('core-matrix');
  const missing = (counts: (call: Asked) => boolean, among: readonly Endpoint[] = endpoints) => {
    const found = new Set(asked.filter(counts).map(({ endpoint }) => endpoint));
    return among.map(nameOf).filter((line) => !found.has(line));
  };

  test('the contract tests did ask', () => expect(asked).not.toEqual([]));

  // the matrix throws anything at every address: an endpoint's own tests must have done it with sense
  test('as really asked, every guarded call refused a stranger', () => {
    const guarded = endpoints.filter(({ needs }) => needs !== 'public');
    const refused = (call: Asked) => !isMatrix(call) && (call.status === 401 || call.status === 403);
    expect(missing(refused, guarded)).toEqual([]);
  });

  test('as really asked, every open call refused somebody', () => {
    const open = endpoints.filter(({ needs }) => needs === 'public');
    expect(missing((call) => !isMatrix(call) && call.status >= 400 && call.status < 500, open)).toEqual([]);
  });

  test('as really asked, every call served somebody', () => {
    expect(missing((call) => !isMatrix(call) && call.status < 400)).toEqual([]);
  });
}
