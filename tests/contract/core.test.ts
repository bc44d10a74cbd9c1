import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createHandOff, exchangeCode, externalLogin, login, logout, refresh } from '@/api/auth/endpoints';
import { endpoint, referencePath } from '@/api/core/endpoint';
import { list, paging } from '@/api/core/shapes';
import { forgotPassword } from '@/api/user/endpoints';
import { marks } from '@/backend/db/schema/directory';
import { sessions } from '@/backend/db/schema/sessions';
import { siteMetadata } from '@/backend/db/schema/site';
import { auditRecords, idempotencyKeys } from '@/backend/db/schema/system';
import { AppError } from '@/backend/http/app-error';
import { viewerOf } from '@/backend/http/context';
import { mount } from '@/backend/http/mount';
import { pageMeta, pageRequest } from '@/backend/http/paging';
import { many, nothing, one } from '@/lib/json-api/answer';
import { JSON_API } from '@/lib/json-api/document';
import { resource } from '@/lib/json-api/resource';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { sendEndless } from '../helpers/endless';

const author = resource('authors', z.object({ id: z.string(), fullName: z.string() }));
const book = resource(
  'books',
  z.object({
    id: z.string(),
    longTitle: z.string(),
    nested: z.array(z.object({ pageCount: z.number() })),
    author: author.schema.optional(),
  }),
  { author },
);
const hobbit = {
  id: '7',
  longTitle: 'Хоббит',
  nested: [{ pageCount: 3 }],
  author: { id: '1', fullName: 'Толкин' },
  password: 'secret',
};

const query = z.strictObject({
  page: paging,
  filter: z.strictObject({ tags: list.optional() }).optional(),
  sort: z.enum(['title', '-title']).optional(),
  include: list.optional(),
});
const body = z.object({
  firstName: z.string().min(2, 'Слишком коротко.'),
  lines: z.array(z.object({ giftId: z.string() })).optional(),
});

const listBooks = endpoint({
  method: 'GET',
  path: '/probe/books',
  needs: 'signed-in',
  shapes: async () => ({ query, answer: many(book, z.object({ shelf: z.string() })) }),
});
const getBook = endpoint({
  method: 'GET',
  path: '/probe/books/{id}',
  needs: 'public',
  shapes: async () => ({ answer: one(book) }),
});
const writeBook = endpoint({
  method: 'POST',
  path: '/probe/books',
  needs: 'content.author',
  bodyType: 'books',
  shapes: async () => ({ body, answer: one(book) }),
});
const countUp = endpoint({
  method: 'POST',
  path: '/probe/marks',
  needs: 'signed-in',
  bodyType: 'marks',
  idempotent: true,
  shapes: async () => ({ body: z.object({ slug: z.string() }), answer: one(book) }),
});
const countFile = endpoint({
  method: 'POST',
  path: '/probe/files',
  needs: 'signed-in',
  consumes: 'form',
  idempotent: true,
  shapes: async () => ({
    query: z.strictObject({ shelf: z.string().optional() }),
    body: z.object({ note: z.string(), file: z.custom<Blob>() }),
    answer: one(book),
  }),
});
const removeBook = endpoint({
  method: 'DELETE',
  path: '/probe/books/{id}',
  needs: 'signed-in',
  shapes: async () => ({ answer: nothing }),
});
const readLetter = endpoint({
  method: 'GET',
  path: '/probe/books/{id}/letters/{token}',
  needs: 'content.author',
  shapes: async () => ({ answer: nothing }),
});
const breakDown = endpoint({
  method: 'GET',
  path: '/probe/break',
  needs: 'public',
  shapes: async () => ({ answer: nothing }),
});

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({
    routes: (routes) => {
      mount(routes, listBooks, async (_, { query: asked }) => {
        const page = pageRequest(asked.page, 2);
        return { items: [hobbit, { ...hobbit, id: '8' }], page: pageMeta(page, 5), meta: { shelf: 'A' } };
      });
      mount(routes, getBook, async () => hobbit);
      mount(routes, writeBook, async (_, { body: sent }) => ({ ...hobbit, longTitle: sent.firstName }));
      mount(routes, countUp, async (ctx, { body: sent }) => {
        await ctx.db.insert(marks).values({ slug: `${sent.slug}-${crypto.randomUUID()}`, name: sent.slug });
        if (sent.slug.startsWith('fail')) throw new AppError(409, 'stock-gone', 'Закончилось.');
        return { ...hobbit, id: viewerOf(ctx).id };
      });
      mount(routes, countFile, async (ctx) => ({ ...hobbit, id: viewerOf(ctx).id }));
      mount(routes, removeBook, async () => undefined);
      mount(routes, readLetter, async () => undefined);
      mount(routes, breakDown, async () => {
        throw new Error('the password of the database is hunter2');
      });
    },
  });
});
afterAll(() => backend.close());

const send = (path: string, init: RequestInit) => backend.fetch(path, init);
const errorsOf = async (response: Response) => {
  const document = (await response.json()) as { errors: { code: string; source?: object }[] };
  return document.errors;
};
const marksNamed = (name: string) => backend.db.select().from(marks).where(eq(marks.name, name));

describe('who may call', () => {
  test('nobody without a session, before the body is looked at', async () => {
    const response = await send('/probe/books', { method: 'POST', body: '{' });
    expect(response.status).toBe(401);
    expect(response.headers.get('content-type')).toBe(JSON_API);
  });

  test('a forged token', async () => {
    const anna = await backend.as();
    const forged = `${anna.token.slice(0, -4)}AAAA`;
    const { status, errors } = await backend.call(listBooks, { as: { token: forged } });
    expect([status, errors[0]?.code]).toEqual([401, 'token-invalid']);
  });

  test('an ended session, at once', async () => {
    const anna = await backend.as();
    expect((await backend.call(listBooks, { as: anna })).status).toBe(200);
    await backend.db.update(sessions).set({ endedAt: new Date() }).where(eq(sessions.id, anna.sessionId));
    const { status, errors } = await backend.call(listBooks, { as: anna });
    expect([status, errors[0]?.code]).toEqual([401, 'session-ended']);
  });

  test('a person without the right, and the refusal is in the audit trail', async () => {
    const anna = await backend.as();
    const response = await send('/probe/books', {
      method: 'POST',
      body: '{',
      headers: { authorization: `Bearer ${anna.token}` },
    });
    expect(response.status).toBe(403);
    const rows = await backend.db.select().from(auditRecords).where(eq(auditRecords.actorId, anna.id));
    expect(rows.map((row) => row.action)).toEqual(['refused']);
  });

  test('a script that is refused again and again is one row a route and hour, with its count', async () => {
    const [anna, boris] = [await backend.as(), await backend.as()];
    const ask = (as: Actor, path: string) =>
      send(path, { headers: { authorization: `Bearer ${as.token}` } }).then(({ status }) => status);
    const paths = Array.from({ length: 30 }, (_, at) => `/probe/books/${String(at)}/letters/x`);
    expect(new Set(await Promise.all(paths.map((path) => ask(anna, path))))).toEqual(new Set([403]));
    await ask(anna, '/probe/books/9/letters/y');
    await ask(boris, '/probe/books/9/letters/y');
    const rowsOf = (actor: Actor) =>
      backend.db
        .select()
        .from(auditRecords)
        .where(eq(auditRecords.actorId, actor.id))
        .orderBy(auditRecords.id);
    expect((await rowsOf(anna)).map(({ details }) => details)).toEqual([
      {
        method: 'GET',
        path: expect.stringMatching(/^\/probe\/books\/\d+\/letters\/:token$/) as string,
        times: 31,
        lastAt: expect.any(String) as string,
      },
    ]);
    expect((await rowsOf(boris)).map(({ details }) => details?.times)).toEqual([undefined]);

    await backend.db
      .update(auditRecords)
      .set({ createdAt: new Date(Date.now() - 61 * 60_000) })
      .where(eq(auditRecords.actorId, anna.id));
    await ask(anna, '/probe/books/9/letters/y');
    expect((await rowsOf(anna)).map(({ details }) => details?.times)).toEqual([31, undefined]);
  });

  test('the trail keeps the route and the row, nothing of anybody that stood in the address', async () => {
    const anna = await backend.as();
    const headers = { authorization: `Bearer ${anna.token}` };
    const response = await send('/probe/books/7/letters/anna@apteka.example?email=anna@apteka.example', {
      headers,
    });
    expect(response.status).toBe(403);
    const rows = await backend.db.select().from(auditRecords).where(eq(auditRecords.actorId, anna.id));
    expect(rows.map((row) => row.details)).toEqual([
      { method: 'GET', path: '/probe/books/7/letters/:token' },
    ]);
  });

  test('a person with the right', async () => {
    const admin = await backend.as('admin');
    const { value } = await backend.call(writeBook, { as: admin, body: { firstName: 'Анна' } });
    expect(value.longTitle).toBe('Анна');
  });
});

describe('the request', () => {
  test.each([
    ['/probe/nowhere', 404],
    ['/probe/books/7?x=1', 400],
  ])('%s → %i', async (path, status) => {
    expect((await send(path, {})).status).toBe(status);
  });

  test.each([
    ['text/html', 406],
    ['application/vnd.api+json; ext=bulk', 406],
    ['application/vnd.api+json', 200],
    ['*/*', 200],
  ])('accepts %s → %i', async (accept, status) => {
    expect((await send('/probe/books/7', { headers: { accept } })).status).toBe(status);
  });

  test.each([
    ['application/json', '{}', 415],
    [`${JSON_API}; charset=utf-8`, '{}', 415],
    [JSON_API, '{', 400],
    [JSON_API, '[]', 422],
    [JSON_API, '{"data":{"type":"films","attributes":{}}}', 409],
  ])('a body of %s %s → %i', async (type, text, status) => {
    const admin = await backend.as('admin');
    const headers = { 'content-type': type, authorization: `Bearer ${admin.token}` };
    expect((await send('/probe/books', { method: 'POST', body: text, headers })).status).toBe(status);
  });

  test.each([
    ['include=publisher', 'include'],
    ['sort=price', 'sort'],
    ['filter[colour]=red', 'filter[colour]'],
    ['page[size]=1000', 'page[size]'],
    ['page[number]=0', 'page[number]'],
    ['limit=5', 'limit'],
    ['sort=title&sort=-title', 'sort'],
  ])('?%s names its parameter', async (search, parameter) => {
    const anna = await backend.as();
    const response = await send(`/probe/books?${search}`, {
      headers: { authorization: `Bearer ${anna.token}` },
    });
    expect(response.status).toBe(400);
    expect((await errorsOf(response)).map((error) => error.source)).toContainEqual({ parameter });
  });

  test('every wrong field has its pointer', async () => {
    const admin = await backend.as('admin');
    const wrong = { firstName: 'А', lines: [{ giftId: 5 as unknown as string }] };
    const { status, errors } = await backend.call(writeBook, { as: admin, body: wrong });
    expect(status).toBe(422);
    expect(errors.map((error) => error.source?.pointer)).toEqual([
      '/data/attributes/first_name',
      '/data/attributes/lines/0/gift_id',
    ]);
    expect(errors[0]?.detail).toBe('Слишком коротко.');
  });

  test('a megabyte and more is too large', async () => {
    const admin = await backend.as('admin');
    const headers = { 'content-type': JSON_API, authorization: `Bearer ${admin.token}` };
    const large = JSON.stringify({
      data: { type: 'books', attributes: { firstName: 'x'.repeat(1_100_000) } },
    });
    expect((await send('/probe/books', { method: 'POST', body: large, headers })).status).toBe(413);
  });

  test('a body without end is refused at its limit, a stranger’s before it', async () => {
    const [anna, limit] = [await backend.as('admin'), 1024 * 1024];
    // what the two sockets hold on their way comes on top
    const room = 6 * 1024 * 1024;
    const json = { 'content-type': JSON_API };
    const open = await sendEndless(`${backend.url}/v1/login`, 'POST', json);
    expect(open.status).toBe(413);
    expect(open.sent).toBeLessThan(limit + room);
    const known = { ...json, authorization: `Bearer ${anna.token}` };
    const written = await sendEndless(`${backend.url}/probe/books`, 'POST', known);
    expect(written.status).toBe(413);
    expect(written.sent).toBeLessThan(limit + room);
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    const stranger = await sendEndless(`${backend.url}/probe/files`, 'POST', form);
    expect(stranger.status).toBe(401);
    expect(stranger.sent).toBeLessThan(room);
  });
});

describe('the answer', () => {
  test('is a document of snake_case attributes without what the schema does not name', async () => {
    const { document } = await backend.call(getBook, { params: { id: '7' } });
    expect(document).toEqual({
      jsonapi: { version: '1.1' },
      data: {
        type: 'books',
        id: '7',
        attributes: { long_title: 'Хоббит', nested: [{ page_count: 3 }] },
        relationships: { author: { data: { type: 'authors', id: '1' } } },
      },
    });
  });

  test('brings relations when they are asked for, once each', async () => {
    const anna = await backend.as();
    const { document, value } = await backend.call(listBooks, { as: anna, query: { include: ['author'] } });
    expect((document as { included: unknown[] }).included).toHaveLength(1);
    expect(value.items[1]?.author?.fullName).toBe('Толкин');
  });

  test('tells pages and their links', async () => {
    const anna = await backend.as();
    const { document, value } = await backend.call(listBooks, {
      as: anna,
      query: { page: { number: 2 }, sort: 'title' },
    });
    expect(value.page).toEqual({ number: 2, size: 2, total: 5, pages: 3 });
    expect(value.meta).toEqual({ shelf: 'A' });
    const { links } = document as { links: Record<string, string> };
    const at = (page: number) => `/probe/books?page%5Bnumber%5D=${page}&sort=title`;
    expect(links).toEqual({ first: at(1), prev: at(1), next: at(3), last: at(3) });
  });

  test('is 204 where there is nothing to tell', async () => {
    const anna = await backend.as();
    const { status, document } = await backend.call(removeBook, { as: anna, params: { id: '7' } });
    expect([status, document]).toEqual([204, undefined]);
  });

  test('of a crash tells nothing of the inside', async () => {
    const response = await send('/probe/break', {});
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain('hunter2');
  });

  test('carries the id of the request', async () => {
    const given = await send('/probe/books/7', { headers: { 'x-request-id': 'portal-42' } });
    const made = await send('/probe/books/7', { headers: { 'x-request-id': 'not an id' } });
    expect(given.headers.get('x-request-id')).toBe('portal-42');
    expect(made.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('Idempotency-Key', () => {
  const count = (as: { token: string }, slug: string, idempotencyKey: string) =>
    backend.call(countUp, { as, body: { slug }, idempotencyKey });

  test('five calls at once have one effect and one answer', async () => {
    const anna = await backend.as();
    const slug = crypto.randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => count(anna, slug, `key-${slug}`)));
    expect(new Set(answers.map((answer) => JSON.stringify(answer.document))).size).toBe(1);
    expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 200, 200]);
    expect(await marksNamed(slug)).toHaveLength(1);
  });

  test.each([
    ['a field', { note: 'b' }, 'same', {}],
    ['the bytes of the file', { note: 'a' }, 'other', {}],
    ['the query', { note: 'a' }, 'same', { shelf: 'B' }],
  ])('a form with another %s and the same key is refused', async (_, fields, bytes, asked) => {
    const [as, idempotencyKey] = [await backend.as(), crypto.randomUUID()];
    const upload = (note: string, text: string, query: { shelf?: string }) =>
      backend.call(countFile, { as, idempotencyKey, query, body: { note, file: new File([text], 'a.txt') } });
    expect((await upload('a', 'same', {})).status).toBe(200);
    expect((await upload('a', 'same', {})).status).toBe(200);
    const { status, errors } = await upload(fields.note, bytes, asked);
    expect([status, errors[0]?.code]).toEqual([422, 'idempotency-mismatch']);
  });

  test('another body with the same key is refused', async () => {
    const anna = await backend.as();
    const [slug, other] = [crypto.randomUUID(), crypto.randomUUID()];
    await count(anna, slug, `key-${slug}`);
    const { status, errors } = await count(anna, other, `key-${slug}`);
    expect([status, errors[0]?.code]).toEqual([422, 'idempotency-mismatch']);
    expect(await marksNamed(other)).toHaveLength(0);
  });

  test("another person's key is another key", async () => {
    const [anna, boris] = [await backend.as(), await backend.as()];
    const slug = crypto.randomUUID();
    const [first, second] = [await count(anna, slug, slug), await count(boris, slug, slug)];
    expect([first.value.id, second.value.id]).toEqual([anna.id, boris.id]);
  });

  test('a refused call leaves neither effect nor key', async () => {
    const anna = await backend.as();
    const slug = `fail-${crypto.randomUUID()}`;
    expect((await count(anna, slug, slug)).status).toBe(409);
    expect(await marksNamed(slug)).toHaveLength(0);
    expect(await backend.db.select().from(idempotencyKeys).where(eq(idempotencyKeys.key, slug))).toHaveLength(
      0,
    );
  });

  test('a key is forgotten after 24 hours', async () => {
    const anna = await backend.as();
    const [slug, other] = [crypto.randomUUID(), crypto.randomUUID()];
    await count(anna, slug, `key-${slug}`);
    const yesterday = new Date(Date.now() - 25 * 3600_000);
    await backend.db
      .update(idempotencyKeys)
      .set({ createdAt: yesterday })
      .where(eq(idempotencyKeys.key, `key-${slug}`));
    expect((await count(anna, other, `key-${slug}`)).status).toBe(200);
  });
});

describe('around the calls', () => {
  test('technical work refuses writes to all but admins', async () => {
    const [anna, admin] = [await backend.as(), await backend.as('admin')];
    const content = { isOn: true, text: 'Вернёмся в 12:00.' };
    await backend.db.insert(siteMetadata).values({ name: 'technical-work', content });
    const refused = await backend.call(removeBook, { as: anna, params: { id: '7' } });
    const let_in = await backend.call(removeBook, { as: admin, params: { id: '7' } });
    const read = await backend.call(listBooks, { as: anna });
    await backend.db.delete(siteMetadata);
    expect([refused.status, refused.errors[0]?.detail, let_in.status, read.status]).toEqual([
      503,
      content.text,
      204,
      200,
    ]);
  });

  test('technical work refuses what a stranger writes too, and lets everyone in and out', async () => {
    const boris = await backend.as();
    const content = { isOn: true, text: 'Вернёмся в 12:00.' };
    await backend.db.insert(siteMetadata).values({ name: 'technical-work', content });
    const codes: unknown[] = [];
    const note = async (answer: Promise<{ status: number; errors: { code: string }[] }>) => {
      const { status, errors } = await answer;
      codes.push(errors[0]?.code ?? status);
    };
    await note(backend.call(forgotPassword, { body: { email: 'nobody@test.example' } }));
    await note(backend.call(login, { body: { email: 'nobody@test.example', password: 'Secret77word' } }));
    await note(backend.call(refresh, { body: { refreshToken: 'x' } }));
    await note(backend.call(externalLogin, { body: { token: 'x' } }));
    await note(backend.call(exchangeCode, { body: { code: 'x' } }));
    await note(
      backend.call(createHandOff, { as: boris, body: { redirectUri: 'https://partner.example/in' } }),
    );
    await note(backend.call(logout, { as: boris }));
    await backend.db.delete(siteMetadata);
    expect(codes[0]).toBe('technical-work');
    expect(codes.slice(1)).not.toContain('technical-work');
    expect(codes.at(-1)).toBe(204);
  });

  test('health names the engine', async () => {
    const response = await send('/healthz', {});
    expect([response.status, await response.json()]).toEqual([
      200,
      { status: 'ok', engine: backend.deps.database.engine, database: 'ok', files: 'ok' },
    ]);
  });

  test('the OpenAPI document holds every mounted call', async () => {
    const document = (await (await send('/openapi.json', {})).json()) as {
      openapi: string;
      paths: Record<string, Record<string, unknown>>;
    };
    expect(document.openapi).toBe('3.1.0');
    const served = backend.endpoints.map((one) => `${one.method} ${referencePath(one)}`).sort();
    const told = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(told.sort()).toEqual(served);
  });

  test('media: whole, a range, unchanged, outside, escaping the folder', async () => {
    const key = await backend.deps.files.put(new TextEncoder().encode('0123456789'), { extension: 'mp4' });
    const whole = await send(`/media/${key}`, {});
    expect([whole.status, whole.headers.get('content-type'), await whole.text()]).toEqual([
      200,
      'video/mp4',
      '0123456789',
    ]);
    expect(whole.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const part = await send(`/media/${key}`, { headers: { range: 'bytes=2-4' } });
    expect([part.status, part.headers.get('content-range'), await part.text()]).toEqual([
      206,
      'bytes 2-4/10',
      '234',
    ]);
    const etag = whole.headers.get('etag') ?? '';
    expect((await send(`/media/${key}`, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await send(`/media/${key}`, { headers: { range: 'bytes=10-' } })).status).toBe(416);
    expect((await send('/media/..%2Ftoken-secret', {})).status).toBe(404);
    expect((await send('/media/%', {})).status).toBe(404);
  });
});
