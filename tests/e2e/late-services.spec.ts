import {
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { startSecondPortal } from './second-portal';
import { freePort } from './world';

/** With the waits of the standard settings: a page answers within this, its redirects and its renewal included. */
const LIMIT_MS = 10_000;

/** Answers of the world's backend, each so many milliseconds late; null: none ever. */
let late: number | null;
function passOn(asked: IncomingMessage, answer: ServerResponse): void {
  if (late === null) return;
  const pass = () => {
    const { method, url, headers } = asked;
    const outgoing = ask(new URL(url ?? '/', process.env.E2E_BACKEND), { method, headers }, (incoming) => {
      answer.writeHead(incoming.statusCode ?? 502, incoming.headers);
      incoming.pipe(answer);
    });
    outgoing.on('error', () => answer.destroy());
    asked.pipe(outgoing);
  };
  setTimeout(pass, late);
}

let services: Server;
let portal: Awaited<ReturnType<typeof startSecondPortal>>;

// with an upper bound of time: what is too slow is so three times
test.describe.configure({ mode: 'serial', retries: 2 });
test.beforeAll(async () => {
  services = createServer(passOn);
  const port = await freePort();
  await new Promise<void>((ready) => void services.listen(port, '127.0.0.1', ready));
  late = 0;
  portal = await startSecondPortal({ API_BASE_URL: `http://127.0.0.1:${String(port)}` });
});
test.afterAll(async () => {
  await portal.stop();
  services.closeAllConnections();
  await new Promise((done) => services.close(done));
});

/** A page of the portal, one of a brand, and public ones that ask somebody. */
const PAGES = ['/lk', '/lrp/news', '/unsubscribe?token=x', '/certificates/PE-2026-000001'];

/** Opened as whole loads, all redirects followed; one clock over each of them. */
async function opened(page: Page, path: string): Promise<{ status: number; ms: number; text: string }> {
  const began = performance.now();
  const answer = await page.request.get(new URL(path, portal.url).href, {
    headers: { 'sec-fetch-dest': 'document' },
    timeout: LIMIT_MS * 2,
  });
  const text = await answer.text();
  return { status: answer.status(), ms: performance.now() - began, text };
}

const AWAY = '<h1>Портал временно недоступен</h1>';
for (const [name, ms, statuses] of [
  // the renewal alone is given up, and the page is not begun
  ['answer each call 5 s late', 5000, [503]],
  ['answer each call 2.5 s late', 2500, [200, 503]],
  ['never answer', null, [503]],
] as const) {
  test(`services that ${name}: a page whose claim is stale is there within 10 s`, async ({
    page,
    given,
    signInAs,
  }) => {
    late = ms;
    // a session without a claim: it is renewed on the way to every page that is not open to all
    await signInAs(await given.user());
    const answers = await Promise.all(PAGES.map(async (path) => ({ path, ...(await opened(page, path)) })));
    if (process.env.SHOW_FIGURES)
      for (const one of answers)
        process.stdout.write(`${name}: ${one.path} ${one.status} ${one.ms.toFixed(0)} ms\n`);
    expect(answers.filter((one) => one.ms > LIMIT_MS)).toEqual([]);
    const silent = answers.filter(
      (one) => one.status >= 500 && !(one.status === 503 && one.text.includes(AWAY)),
    );
    expect(silent).toEqual([]);
    expect(statuses).toContain(answers[0]?.status);
  });
}

test('services that are late by a second: the page is whole after its renewal', async ({
  page,
  given,
  signInAs,
}) => {
  late = 1000;
  await signInAs(await given.user());
  const { status, ms } = await opened(page, '/lk');
  expect(status).toBe(200);
  // the renewal and the page, each at least once late
  expect(ms).toBeGreaterThan(2000);
  expect(ms).toBeLessThan(LIMIT_MS);
});
