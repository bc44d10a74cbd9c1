// @vitest-environment node
import { PassThrough, Readable } from 'node:stream';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TIMED } from '@/tests/helpers/timed';
import type * as module from './service-request';

vi.mock('server-only', () => ({}));

const LIMIT_MS = 400;
/** Of the tests that wait for the limit; the others have one that a busy machine does not reach. */
const soonOver = () => vi.stubEnv('API_TIMEOUT_MS', String(LIMIT_MS));
let server: Server;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let seen: string[];
let service: typeof module;

beforeEach(async () => {
  seen = [];
  server = createServer((request, response) => {
    seen.push(request.method ?? '');
    answer(request, response);
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  vi.resetModules();
  vi.stubEnv('API_BASE_URL', `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`);
  vi.stubEnv('API_TIMEOUT_MS', '20000');
  vi.stubEnv('SESSION_SECRET', 'a secret of thirty-two characters at least');
  service = await import('./service-request');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const ask = (method = 'GET', headers: Record<string, string> = {}) =>
  service.serviceText({ service: 'core', method, path: '/v1/x', headers });

test('an answer is read whole', async () => {
  answer = (_request, response) => response.writeHead(201).end('да');
  expect(await ask()).toMatchObject({ status: 201, text: 'да' });
});

test('a body that stalls is over at the same deadline as a head that never comes', TIMED, async () => {
  soonOver();
  answer = (_request, response) => response.writeHead(200).write('{');
  const started = performance.now();
  await expect(ask()).rejects.toMatchObject({ name: 'ServiceUnreachable', timedOut: true });
  expect(performance.now() - started).toBeLessThan(LIMIT_MS * 2);
  answer = () => undefined;
  await expect(ask()).rejects.toMatchObject({ name: 'ServiceUnreachable', timedOut: true });
});

test('a slow head leaves the body what is left of the time', TIMED, async () => {
  soonOver();
  answer = (_request, response) => {
    setTimeout(() => response.writeHead(200).write('{'), LIMIT_MS * 0.7);
  };
  const started = performance.now();
  await expect(ask()).rejects.toMatchObject({ timedOut: true });
  expect(performance.now() - started).toBeLessThan(LIMIT_MS * 1.5);
});

test('a body that breaks off is a service that is away', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{');
    setImmediate(() => response.destroy());
  };
  await expect(ask()).rejects.toMatchObject({ name: 'ServiceUnreachable', timedOut: false });
});

/** A connection is kept, and breaks when it is used again: perhaps after the service had worked. */
async function onBrokenConnection(method: string, headers?: Record<string, string>): Promise<unknown> {
  answer = (_request, response) => response.end('kept');
  await ask();
  answer = ({ socket }) => {
    answer = (_request, later) => later.end('again');
    socket.resetAndDestroy();
  };
  seen = [];
  return ask(method, headers).then(
    ({ text }) => text,
    (error: unknown) => error,
  );
}

test.each([
  ['GET', {}],
  ['HEAD', {}],
  ['POST', { 'idempotency-key': 'k' }],
])('%s %j goes once more over a new connection', async (method, headers) => {
  expect(await onBrokenConnection(method, headers)).toBe(method === 'HEAD' ? '' : 'again');
  expect(seen).toEqual([method, method]);
});

test.each(['POST', 'PATCH', 'PUT', 'DELETE'])(
  '%s without a key is done once, and said to have failed',
  async (method) => {
    expect(await onBrokenConnection(method)).toMatchObject({ name: 'ServiceUnreachable', timedOut: false });
    expect(seen).toEqual([method]);
  },
);

const INNER = 'GET /v1/stolen HTTP/1.1\r\nX: ';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const BODIES: Record<string, () => { body: string | Buffer | Readable; headers?: Record<string, string> }> = {
  text: () => ({ body: INNER }),
  bytes: () => ({ body: Buffer.from(INNER) }),
  'a stream': () => ({ body: Readable.from([Buffer.from(INNER)]) }),
  'a stream of known length': () => ({
    body: Readable.from([Buffer.from(INNER)]),
    headers: { 'content-length': String(INNER.length) },
  }),
};
const PAIRS = METHODS.flatMap((method) => Object.keys(BODIES).map((kind) => [method, kind] as const));

test.each(PAIRS)('%s with a body of %s is one request, and no other is glued to it', async (method, kind) => {
  answer = (request, response) => {
    seen[seen.length - 1] = `${request.method ?? ''} ${request.url ?? ''}`;
    request.resume().on('end', () => response.end(request.url));
  };
  const { body, headers = {} } = BODIES[kind]?.() ?? { body: '' };
  const sent = service.serviceText({ service: 'core', method, path: '/v1/x', headers, body });
  const [first, beside] = await Promise.all([sent, ask()]);
  // on whichever connection is free now
  const later = await Promise.all([ask(), ask(), ask()]);
  expect([first.status, beside.text, ...later.map(({ text }) => text)]).toEqual([
    200,
    ...Array(4).fill('/v1/x'),
  ]);
  expect([...seen].sort()).toEqual([`${method} /v1/x`, ...Array<string>(4).fill('GET /v1/x')].sort());
});

test('a stream travels alone: its connection carried nothing before and carries nothing after', async () => {
  const connections = new Map<unknown, string[]>();
  answer = (request, response) => {
    connections.set(request.socket, [...(connections.get(request.socket) ?? []), request.method ?? '']);
    request.resume().on('end', () => response.end());
  };
  const upload = () =>
    service.serviceText({
      service: 'core',
      method: 'POST',
      path: '/v1/x',
      headers: {},
      body: Readable.from([Buffer.from('a')]),
    });
  await ask();
  await upload();
  await ask();
  await upload();
  await ask();
  expect([...connections.values()].sort()).toEqual([['GET', 'GET', 'GET'], ['POST'], ['POST']].sort());
});

test('an upload that breaks off takes its connection with it', async () => {
  let closed = 0;
  answer = ({ socket }) => void socket.on('close', () => (closed += 1));
  const body = new PassThrough();
  body.write('half of it');
  const sent = service.serviceText({ service: 'core', method: 'PUT', path: '/v1/x', headers: {}, body });
  await vi.waitFor(() => expect(seen).toEqual(['PUT']));
  body.destroy(new Error('the browser left'));
  await expect(sent).rejects.toThrow('the browser left');
  await vi.waitFor(() => expect(closed).toBe(1));
});

test('a call that finds no free connection is over at its deadline', TIMED, async () => {
  soonOver();
  answer = () => undefined;
  const waiting = Array.from({ length: 260 }, () => ask().catch((error: unknown) => error));
  const started = performance.now();
  const late = await Promise.all(waiting);
  expect(late.every((error) => error instanceof service.ServiceUnreachable && error.timedOut)).toBe(true);
  expect(performance.now() - started).toBeLessThan(LIMIT_MS * 4);
});

test('slow readers of files take no connection from calls', async () => {
  answer = (request, response) => {
    if (request.url === '/v1/x') response.end('call');
    else response.writeHead(200).write('a file that is read slowly');
  };
  const file = {
    service: 'core',
    method: 'GET',
    path: '/media/a',
    headers: {},
    lane: 'files',
    timeoutMs: 20_000,
  } as const;
  const open = await Promise.all(Array.from({ length: 300 }, () => service.serviceRequest(file)));
  expect((await ask()).text).toBe('call');
  for (const answered of open) answered.destroy();
});

test('a file that a token asks for shares its connection with nobody; those of guests share theirs', async () => {
  const carried = new Map<object, string[]>();
  answer = ({ socket, headers }, response) => {
    carried.set(socket, [...(carried.get(socket) ?? []), headers.authorization ?? 'guest']);
    response.end('a file');
  };
  const file = async (headers: Record<string, string> = {}) => {
    const read = await service.serviceRequest({
      service: 'core',
      method: 'GET',
      path: '/f',
      headers,
      lane: 'files',
    });
    await read.toArray();
    // a kept connection is free a turn later
    await new Promise((done) => setImmediate(done));
  };
  for (const token of ['Bearer anna', '', 'Bearer boris', '', 'Bearer anna'])
    await file(token ? { authorization: token } : {});
  expect([...carried.values()].sort((left, right) => right.length - left.length)).toEqual([
    ['guest', 'guest'],
    ['Bearer anna'],
    ['Bearer boris'],
    ['Bearer anna'],
  ]);
});
