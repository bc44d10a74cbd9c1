import { connect } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** How a stranger may frame a body that holds a request of its own. */
const INNER = 'GET /v1/select/marks HTTP/1.1\r\nX: ';
const sized = (length: number) => `Content-Length: ${String(length)}`;
const pieces = `${INNER.length.toString(16)}\r\n${INNER}\r\n0\r\n`;
const FRAMINGS: Record<string, { headers: string[]; body: string; breaksOff?: true }> = {
  none: { headers: [], body: INNER },
  length: { headers: [sized(INNER.length)], body: INNER },
  'no length': { headers: [sized(0)], body: INNER },
  chunked: { headers: ['Transfer-Encoding: chunked'], body: `${pieces}\r\n` },
  both: { headers: [sized(INNER.length), 'Transfer-Encoding: chunked'], body: `${pieces}\r\n` },
  'a short length': { headers: [sized(3)], body: INNER },
  'a long length': { headers: [sized(INNER.length + 40)], body: INNER, breaksOff: true },
  trailers: { headers: ['Transfer-Encoding: chunked', 'Trailer: X'], body: `${pieces}X: y\r\n\r\n` },
  'broken off': { headers: ['Transfer-Encoding: chunked'], body: pieces.slice(0, 20), breaksOff: true },
};
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
/** A path of nobody; a call without a body, one with a JSON body, one with a form; the session; a page; a file. */
const PLACES = [
  '/api/v1/nothing',
  '/api/v1/me',
  '/api/v1/order/edit-item',
  '/api/inetstudio/acl-package/v1/users/7/avatar',
  '/api/session',
  '/lk',
  '/icons.svg',
];

interface Attack {
  method: string;
  place: string;
  framing: string;
}
const ATTACKS: Attack[] = METHODS.flatMap((method) =>
  PLACES.flatMap((place) => Object.keys(FRAMINGS).map((framing) => ({ method, place, framing }))),
);

/** Every attack once, half of them as a person; the second time round the others are. `ROUNDS=1000` is the long run. */
const ROUNDS = Number(process.env.ROUNDS ?? ATTACKS.length);

/** Sends one attack over a connection of its own; answers the status line of the first answer. */
function strike(portal: URL, { method, place, framing }: Attack, cookie: string): Promise<string> {
  const { headers, body, breaksOff } = FRAMINGS[framing] ?? { headers: [], body: '' };
  const head = [
    `${method} ${place} HTTP/1.1`,
    `Host: ${portal.host}`,
    `Cookie: ${cookie}`,
    'Content-Type: application/vnd.api+json',
    ...headers,
  ];
  return new Promise((resolve) => {
    const socket = connect(Number(portal.port), portal.hostname, () => {
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
      if (breaksOff) setTimeout(() => socket.destroy(), 5);
    });
    socket.once('data', (part) => {
      resolve(part.toString().split('\r\n', 1)[0] ?? '');
      socket.destroy();
    });
    socket.once('error', () => socket.destroy());
    socket.once('close', () => resolve(''));
  });
}

const cookieOf = async (page: Page) =>
  (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');

test(`a body never becomes a request: the second person is answered as themselves, ${ROUNDS} times`, async ({
  page,
  browser,
  baseURL,
  signInAs,
}) => {
  test.slow();
  await signInAs('pharmacist');
  const hostile = await cookieOf(page);
  const portal = new URL(baseURL ?? '');
  const victim = await browser.newContext();
  await victim.request.post(`${portal.origin}/api/session`, {
    data: { email: 'trainer@portal.example', password: 'Demo2026pass' },
  });
  const me = async () => {
    const answer = await victim.request.get(`${portal.origin}/api/v1/me`);
    const { data } = (await answer.json()) as { data?: { type?: string; attributes?: { email?: string } } };
    return `${String(answer.status())} ${data?.type ?? ''} ${data?.attributes?.email ?? ''}`;
  };
  const own = await me();
  expect(own).toContain('trainer@portal.example');
  const failures: string[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const attack = ATTACKS[(round * 37) % ATTACKS.length] as Attack;
    const who = (round + Math.floor(round / ATTACKS.length)) % 2 ? hostile : '';
    const [struck, answered] = await Promise.all([strike(portal, attack, who), me()]);
    const after = await me();
    if (answered !== own || after !== own) failures.push(`${JSON.stringify(attack)}: ${answered} / ${after}`);
    if (/ 5\d\d /.test(struck)) failures.push(`${JSON.stringify(attack)}: ${struck}`);
  }
  expect(failures).toEqual([]);
  await victim.close();
});

test('a body where the contract has none is refused before anything is opened', async ({
  page,
  signInAs,
}) => {
  await signInAs('pharmacist');
  const answers = await Promise.all(
    ['/api/inetstudio/acl-package/v1/users/7/avatar', '/api/session'].map((path) =>
      page.request.delete(path, { data: 'GET / HTTP/1.1' }),
    ),
  );
  expect(answers.map((answer) => answer.status())).toEqual([400, 400]);
  // nothing was removed, nobody signed out
  expect((await page.request.get('/api/v1/me')).status()).toBe(200);
});

test('what the contract does not name ends at the portal', async ({ page, signInAs }) => {
  await signInAs('pharmacist');
  expect((await page.request.get('/api/v1/nothing')).status()).toBe(404);
  const wrong = await page.request.delete('/api/v1/me');
  expect([wrong.status(), wrong.headers()['allow']]).toEqual([405, 'GET']);
});
