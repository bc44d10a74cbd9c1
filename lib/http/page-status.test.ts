import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { keepStatus, STATUS_HEADER } from './page-status';

async function answerOf(answer: (response: ServerResponse) => void): Promise<Response> {
  const server = createServer((_, response) => {
    keepStatus(response);
    answer(response);
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const got = await fetch(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`);
  await got.text();
  await new Promise((done) => server.close(done));
  return got;
}

test.each([
  [200, '404', 404],
  [200, undefined, 200],
  [500, '404', 500],
  [200, '500', 200],
])('an answer of %i that the edge calls %s is sent as %i', async (status, said, sent) => {
  const answer = await answerOf((response) => {
    response.statusCode = status;
    if (said) response.setHeader(STATUS_HEADER, said);
    response.end('page');
  });
  expect([answer.status, answer.headers.get(STATUS_HEADER)]).toEqual([sent, null]);
});
