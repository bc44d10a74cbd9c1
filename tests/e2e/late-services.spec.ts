import type { Page } from '@playwright/test';
import { Visitor } from '../bench/visitor';
import { expect, test } from './fixtures';
import { startBetween, type Parsed } from './services-between';

/**
 * With the waits of the standard settings: a page is over with its services within this, its redirects and its renewal
 * included. Counted where the services are asked: how long a busy machine draws the answer is no matter of theirs.
 */
const LIMIT_MS = 10_000;

/** How late the answers are; null: none ever comes. */
let late: (request: Parsed) => number | null = () => 0;
let services: Awaited<ReturnType<typeof startBetween>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  services = await startBetween((request) => late(request));
});
test.afterAll(() => services.stop());

/** A page of the portal, one of a brand, and public ones that ask somebody. */
const PAGES = ['/lk', '/lrp/news', '/unsubscribe?token=x', '/certificates/PE-2026-000001'];

/** Milliseconds from the first call for a page until its last one was over, answered or given up. */
function spent(calls: readonly Parsed[]): number {
  const ends = calls.map(({ left }) => left ?? performance.now());
  return Math.max(...ends) - Math.min(...calls.map(({ at }) => at));
}

let opening = 0;
/** Opened as whole loads, all redirects followed; one clock over the calls of each of them. */
async function opened(page: Page, path: string): Promise<{ status: number; ms: number; text: string }> {
  const id = `late-services-${String((opening += 1))}`;
  const answer = await page.request.get(new URL(path, services.portal).href, {
    headers: { 'sec-fetch-dest': 'document', 'x-request-id': id },
    timeout: LIMIT_MS * 4,
  });
  const text = await answer.text();
  const ms = spent(services.parsed.filter((call) => call.id === id));
  return { status: answer.status(), ms, text };
}

const REFRESH = '/v1/token/refresh';
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
    late = () => ms;
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
  late = () => 1000;
  await signInAs(await given.user());
  const { status, ms } = await opened(page, '/lk');
  expect(status).toBe(200);
  // the renewal and the page, each at least once late
  expect(ms).toBeGreaterThan(2000);
  expect(ms).toBeLessThan(LIMIT_MS);
});

test('a renewal and a hand-off that are late, one after the other: the page that says so is there in time', async ({
  page,
  given,
  signInAs,
}) => {
  // the renewal is in time, and all that comes after it waits for ever
  let asked = 0;
  late = ({ url }) => (url.includes('hand-off') || (asked += 1) > 3 ? null : 2500);
  await signInAs(await given.user());
  const { ms, status, text } = await opened(page, '/?redirect_uri=https%3A%2F%2Fpartner.example%2F');
  expect([status, text.includes(AWAY)]).toEqual([503, true]);
  expect(ms).toBeGreaterThan(2500);
  expect(ms).toBeLessThan(LIMIT_MS);
});

test('a session that ended beside a fresh claim: its renewal is kept, and the page comes by itself later', async ({
  page,
}) => {
  const person = new Visitor(services.portal, 'pharmacist@portal.example');
  late = () => 0;
  await person.signIn();
  await page.context().addCookies(
    person
      .cookie()
      .split('; ')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return { name, value: name === 'token' ? 'ended' : value.join('='), url: services.portal };
      }),
  );
  // the page learns late that its token is none, its renewal takes a while, and another page would take long
  let began = 0; // with the first call
  let afterRefresh = 0;
  late = ({ url }) => {
    if (url === REFRESH || afterRefresh > 0) return (afterRefresh += 1) <= 4 ? 500 : 5000;
    began ||= Date.now();
    return Date.now() - began < 3000 ? 4000 : 500;
  };
  const waiting = await opened(page, '/lk');
  expect([waiting.status, waiting.text.includes(AWAY)]).toEqual([503, true]);
  expect(waiting.ms).toBeGreaterThan(4000);
  expect(waiting.ms).toBeLessThan(LIMIT_MS);
  late = () => 0;
  expect((await opened(page, '/lk')).status).toBe(200);
  expect(services.parsed.filter(({ url }) => url === REFRESH)).toHaveLength(1);
});
