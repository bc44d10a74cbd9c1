import { Visitor } from '../bench/visitor';
import { expect, test } from './fixtures';
import { ATTACKS, PLACES, STOLEN, strike, type Attack } from './odd-bodies';
import { rightAnswers } from './odd-bodies-answers';
import { startBetween } from './services-between';

/** Each attack once, every other one as a person; twice as many rounds make each both a guest's and a person's. */
const ROUNDS = Number(process.env.ROUNDS ?? ATTACKS.length);
const STRIDE = 37;
const LANES = 4;
const SECOND = 'second-person';

let services: Awaited<ReturnType<typeof startBetween>>;
test.beforeAll(async () => {
  services = await startBetween(() => 0);
});
test.afterAll(() => services.stop());

const signedIn = async (name: string): Promise<Visitor> => {
  const visitor = new Visitor(services.portal, `${name}@portal.example`);
  await visitor.signIn();
  return visitor;
};

interface Round {
  attack: Attack;
  isPerson: boolean;
  /** Names the attack on its way to the services. */
  id: string;
}
function roundOf(number: number): Round {
  const attack = ATTACKS[(number * STRIDE) % ATTACKS.length] as Attack;
  const turn = Math.floor(number / ATTACKS.length);
  return { attack, isPerson: (number + turn) % 2 === 1, id: `attack-${String(number)}` };
}

/** What the parser of the services read for this attack; files go without a name of their own. */
function parsedFor({ attack, id }: Round): string[] {
  const isFile = attack.place === 'stored';
  return services.parsed
    .filter((one) => one.id === id || (isFile && one.url === PLACES.stored + id))
    .map(({ method, url }) => `${method} ${url}`);
}

function wrongWith(round: Round, status: number): string[] {
  const { statuses, fewest, most } = rightAnswers(round.attack, round.isPerson);
  const parsed = parsedFor(round);
  const told = JSON.stringify(round);
  return [
    ...(statuses.includes(status)
      ? []
      : [`${told} answered ${String(status)}, not ${statuses.join(' or ')}`]),
    ...(parsed.length >= fewest && parsed.length <= most
      ? []
      : [`${told} was ${String(parsed.length)} requests: ${parsed.join(', ')}`]),
  ];
}

test(`a body never becomes a request: ${String(ROUNDS)} rounds, and the second person is answered as themselves`, async () => {
  test.setTimeout(45_000 + ROUNDS * 250);
  const second = await signedIn('trainer');
  const me = async () => {
    const { status, text } = await second.send('/api/v1/me', { headers: { 'x-request-id': SECOND } });
    return `${String(status)} ${text}`;
  };
  const own = await me();
  expect(own).toContain('trainer@portal.example');
  const wrong: string[] = [];
  let next = 0;
  const lane = async () => {
    // each has a session of its own: some attacks end it
    const person = await signedIn('pharmacist');
    while (next < ROUNDS) {
      const round = roundOf(next);
      next += 1;
      const cookie = round.isPerson ? person.cookie() : '';
      const struck = strike(new URL(services.portal), round.attack, { cookie, id: round.id });
      const [status, beside] = await Promise.all([struck, me()]);
      const after = await me();
      if (beside !== own || after !== own) wrong.push(`${JSON.stringify(round)}: ${beside} / ${after}`);
      wrong.push(...wrongWith(round, status));
      if (status === 204 && round.isPerson) await person.signIn();
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  expect(wrong).toEqual([]);
  expect(services.parsed.filter(({ url }) => url.includes(STOLEN))).toEqual([]);
  expect(services.malformed()).toBe(0);
  // the count is one of requests, not of those with a name: the second person's are all there, and nobody else's
  expect(services.parsed.filter(({ id }) => id === SECOND)).toHaveLength(1 + 2 * ROUNDS);
});

test('a body where the contract has none is refused before anything is opened', async () => {
  const person = await signedIn('pharmacist');
  const before = services.parsed.length;
  for (const path of ['/api/inetstudio/acl-package/v1/users/7/avatar', '/api/session'])
    expect((await person.send(path, { method: 'DELETE', body: 'GET / HTTP/1.1' })).status).toBe(400);
  expect(services.parsed).toHaveLength(before);
  // nothing was removed, nobody signed out
  expect((await person.send('/api/v1/me')).status).toBe(200);
});

test('what the contract does not name ends at the portal', async ({ page, signInAs }) => {
  await signInAs('pharmacist');
  expect((await page.request.get('/api/v1/nothing')).status()).toBe(404);
  const wrong = await page.request.delete('/api/v1/me');
  expect([wrong.status(), wrong.headers()['allow']]).toEqual([405, 'GET']);
});
