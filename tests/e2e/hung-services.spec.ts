import { createServer, type Server, type ServerResponse } from 'node:http';
import type { APIRequestContext } from '@playwright/test';
import { BUILT } from '@/lib/routes/built';
import { signClaim } from '@/lib/session/claim';
import { expect, test } from './fixtures';
import { startSecondPortal } from './second-portal';
import { freePort } from '../helpers/free-port';

const SECRET = 'a secret of thirty-two characters at least';
/** What the services are given up after, so that many pages take little time; a page has to answer within the other. */
const PATIENCE_MS = 400;
const LIMIT_MS = 10_000;
const AT_ONCE = 6;

const JSON_HEAD = { 'content-type': 'application/vnd.api+json' };
/** Services that take every connection, and what they do with it. */
const WAYS = {
  'never answer': () => undefined,
  'send a head and no body': (answer: ServerResponse) => answer.writeHead(200, JSON_HEAD).flushHeaders(),
  'send an empty body': (answer: ServerResponse) => answer.writeHead(200, JSON_HEAD).end(),
  drip: (answer: ServerResponse) => {
    answer.writeHead(200, JSON_HEAD);
    const drops = setInterval(() => answer.write(' '), 20);
    answer.on('close', () => clearInterval(drops));
  },
  'break off': (answer: ServerResponse) => answer.destroy(),
  'are overloaded': (answer: ServerResponse) => answer.writeHead(503, { 'retry-after': '5' }).end(),
} satisfies Record<string, (answer: ServerResponse) => void>;

/** An address of every page: of a brand where it has one, of whatever otherwise. */
const PAGES = [
  ...BUILT.map((page) =>
    page
      .replace(/^\/\*/, '/lrp')
      .replace('/certificates/*', '/certificates/PE-2026-000001')
      .replace(/\*/g, 'lrp-about-1'),
  ),
  '/unsubscribe?token=x',
  '/redirect-refused',
  '/kit',
  '/nothing-here',
];
/** Pages that ask nobody, and so have everything they show. */
const ASK_NOBODY = ['/offline', '/certificates', '/redirect-refused', '/kit'];
const FOR_GUESTS = [...ASK_NOBODY, '/login', '/registration'];

let services: Server;
let portal: Awaited<ReturnType<typeof startSecondPortal>>;
let way: (answer: ServerResponse) => void;
let claim: string;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  services = createServer((_asked, answer) => way(answer));
  const port = await freePort();
  await new Promise<void>((ready) => void services.listen(port, '127.0.0.1', ready));
  way = WAYS['never answer'];
  portal = await startSecondPortal({
    API_BASE_URL: `http://127.0.0.1:${String(port)}`,
    API_TIMEOUT_MS: String(PATIENCE_MS),
    SESSION_SECRET: SECRET,
    ENABLED_FEATURES: 'course-expert,social-activity',
    KIT: '1',
    PROGRAMME_FINISH_AT: '2099-12-31T23:59:59+03:00',
  });
  const viewer = { id: '1', roles: ['admin'], permissions: [], chainLocked: false };
  const freshUntil = Date.now() / 1000 + 3600;
  claim = await signClaim({ viewer, brands: ['proexpert', 'lrp'], waveOpen: true, freshUntil }, SECRET, 3600);
});
test.afterAll(async () => {
  await portal.stop();
  services.closeAllConnections();
  await new Promise((done) => services.close(done));
});

/** Where a page ends, its redirects followed; each step in time. */
async function open(request: APIRequestContext, path: string, cookie = '') {
  for (let at = path, step = 0; step < 4; step += 1) {
    const answer = await request.get(new URL(at, portal.url).href, {
      maxRedirects: 0,
      timeout: LIMIT_MS,
      headers: { 'sec-fetch-dest': 'document', cookie },
    });
    const next = answer.headers().location;
    if (!next)
      return { status: answer.status(), at: new URL(answer.url()).pathname, text: await answer.text() };
    at = next;
  }
  throw new Error(`${path} goes round`);
}

/** What is wrong with the answers to these pages: the status, or that they say nothing. */
async function wrongAmong(
  request: APIRequestContext,
  pages: readonly string[],
  asNobody: readonly string[],
  cookie?: string,
) {
  const wrong: string[] = [];
  const waiting = [...pages];
  const lane = async () => {
    for (let page = waiting.shift(); page; page = waiting.shift()) {
      const { status, at, text } = await open(request, page, cookie);
      const whole = status === 200 && asNobody.includes(at) && /<h1/.test(text);
      const away = status === 503 && text.includes('<h1>Портал временно недоступен</h1>');
      const missing = status === 404 && page === '/nothing-here';
      if (!whole && !away && !missing) wrong.push(`${page}: ${String(status)} at ${at}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return wrong;
}

const session = () => `token=t; tokenAge=${String(Date.now() + 3_600_000)}; claim=${claim}`;

test('services that never answer: every page of a guest answers in time, with 503 in words where it needs them', async ({
  request,
}) => {
  way = WAYS['never answer'];
  expect(await wrongAmong(request, PAGES, FOR_GUESTS)).toEqual([]);
});

test('services that never answer: so does every page of a person', async ({ request }) => {
  test.slow();
  way = WAYS['never answer'];
  expect(await wrongAmong(request, PAGES, ASK_NOBODY, session())).toEqual([]);
});

const FEW = [
  '/certificates/PE-2026-000001',
  '/unsubscribe?token=x',
  '/lrp/neovadiol',
  '/lk',
  '/lrp/news',
  '/lk/tests/1',
  '/?redirect_uri=https://partner.example/',
];
for (const [name, does] of Object.entries(WAYS)) {
  test(`services that ${name}: 503 in words`, async ({ request }) => {
    way = does;
    expect(await wrongAmong(request, FEW, [], session())).toEqual([]);
    // an old claim: the session is renewed first
    const stale = await open(request, '/lk', 'token=t; refresh=r');
    expect([stale.status, stale.at]).toEqual([503, '/api/session/renew']);
    const guests = FEW.slice(0, 2);
    expect(await wrongAmong(request, guests, [])).toEqual([]);
  });
}

test('the portal itself is alive whatever its services do, and ready when they are', async ({ request }) => {
  way = WAYS['never answer'];
  const health = (query = '') => request.get(`${portal.url}/healthz${query}`, { timeout: LIMIT_MS });
  expect((await health()).status()).toBe(200);
  expect((await health('?ready')).status()).toBe(503);
  way = (answer) => answer.end('{}');
  // a service that is back is seen without a restart
  await expect.poll(async () => (await health('?ready')).status()).toBe(200);
});
