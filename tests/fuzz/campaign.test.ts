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

async function campaignAgainst(answers: (asked: number) => boolean) {
  let asked = 0;
  server = createServer((_request, response) => {
    if (answers((asked += 1))) response.end();
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

test('what had no answer in time beside others and has one alone is late, not hung', async () => {
  const { late, findings } = await campaignAgainst((asked) => asked > 1);
  expect([late, findings]).toEqual([1, []]);
});

test('what has no answer alone either hangs', async () => {
  const { late, findings } = await campaignAgainst(() => false);
  expect([late, findings.map(({ what }) => what)]).toEqual([0, ['no answer in time']]);
});
