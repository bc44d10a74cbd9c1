import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { endpoint } from '@/api/core/endpoint';
import { mount } from '@/backend/http/mount';
import { inTransaction } from '@/backend/db/transaction';
import { one } from '@/lib/json-api/answer';
import { resource } from '@/lib/json-api/resource';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { testEngine } from '../helpers/backend-database';

/** Connections of the pool (`backend/db/client.ts`). */
const POOL = 20;
const row = resource('rows', z.object({ id: z.string() }));
const failing = endpoint({
  method: 'GET',
  path: '/probe/failing/{how}',
  needs: 'public',
  shapes: async () => ({ answer: one(row) }),
});
const reading = endpoint({
  method: 'GET',
  path: '/probe/reading',
  needs: 'public',
  shapes: async () => ({ answer: one(row) }),
});

/** As the driver throws them, wrapped as Drizzle wraps them. */
const FAILURES: Record<string, Error> = {
  'no-free-connection': new Error('timeout exceeded when trying to connect'),
  'cut-while-connecting': new Error('Connection terminated due to connection timeout'),
  'no-answer': Object.assign(new Error('connect'), { code: 'ECONNREFUSED' }),
  'too-many-clients': Object.assign(new Error('sorry, too many clients already'), { code: '53300' }),
  'broken-pipe': Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }),
  'no-name': Object.assign(new Error('getaddrinfo'), { code: 'EAI_AGAIN' }),
  'broken-in-use': new Error('Client has encountered a connection error and is not queryable'),
  'closed-in-use': new Error('Client was closed and is not queryable'),
  'cut-in-use': new Error('Connection terminated unexpectedly'),
  'no-word': new Error('Query read timeout'),
  'too-slow': Object.assign(new Error('canceling statement'), { code: '57014' }),
  crashed: Object.assign(new Error('terminating connection'), { code: '57P02' }),
  starting: Object.assign(new Error('the database system is starting up'), { code: '57P03' }),
  'read-only': Object.assign(new Error('cannot execute INSERT'), { code: '25006' }),
  'connection-lost': Object.assign(new Error('connection failure'), { code: '08006' }),
  deadlock: Object.assign(new Error('deadlock detected'), { code: '40P01' }),
  'shutting-down': Object.assign(new Error('terminating connection'), { code: '57P01' }),
};

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    routes: (routes) => {
      mount(routes, failing, async (_ctx, { params }) => {
        throw new Error('Failed query', { cause: FAILURES[params.how ?? ''] });
      });
      mount(routes, reading, async (ctx) => {
        await ctx.db.execute(sql`select 1`);
        return { id: '1' };
      });
    },
  });
});
afterAll(() => backend.close());

function expectUnavailable({ status, headers, errors }: Awaited<ReturnType<TestBackend['call']>>) {
  expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  expect(errors[0]).toMatchObject({
    title: 'Сервис недоступен',
    code: 'unavailable',
    detail: 'Сервис временно недоступен. Повторите попытку.',
  });
}

test.each(Object.keys(FAILURES))('%s is 503 in Russian, with the time to try again', async (how) => {
  expectUnavailable(await backend.call(failing, { params: { how } }));
});

test('any other failure stays 500 and tells nothing', async () => {
  const { status, headers, errors } = await backend.call(failing, { params: { how: 'else' } });
  expect([status, headers.get('retry-after'), errors[0]?.code]).toEqual([500, null, 'internal']);
});

test.runIf(testEngine() === 'postgres')('a pool with no free connection refuses and recovers', async () => {
  let release = () => undefined as void;
  const held = new Promise<void>((resolve) => (release = resolve));
  let taken = 0;
  const holders = Array.from({ length: POOL }, () =>
    inTransaction(backend.ctx(), async (tx) => {
      await tx.execute(sql`select 1`);
      taken += 1;
      await held;
    }),
  );
  await expect.poll(() => taken).toBe(POOL);
  expectUnavailable(await backend.call(reading));
  release();
  await Promise.all(holders);
  expect((await backend.call(reading)).status).toBe(200);
});
