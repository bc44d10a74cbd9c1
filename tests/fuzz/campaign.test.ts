// @vitest-environment node
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { runCampaign } from './campaign';
import type { Target } from './odd';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The fewest words that make a request. */
const PLAIN: Target = {
  method: 'GET',
  path: '/a',
  consumes: 'json-api',
  query: null,
  body: null,
  served: true,
};

async function campaignAgainst(statusOf: (asked: number) => number | null) {
  let asked = 0;
  server = createServer((_request, response) => {
    const status = statusOf((asked += 1));
    if (status !== null) response.writeHead(status).end();
  });
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done));
  return runCampaign({
    seed: 'plain',
    requests: 1,
    port: (server.address() as AddressInfo).port,
    prefix: '',
    targets: [PLAIN],
    people: [{ lines: () => [] }],
    check: () => Promise.resolve(null),
    limitMs: 300,
  });
}

test.each([null, 504])('what had %s beside others and an answer alone is late, not hung', async (first) => {
  const { late, findings } = await campaignAgainst((asked) => (asked > 1 ? 200 : first));
  expect([late, findings]).toEqual([1, []]);
});

test.each([
  [null, 'no answer in time'],
  [504, 'answered 504'],
])('what has %s alone, too, is found', async (status, what) => {
  const { late, findings } = await campaignAgainst(() => status);
  expect([late, findings.map((one) => one.what)]).toEqual([0, [what]]);
});
