import { connect, type Socket } from 'node:net';
import { expect, test } from './fixtures';
import { startSecondPortal } from './second-portal';

type Opening = (host: string, cookie: string) => string;
const post = (path: string, host: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${more}Content-Length: 9000\r\n\r\n{`;

/** What a stranger can keep open for a while: a head that never ends, and bodies that come a byte at a time. */
const HELD: readonly Opening[] = [
  (host) => `GET /lk HTTP/1.1\r\nHost: ${host}\r\nX: `,
  (host) => post('/api/session', host),
  (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\nCookie: x=`,
  (host) => post('/api/unsubscribe?token=x', host),
  (host) => post('/api/v1/registration', host),
];
/** What is refused before its end: no session, no such call, too many bodies of one person. */
const REFUSED: readonly Opening[] = [
  (host) => post('/api/inetstudio/acl-package/v1/users/7/avatar', host, 'Cookie: token=a; refresh=b\r\n'),
  (host) => `DELETE /api/v1/nothing HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\na`,
  (host, cookie) =>
    post('/api/v1/order/edit-item', host, `Cookie: ${cookie}\r\nContent-Type: application/vnd.api+json\r\n`),
];
/** So many, as some are always on their way back; of these are there half of the time at least: */
const STRANGERS = 1250;
const AT_LEAST = 900;
/**
 * A third of them share four networks, whose places for bodies just hold them; the others have one each. None has the
 * browsers' own, whose places other tests need.
 */
const homeOf = (place: number) =>
  place % 3
    ? `127.10.${String(place >> 8)}.${String(place & 255)}`
    : `127.9.9.${String(1 + (Math.floor(place / 3) % 4))}`;
/** They come one after another: what is held ends after 10 s, and would end all at once. */
const SPREAD_MS = 10_000;
const VIEWS = 30;
/**
 * Whoever waits for a place that strangers hold waits for seconds or gets a 503; other work on the machine weighs on a
 * portal that nobody besieges as well. The goal, p95 twice that of the other, is a figure (`SHOW_FIGURES`), no test.
 */
const MOST_TIMES = 3;
const FLOOR_MS = 1500;

/** Nine in ten hold what they have taken; the rest are refused by their heads, or for what they hold already. */
const openingOf = (place: number, host: string, cookie: string): string => {
  const ask = place % 10 === 9 ? REFUSED[Math.floor(place / 10) % REFUSED.length] : HELD[place % HELD.length];
  return (ask ?? HELD[0]!)(host, cookie);
};

/** Strangers who come again as soon as they are turned away, and say a byte a second meanwhile. */
function besiege(portal: URL, cookie: string): { open: () => number; end: () => void } {
  const sockets = new Set<Socket>();
  let over = false;
  const come = (place: number) => {
    if (over) return;
    const { hostname: host, port } = portal;
    const socket = connect({ host, port: Number(port), family: 4, localAddress: homeOf(place) }, () => {
      sockets.add(socket);
      socket.write(openingOf(place, portal.host, cookie));
    });
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      // not at once: this test measures held places, not a flood
      setTimeout(() => come(place), 500).unref();
    });
  };
  for (let place = 0; place < STRANGERS; place += 1)
    setTimeout(() => come(place), (place / STRANGERS) * SPREAD_MS).unref();
  const drip = setInterval(() => {
    for (const socket of sockets) if (socket.writable) socket.write('a');
  }, 1000);
  return {
    open: () => sockets.size,
    end: () => {
      over = true;
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}

const at = (times: number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

let quiet: Awaited<ReturnType<typeof startSecondPortal>>;
test.beforeAll(async () => {
  quiet = await startSecondPortal({ SESSION_SECRET: process.env.E2E_SESSION_SECRET ?? '' });
});
test.afterAll(() => quiet.stop());

test('nine hundred slow strangers at once keep nobody from a page', async ({ page, signInAs, baseURL }) => {
  test.slow();
  await signInAs('pharmacist');
  await page.goto('/lk');
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const view = async (portal = '') => {
    const began = performance.now();
    expect((await page.request.get(`${portal}/lk`)).status()).toBe(200);
    return performance.now() - began;
  };
  /** Of the portal, and of one beside it that nobody besieges, asked in turn: both share the machine's other work. */
  const [here, beside]: [number[], number[]] = [[], []];
  const open: number[] = [];
  for (const portal of ['', '', quiet.url, quiet.url]) await view(portal); // warm
  const siege = besiege(new URL(baseURL ?? ''), cookie);
  try {
    await expect.poll(siege.open, { timeout: SPREAD_MS * 3 }).toBeGreaterThan(AT_LEAST);
    for (let round = 0; round < VIEWS; round += 1) {
      here.push(await view());
      beside.push(await view(quiet.url));
      open.push(siege.open());
    }
    expect((await page.request.get('/healthz')).status()).toBe(200);
  } finally {
    siege.end();
  }
  const told = (times: number[]) => `p50 ${at(times, 0.5).toFixed(0)}, p95 ${at(times, 0.95).toFixed(0)} ms`;
  const line = `besieged ${told(here)}; beside it ${told(beside)}; ${String(at(open, 0.5))} strangers`;
  test.info().annotations.push({ type: 'views of /lk', description: line });
  if (process.env.SHOW_FIGURES) process.stdout.write(`${line}\n`);
  expect(at(open, 0.5), line).toBeGreaterThan(AT_LEAST);
  expect(at(here, 0.5), line).toBeLessThan(Math.max(at(beside, 0.5) * MOST_TIMES, FLOOR_MS));
});
