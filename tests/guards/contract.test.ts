import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import type { Endpoint } from '@/api/core/endpoint';
import { serviceCall } from '@/api/session/service-call';
import { groups } from '@/backend/routes/all';
import type { Routes } from '@/backend/http/mount';
import { nameOf, readCalls, type Asked } from '../helpers/calls-log';
import { files, read } from './files';
import { acl, SPECIFIED } from './specified';

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

test('every specified line of what is built has an endpoint', () => {
  const known = endpoints.map(nameOf);
  expect(SPECIFIED.filter((line) => !known.includes(line))).toEqual([]);
});

test('every endpoint has a route of the backend, once', () => {
  expect(mounted.map(nameOf).sort()).toEqual(endpoints.map(nameOf).sort());
});

/** Calls with tokens in their responses, and the collector's: only the portal's server makes them. */
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
  'POST /v1/training-registered-pharmacist/hand-over',
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

const isIdentifier = (node: { type: string }): node is { type: string; name: string } =>
  node.type === 'Identifier';

/** Names passed to a function or put in a list; a name only in an import or a comment is not a call. */
function namesInUse(source: string): string[] {
  const used: string[] = [];
  const add = (nodes: readonly ({ type: string } | null)[]) => {
    for (const node of nodes) if (node && isIdentifier(node)) used.push(node.name);
  };
  new Visitor({
    CallExpression: (call) => add(call.arguments),
    ArrayExpression: (list) => add(list.elements),
  }).visit(parseSync('test.ts', source).program);
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

  // the matrix sends anything to every address: an endpoint's own tests must have made the call too
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
