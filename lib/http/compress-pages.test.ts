import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { compressPages } from './compress-pages';
import type { SheetRules } from './first-styles';

const PAGE = `<html><body>${'<p>Барьер кожи</p>'.repeat(200)}</body></html>`;
let server: Server | undefined;
afterEach(() => void server?.close());

type Answer = (asked: IncomingMessage, response: ServerResponse) => void;

/** In the pieces and with the header that the framework gives. */
const inPieces: Answer = (_, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.setHeader('vary', 'rsc, Accept-Encoding');
  response.writeHead(200);
  response.flushHeaders();
  response.write(PAGE.slice(0, 100));
  response.write(Buffer.from(PAGE.slice(100, 900)));
  response.end(PAGE.slice(900));
};

async function ask(
  answer: Answer,
  accepted: string | undefined,
  path = '/lrp/news',
  { method = 'GET', site, sheets }: { method?: string; site?: string; sheets?: SheetRules } = {},
) {
  server = createServer((asked, response) => {
    compressPages(asked, response, sheets);
    answer(asked, response);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return new Promise<{ headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
    const headers = {
      ...(accepted !== undefined && { 'accept-encoding': accepted }),
      ...(site !== undefined && { 'sec-fetch-site': site }),
    };
    request({ port, path, method, headers, host: '127.0.0.1' }, (got) => {
      const pieces: Buffer[] = [];
      got.on('data', (piece: Buffer) => pieces.push(piece));
      got.on('end', () => resolve({ headers: got.headers, body: Buffer.concat(pieces) }));
    })
      .on('error', reject)
      .end();
  });
}

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['br;q=0.5, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
] as const)('a page of pieces for «%s» comes whole as %s', async (accepted, encoding, read) => {
  const { headers, body } = await ask(inPieces, accepted);
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'rsc, Accept-Encoding' });
  expect(headers['content-length']).toBe(String(body.length));
  expect(body.length).toBeLessThan(500);
  expect(read(body).toString()).toBe(PAGE);
});

test.each([
  ['no encoding', undefined],
  ['one that is not known', 'compress'],
  ['refused ones', 'br;q=0, gzip;q=0.0'],
])('a page for %s is plain', async (_, accepted) => {
  const { headers, body } = await ask(inPieces, accepted);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(body.toString()).toBe(PAGE);
});

test('the framework is not told of what is compressed here, and is of a file', async () => {
  const seen: unknown[] = [];
  const note: Answer = (asked, response) => {
    seen.push(asked.headers['accept-encoding']);
    inPieces(asked, response);
  };
  await ask(note, 'br');
  server?.close();
  await ask(note, 'br', '/_next/static/chunks/a.js');
  server?.close();
  await ask(note, 'br', '/api/v1/me?x=1');
  server?.close();
  await ask(note, 'br', '/lrp/news?_rsc=abc');
  expect(seen).toEqual([undefined, 'br', 'br', undefined]);
});

test.each<[string, Answer, string]>([
  ['a short page', (_, r) => void r.setHeader('content-type', 'text/html').end('<p>Да</p>'), '<p>Да</p>'],
  ['another kind', (_, r) => void r.setHeader('content-type', 'application/json').end(PAGE), PAGE],
  ['an answer without a body', (_, r) => void r.writeHead(307, { location: '/' }).end(), ''],
  ['a flushed head of another kind', (_, r) => (r.flushHeaders(), void r.end(PAGE)), PAGE],
  ['a head that was sent', (_, r) => void r.writeHead(200, { 'content-type': 'text/html' }).end(PAGE), PAGE],
])('%s goes as it is', async (_, answer, text) => {
  const { headers, body } = await ask(answer, 'br');
  expect(headers).not.toHaveProperty('content-encoding');
  expect(body.toString()).toBe(text);
});

test('a page longer than any of ours is not gathered: it goes on plain as it comes', async () => {
  const piece = 'x'.repeat(400_000);
  const taken: boolean[] = [];
  const long: Answer = (_, response) => {
    response.setHeader('content-type', 'text/html');
    for (let at = 0; at < 4; at += 1) taken.push(response.write(piece));
    response.end('конец');
  };
  const { headers, body } = await ask(long, 'br');
  expect(headers).not.toHaveProperty('content-encoding');
  expect(body.toString()).toBe(`${piece.repeat(4)}конец`);
  // whoever writes is told to wait again
  expect(taken.slice(0, 2)).toEqual([true, true]);
  expect(taken.at(-1)).toBe(false);
});

test('caches are told that encodings differ, once', async () => {
  const page =
    (vary?: string): Answer =>
    (_, response) => {
      response.setHeader('content-type', 'text/html');
      if (vary) response.setHeader('vary', vary);
      response.end(PAGE);
    };
  expect((await ask(page(), 'br')).headers.vary).toBe('Accept-Encoding');
  server?.close();
  expect((await ask(page('rsc'), 'br')).headers.vary).toBe('rsc, Accept-Encoding');
});

test('a question for the head alone has no body to compress', async () => {
  const head: Answer = (_, response) => void response.setHeader('content-type', 'text/html').end();
  expect((await ask(head, 'br', '/lk', { method: 'HEAD' })).headers).not.toHaveProperty('content-encoding');
});

test('whoever waits for a piece to be written is told', async () => {
  const told: string[] = [];
  await ask((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.write(PAGE, () => void told.push('piece'));
    response.end(() => void told.push('end'));
  }, 'br');
  await expect.poll(() => told).toEqual(['piece', 'end']);
});

const LINK = '<link rel="stylesheet" href="/a.css" nonce="n1"/>';
const sheets: SheetRules = { '/a.css': [[[], '.a{color:red}', [['a']]]] };

test.each([
  ['typed', 'none', 'text/html', true],
  ['of another site’s link', 'cross-site', 'text/html', true],
  ['of a browser that does not say', undefined, 'text/html; charset=utf-8', true],
  ['that a page of ours led to', 'same-origin', 'text/html', false],
  ['that a soft step asks for', undefined, 'text/x-component', false],
])('a page %s brings its own styles, or not', async (_, site, kind, isFirst) => {
  const page = `<html><head>${LINK}</head><body><p class="a">${'Кожа'.repeat(300)}</p></body></html>`;
  const answer: Answer = (_, response) => void response.setHeader('content-type', kind).end(page);
  const { body } = await ask(answer, 'br', '/', { sheets, ...(site ? { site } : {}) });
  const html = brotliDecompressSync(body).toString();
  expect(html.includes('.a{color:red}')).toBe(isFirst);
  expect(html.endsWith('/></body></html>')).toBe(isFirst);
});
