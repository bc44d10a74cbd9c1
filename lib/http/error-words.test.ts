import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, test } from 'vitest';
import { addErrorWords } from './error-words';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;
const open: ReturnType<typeof createServer>[] = [];
afterEach(() => open.splice(0).forEach((server) => server.close()));

async function ask(answer: Answer, path = '/lrp/news/none?from=mail') {
  const server = createServer((request, response) => {
    addErrorWords(request, response);
    answer(response, request);
  });
  open.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  const got = await fetch(`http://127.0.0.1:${String(port)}${path}`);
  return { status: got.status, text: await got.text() };
}

const HEAD = '<!DOCTYPE html><html id="__next_error__"><head><meta charset="utf-8"/></head>';
const failed =
  (status: number, ...chunks: string[]): Answer =>
  (response) => {
    response.statusCode = status;
    response.setHeader('content-type', 'text/html; charset=utf-8');
    for (const chunk of chunks) response.write(Buffer.from(chunk));
    response.end();
  };

describe('a page that failed', () => {
  test('a missing one says so, its path and the way home; its script comes after', async () => {
    const { status, text } = await ask(failed(404, `${HEAD}<body>`, '<script>draw()</script></body></html>'));
    expect(status).toBe(404);
    expect(text).toContain('lang="ru"');
    expect(text).toMatch(/<body><noscript>.*<h1>Кажется, что-то пошло не так...<\/h1>.*Такой страницы нет/);
    expect(text).toContain('<code>/lrp/news/none</code>');
    expect(text).toContain('<a href="/">Перейти на главную</a>');
    expect(text).toMatch(/<\/noscript><script>draw\(\)<\/script><\/body><\/html>$/);
    expect(text).not.toContain('Повторить');
  });

  test('a broken one leads to the same address again', async () => {
    const { status, text } = await ask(failed(500, `${HEAD}<body></body></html>`));
    expect(status).toBe(500);
    expect(text).toContain('<a href="/lrp/news/none?from=mail">Повторить</a>');
  });

  test('a path is text, whatever is in it', async () => {
    const { text } = await ask(failed(404, `${HEAD}<body></body></html>`), '/"><script>alert(1)</script>');
    expect(text).not.toContain('<script>alert');
  });

  test('its body may come later, or at the end, or never', async () => {
    const late = await ask(failed(404, HEAD.slice(0, 50), HEAD.slice(50), '<body>', 'tail'));
    expect(late.text).toMatch(/<body><noscript>.*<\/noscript>tail$/);
    const never = await ask(failed(404, HEAD));
    expect(never.text).toBe(HEAD);
    const atOnce = await ask((response) => {
      response.statusCode = 404;
      response.end(`${HEAD}<body></body>`);
    });
    expect(atOnce.text).toContain('<h1>');
  });

  test('is not compressed: the framework looks at the request when it sends the first byte', async () => {
    const { text } = await ask((response, request) => {
      response.statusCode = 404;
      const page = `${HEAD}<body></body></html>`;
      if (request.headers['accept-encoding'] === undefined) return response.end(page);
      response.setHeader('content-encoding', 'gzip');
      return response.end(gzipSync(page));
    });
    expect(text).toContain('<h1>');
  });
});

describe('everything else passes as it is', () => {
  test.each([
    ['a page', 200, `${HEAD}<body>whole</body>`],
    ['a missing page that is drawn', 404, '<!DOCTYPE html><html lang="ru"><body>whole</body>'],
    ['a refusal of a call', 404, '{"errors":[]}'],
    ['a failed one of a call', 503, '{"errors":[]}'],
  ])('%s', async (_, status, body) => {
    const got = await ask(failed(status, body.slice(0, 5), body.slice(5)));
    expect(got).toEqual({ status, text: body });
  });

  test('bytes and an answer without a body', async () => {
    const bytes = Buffer.from([0xff, 0xfe, 0, 1]);
    const server = await ask((response) => {
      response.statusCode = 404;
      response.write(bytes);
      response.end();
    });
    expect(server.status).toBe(404);
    expect((await ask((response) => response.writeHead(404).end())).text).toBe('');
  });
});
