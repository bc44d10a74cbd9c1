import { connect, type Socket } from 'node:net';
import { expect, test } from './fixtures';

/** What a stranger can keep open: a head that never ends, and bodies that come a byte at a time. */
const OPENINGS = [
  (host: string) => `GET /lk HTTP/1.1\r\nHost: ${host}\r\nX: `,
  (host: string) => `POST /api/session HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 9000\r\n\r\n{`,
  (host: string) => `POST /api/v1/registration HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 9000\r\n\r\n{`,
  (host: string) =>
    `POST /api/inetstudio/acl-package/v1/users/7/avatar HTTP/1.1\r\nHost: ${host}\r\nCookie: token=a; refresh=b\r\nContent-Length: 19000000\r\n\r\n-`,
  (host: string) =>
    `DELETE /api/v1/nothing HTTP/1.1\r\nHost: ${host}\r\nTransfer-Encoding: chunked\r\n\r\n5\r\na`,
];
/** A person who has signed in and sends as slowly. */
const SLOW_PERSON = (host: string, cookie: string) =>
  `POST /api/v1/order/edit-item HTTP/1.1\r\nHost: ${host}\r\nCookie: ${cookie}\r\nContent-Type: application/vnd.api+json\r\nContent-Length: 9000\r\n\r\n{`;
const STRANGERS = 1000;
/** Half of them share a network, the others have one each; none has the browsers', whose places other tests need. */
const homeOf = (place: number) =>
  place % 2 ? '127.9.9.9' : `127.10.${String(place >> 8)}.${String(place & 255)}`;
const VIEWS = 40;

/** A thousand strangers who come again as soon as they are turned away, and say a byte a second meanwhile. */
function besiege(portal: URL, cookie: string): { open: () => number; end: () => void } {
  const sockets = new Set<Socket>();
  let over = false;
  const come = (place: number) => {
    if (over) return;
    const { hostname: host, port } = portal;
    const socket = connect({ host, port: Number(port), family: 4, localAddress: homeOf(place) }, () => {
      const opening = OPENINGS[place % (OPENINGS.length + 1)];
      socket.write(opening ? opening(portal.host) : SLOW_PERSON(portal.host, cookie));
    });
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => undefined);
    socket.once('close', () => {
      sockets.delete(socket);
      // not at once: this test measures held places, not a flood
      setTimeout(() => come(place), 1000).unref();
    });
  };
  for (let place = 0; place < STRANGERS; place += 1) come(place);
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

// what a machine does besides weighs on one measure more than on another: what is too slow is so three times
test.describe.configure({ retries: 2 });

const at = (times: number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0;

test('a thousand slow strangers keep nobody from a page', async ({ page, signInAs, baseURL }) => {
  test.slow();
  await signInAs('pharmacist');
  await page.goto('/lk');
  const view = async () => {
    const began = performance.now();
    expect((await page.request.get('/lk')).status()).toBe(200);
    return performance.now() - began;
  };
  const views = async () => {
    const times: number[] = [];
    for (let round = 0; round < VIEWS; round += 1) times.push(await view());
    return times;
  };
  await views(); // warm
  const idle = await views();
  const cookies = await page.context().cookies();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const siege = besiege(new URL(baseURL ?? ''), cookie);
  try {
    await expect.poll(siege.open).toBeGreaterThan(STRANGERS * 0.5);
    const besieged = await views();
    expect((await page.request.get('/healthz')).status()).toBe(200);
    siege.end();
    // the calmer of two measures would make the siege look worse than it was
    const after = await views();
    const calm = (share: number) => Math.max(at(idle, share), at(after, share));
    const line = `p95 ${calm(0.95).toFixed(0)} → ${at(besieged, 0.95).toFixed(0)} ms, median ${calm(0.5).toFixed(0)} → ${at(besieged, 0.5).toFixed(0)} ms`;
    test.info().annotations.push({ type: 'views of /lk', description: line });
    if (process.env.SHOW_FIGURES) process.stdout.write(`${line}\n`);
    // the goal is 2 × idle; a shared machine is given a little besides
    expect(at(besieged, 0.95)).toBeLessThan(calm(0.95) * 2 + 100);
    expect(at(besieged, 0.5)).toBeLessThan(calm(0.5) * 2 + 50);
  } finally {
    siege.end();
  }
});
