import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { referencePath, type Endpoint } from '@/api/core/endpoint';
import { can, type Right } from '@/lib/access/permissions';
import { ROLES } from '@/lib/access/roles';
import { JSON_API } from '@/lib/json-api/document';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { contracts, nameOf } from '../helpers/contracts';
import type { Actor } from '../helpers/given';

const all = await contracts();
const guarded = all.filter(({ needs }) => needs !== 'public');

/** Wild calls of one endpoint: fewer while one works (`npm run verify`). */
const WILD_CALLS = process.env.TEST_QUICK ? 3 : 15;

let backend: TestBackend;
let anna: Actor;
const ofRole = new Map<string, Actor>();
beforeAll(async () => {
  backend = await startTestBackend({ env: { ENABLED_FEATURES: 'registration-in-account' } });
  anna = await backend.as();
  for (const role of ROLES) ofRole.set(role, await backend.as(role));
});
afterAll(() => backend.close());

function send(endpoint: Endpoint, as?: Actor, fill = '987654321', search = '', body?: string) {
  const { method, consumes } = endpoint;
  const headers: Record<string, string> = { accept: JSON_API };
  if (as) headers.authorization = `Bearer ${as.token}`;
  if (body !== undefined && consumes === 'json-api') headers['content-type'] = JSON_API;
  const address = referencePath(endpoint).replace(/\{\w+\}/g, encodeURIComponent(fill)) + search;
  return backend.fetch(address, { method, headers, ...(method === 'GET' ? {} : { body: body ?? '' }) });
}

test('every contract has a route, and every route a contract', () => {
  expect(all.length).toBeGreaterThan(20);
  expect(backend.endpoints.map(nameOf).sort()).toEqual(all.map(nameOf).sort());
});

describe('without a session', () => {
  test.each(guarded.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s is 401',
    async (_, endpoint) => {
      expect((await send(endpoint)).status).toBe(401);
    },
  );
});

describe('by right', () => {
  const righted = guarded.filter(({ needs }) => needs !== 'signed-in' && needs !== 'collector');
  test.each([...righted.map((endpoint) => [nameOf(endpoint), endpoint] as const)])(
    '%s is 403 for exactly the roles without it',
    async (_, endpoint) => {
      for (const role of ROLES) {
        const viewer = { roles: [role], permissions: [] };
        const { status } = await send(endpoint, ofRole.get(role));
        expect([role, status === 403]).toEqual([role, !can(viewer, endpoint.needs as Right)]);
      }
    },
  );
  test.runIf(righted.length === 0)('no endpoint needs a right of its own yet', () => {
    expect(righted).toEqual([]);
  });
});

describe('whatever is sent', () => {
  const odd = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc.constantFrom(
      '0',
      '-1',
      '1e9',
      '99999999999999999999',
      '%00',
      '\u0000',
      '../..',
      "' or 1=1 --",
      'ё'.repeat(300),
    ),
  );
  const document = fc.oneof(
    fc.json({ maxDepth: 3 }),
    fc
      .record({ type: fc.string(), attributes: fc.object({ maxDepth: 2 }) })
      .map((data) => JSON.stringify({ data })),
    fc.constantFrom('', '{', 'null', '{"data":{"type":"x","attributes":{"email":"\\u0000"}}}'),
  );

  test.each(all.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
    '%s never breaks',
    async (_, endpoint) => {
      // A session that a wild call may end is not one to go on with.
      const caller = /logout|\/v1\/user(\/sessions\/|$)/.test(endpoint.path) ? await backend.as() : anna;
      const input = fc.tuple(odd, odd, odd, document);
      await fc.assert(
        fc.asyncProperty(input, async ([id, name, value, body]) => {
          const wild = new URLSearchParams([
            [name, value],
            ['filter[mark]', value],
            ['page[number]', value],
          ]);
          const typed = body.replace('"type":"x"', `"type":"${endpoint.bodyType ?? 'x'}"`);
          const search = value.length % 2 ? `?${wild.toString()}` : '';
          const { status } = await send(endpoint, caller, id || 'x', search, typed);
          expect(status).toBeLessThan(500);
        }),
        { numRuns: WILD_CALLS },
      );
    },
  );
});

test('a filter or an order that a list does not know is 400, whoever asks', async () => {
  const lists = [];
  for (const endpoint of all) {
    const { query, answer } = await endpoint.shapes();
    if (query && answer.kind === 'many') lists.push(endpoint);
  }
  expect(lists.length).toBeGreaterThan(20);
  const admin = await backend.as('admin');
  for (const endpoint of lists) {
    for (const search of ['?filter[no_such]=1', '?sort=no_such', '?page[no_such]=1']) {
      const answer = await send(endpoint, admin, undefined, search);
      expect([nameOf(endpoint), search, answer.status]).toEqual([nameOf(endpoint), search, 400]);
    }
  }
});

test('every foreign key has an index that begins with it', async () => {
  const found = await backend.db.execute(sql`
    select c.conrelid::regclass::text || '.' || a.attname as name from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and not exists (
      select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
  expect((found as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name)).toEqual([]);
});
