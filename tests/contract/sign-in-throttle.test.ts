import { eq } from 'drizzle-orm';
import { beforeAll, afterAll, describe, expect, test } from 'vitest';
import { login, logout } from '@/api/auth/endpoints';
import { getMe } from '@/api/me/endpoints';
import { checkCertificate } from '@/api/certificates/endpoints';
import { forgotPassword, register, resetPassword } from '@/api/user/endpoints';
import { WATCHED_FROM } from '@/lib/domain/attempt-waits';
import { auditRecords } from '@/backend/db/schema/system';
import { hashPassword } from '@/backend/services/auth/passwords';
import { DEVICE_HEADER } from '@/lib/session/known-device';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique } from '../helpers/given';
import { from, registrationForm } from '../helpers/registration';

const PASSWORD = 'Demo2026pass';
const WRONG = 'Wrong2026pass';

let backend: TestBackend;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  backend = await startTestBackend({ now: new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => backend.close());

const person = () => backend.given.user({ passwordHash });
type Headers = Record<string, string>;
const signIn = (email: string, password: string, headers: Headers = from()) =>
  backend.call(login, { body: { email, password }, headers });
const guess = async (email: string, times: number, headers?: () => Headers) => {
  for (let at = 0; at < times; at += 1) await signIn(email, `${WRONG}${at}`, headers?.());
};
/** Whoever is turned away comes again at once, so that no place in the line of passwords stays free. */
const hammer = (addressOf: (at: number) => string, isOver: () => boolean) =>
  Promise.all(
    Array.from({ length: 60 }, async (_, at) => {
      const address = addressOf(at);
      while (!isOver()) await hashPassword(WRONG, { address }).catch(() => new Promise(setImmediate));
    }),
  );
/** Everybody at once, each from a network of their own. */
const attack = (email: string, times = WATCHED_FROM) =>
  Promise.all(Array.from({ length: times }, (_, at) => signIn(email, `${WRONG}${at}`)));
const signedInBefore = async (email: string): Promise<Headers> => {
  const { value } = await signIn(email, PASSWORD);
  return { [DEVICE_HEADER]: value.deviceToken ?? 'none' };
};
const waitOf = (called: { headers: { get(name: string): string | null } }) =>
  Number(called.headers.get('retry-after'));

describe('a stranger who guesses', () => {
  test('from one place holds up nobody elsewhere', async () => {
    const [anna, stranger] = [await person(), from()];
    await guess(anna.email, 9, () => stranger);
    expect((await signIn(anna.email, PASSWORD, stranger)).status).toBe(429);
    expect((await signIn(anna.email, PASSWORD)).status).toBe(200);
  });

  test('from everywhere makes a new browser wait half a minute once, and keeps no seat of its own', async () => {
    const [anna, mine] = [await person(), from()];
    await attack(anna.email);
    const first = await signIn(anna.email, PASSWORD, mine);
    expect([first.status, waitOf(first)]).toEqual([429, 30]);
    backend.clock.advance(29_000);
    await attack(anna.email, 5);
    expect((await signIn(anna.email, PASSWORD, mine)).status, 'asking again does not lengthen it').toBe(429);
    backend.clock.advance(1000);
    await attack(anna.email, 5);
    expect((await signIn(anna.email, PASSWORD, mine)).status).toBe(200);
  });

  test('from everywhere, and in the very network of the owner, does not hold up a browser known to the account', async () => {
    const [anna, office] = [await person(), from()];
    const device = await signedInBefore(anna.email);
    await attack(anna.email);
    await guess(anna.email, 2, () => office);
    await Promise.all(
      Array.from({ length: 30 }, () => signIn(`${unique('racer')}@test.example`, WRONG, office)),
    );
    expect((await signIn(anna.email, PASSWORD, office)).status).toBe(429);
    expect((await signIn(anna.email, PASSWORD, { ...office, ...device })).status).toBe(200);
  });

  test('waits ever longer himself, up to five minutes', async () => {
    const [anna, stranger] = [await person(), from()];
    await guess(anna.email, 5, () => stranger);
    const waits: number[] = [];
    for (let at = 0; at < 6; at += 1) {
      const refused = await signIn(anna.email, WRONG, stranger);
      waits.push(waitOf(refused));
      backend.clock.advance(waitOf(refused) * 1000);
      expect((await signIn(anna.email, WRONG, stranger)).status).toBe(422);
    }
    expect(waits).toEqual([30, 60, 120, 240, 300, 300]);
  });

  test('has one network however many addresses of a /64 there are', async () => {
    const anna = await person();
    let host = 0;
    const roam = () => ({ 'x-forwarded-for': `2001:db8:77:1::${(host += 1).toString(16)}` });
    await guess(anna.email, 5, roam);
    expect((await signIn(anna.email, PASSWORD, roam())).status).toBe(429);
    expect((await signIn(anna.email, PASSWORD, { 'x-forwarded-for': '2001:db8:77:2::1' })).status).toBe(200);
  });

  test('who has a whole /48 makes ten guesses at one account in a quarter of an hour; next door is free', async () => {
    const anna = await person();
    let network = 0;
    const roam = () => ({ 'x-forwarded-for': `2001:db8:78:${(network += 1).toString(16)}::1` });
    await guess(anna.email, 10, roam);
    const refused = await signIn(anna.email, PASSWORD, roam());
    expect([refused.status, waitOf(refused)]).toEqual([429, 15 * 60]);
    expect((await signIn(anna.email, PASSWORD, { 'x-forwarded-for': '2001:db8:79:1::1' })).status).toBe(200);
    backend.clock.advance(15 * 60_000);
    expect((await signIn(anna.email, PASSWORD, roam())).status).toBe(200);
  });

  test('learns nothing of whether the account is there', async () => {
    const answers = async (email: string) => {
      const [place, seen] = [from(), [] as unknown[]];
      for (let at = 0; at < 7; at += 1) {
        const called = await signIn(email, WRONG, place);
        seen.push([called.status, called.errors, called.headers.get('retry-after')]);
      }
      await attack(email);
      const later = await signIn(email, WRONG);
      return [...seen, later.status, waitOf(later)];
    };
    expect(await answers(`${unique('nobody')}@test.example`)).toEqual(await answers((await person()).email));
  });

  test('fills no table: the trail counts what one place tries at one account', async () => {
    const [anna, stranger] = [await person(), from()];
    await guess(anna.email, 4, () => stranger);
    await signIn(anna.email, WRONG);
    const rows = await backend.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.subjectId, anna.id))
      .orderBy(auditRecords.id);
    expect(rows.map(({ action, ip, details }) => [action, ip, details?.times])).toEqual([
      ['sign-in.failed', stranger['x-forwarded-for'], 4],
      ['sign-in.failed', expect.any(String), undefined],
    ]);
  });

  test('cannot spoil a letter’s link by guessing at it', async () => {
    const anna = await person();
    const reset = (headers: Headers) =>
      backend.call(resetPassword, {
        body: { email: anna.email, token: 'guess', password: 'Another2026pass' },
        headers,
      });
    const stranger = from();
    for (let at = 0; at < 5; at += 1) expect((await reset(stranger)).status).toBe(422);
    expect((await reset(stranger)).status).toBe(429);
    expect((await reset(from())).status, 'judged, not refused').toBe(422);
  });
});

describe('a /48 of IPv6, whatever network of it asks', () => {
  const inside = (site: string) => (at: number) => ({
    'x-forwarded-for': `2001:db8:${site}:${at.toString(16)}::1`,
  });
  const answers = async (times: number, ask: (at: number) => Promise<{ status: number }>) =>
    new Set(
      (await Promise.all(Array.from({ length: times }, (_, at) => ask(at)))).map(({ status }) => status),
    );
  const letter = (headers: Headers) =>
    backend.call(forgotPassword, { body: { email: `${unique('nobody')}@test.example` }, headers });

  test('asks 120 times a minute', async () => {
    const at = inside('80');
    expect(await answers(120, (turn) => letter(at(turn)))).toEqual(new Set([204]));
    expect([(await letter(at(999))).status, (await letter(inside('81')(1))).status]).toEqual([429, 204]);
    backend.clock.advance(60_000);
    expect((await letter(at(999))).status).toBe(204);
  });

  test('is told 60 times an hour that there is no such certificate', async () => {
    const at = inside('82');
    const ask = (headers: Headers) =>
      backend.call(checkCertificate, { params: { number: '0000-0000-0000' }, headers });
    expect(await answers(60, (turn) => ask(at(turn)))).toEqual(new Set([404]));
    expect([(await ask(at(999))).status, (await ask(inside('83')(1))).status]).toEqual([429, 404]);
  });
});

describe('the judge of passwords', () => {
  const common = 'password1A';
  test('of a registration works thirty times a minute for one network, and costs nobody their attempts', async () => {
    const [form, place] = [await registrationForm(backend.given), from()];
    const ask = (password: string, headers: Headers) =>
      backend.call(register, { body: { ...form, password }, headers });
    for (let at = 0; at < 30; at += 1) expect((await ask(common, place)).status).toBe(422);
    expect((await ask(common, place)).status).toBe(429);
    backend.clock.advance(60_000);
    expect((await ask(form.password, place)).status).toBe(200);
  });

  test('of a new password by letter too', async () => {
    const [anna, place] = [await person(), from()];
    const ask = (password: string) =>
      backend.call(resetPassword, { body: { email: anna.email, token: 'guess', password }, headers: place });
    const seen = new Set<string | undefined>();
    for (let at = 0; at < 30; at += 1) seen.add((await ask(common)).errors[0]?.code);
    expect(seen).toEqual(new Set(['password-common']));
    expect((await ask(common)).status).toBe(429);
    backend.clock.advance(60_000);
    expect((await ask(PASSWORD)).errors[0]?.code).toBe('token-dead');
  });
});

test('one /48 fills its share of the line of passwords; a new browser from elsewhere is served', async () => {
  const [anna, boris] = [await person(), await person()];
  let over = false;
  const hostile = hammer(
    (at) => `2001:db8:9:${at.toString(16)}::1`,
    () => over,
  );
  const neighbours: number[] = [];
  const strangers: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    const [near, far] = await Promise.all([
      signIn(anna.email, PASSWORD, { 'x-forwarded-for': '2001:db8:9:ffff::1' }),
      signIn(boris.email, PASSWORD, { 'x-forwarded-for': '2001:db8:a::1' }),
    ]);
    neighbours.push(near.status);
    strangers.push(far.status);
  }
  over = true;
  await hostile;
  expect(strangers).toEqual([200, 200, 200, 200]);
  expect(neighbours).toContain(503);
});

describe('a known browser', () => {
  test('is known to those who signed in on it, and to nobody else', async () => {
    const [anna, boris] = [await person(), await person()];
    const device = await signedInBefore(anna.email);
    await attack(boris.email);
    expect((await signIn(boris.email, PASSWORD, { ...from(), ...device })).status).toBe(429);
  });

  test('may be shared, and stays known after signing out', async () => {
    const [anna, boris] = [await person(), await person()];
    const first = await signedInBefore(anna.email);
    const { value } = await signIn(boris.email, PASSWORD, { ...from(), ...first });
    await backend.call(logout, { as: { token: value.accessToken } });
    const device = { [DEVICE_HEADER]: value.deviceToken ?? 'none' };
    for (const { email } of [anna, boris]) {
      await attack(email);
      expect((await signIn(email, PASSWORD, { ...from(), ...device })).status).toBe(200);
    }
  });

  test('has its own count: wrong passwords make it wait, and nobody else', async () => {
    const anna = await person();
    const device = await signedInBefore(anna.email);
    await guess(anna.email, 5, () => ({ ...from(), ...device }));
    expect(waitOf(await signIn(anna.email, PASSWORD, { ...from(), ...device }))).toBe(30);
    expect((await signIn(anna.email, PASSWORD)).status).toBe(200);
  });

  test('guesses sent at once are counted as if they came in turn', async () => {
    const anna = await person();
    const device = await signedInBefore(anna.email);
    const calls = Array.from({ length: 12 }, (_, at) =>
      signIn(anna.email, `${WRONG}${at}`, { ...from(), ...device }),
    );
    const statuses = (await Promise.all(calls)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  test('signs in at once while strangers fill the line of passwords; a second known person too', async () => {
    const [anna, boris] = [await person(), await person()];
    const marks = [await signedInBefore(anna.email), await signedInBefore(boris.email)];
    let over = false;
    const hostile = hammer(
      (at) => `2001:db8:${at.toString(16)}::1`,
      () => over,
    );
    const statuses: number[] = [];
    const strangers: number[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      for (const [at, { email }] of [anna, boris].entries())
        statuses.push((await signIn(email, PASSWORD, { ...from(), ...marks[at] })).status);
      strangers.push((await signIn(`${unique('nobody')}@test.example`, WRONG)).status);
    }
    over = true;
    await hostile;
    expect(statuses).toEqual(statuses.map(() => 200));
    expect(strangers).toContain(503);
  });

  test('cannot be made up', async () => {
    const anna = await person();
    await attack(anna.email);
    for (const mark of ['nothing of the kind', 'a.b.c', '']) {
      expect((await signIn(anna.email, PASSWORD, { ...from(), [DEVICE_HEADER]: mark })).status, mark).toBe(
        429,
      );
    }
  });

  test('is no session, a session is no known browser, and the mark names nobody', async () => {
    const anna = await person();
    const { value } = await signIn(anna.email, PASSWORD);
    const mark = value.deviceToken ?? '';
    expect((await backend.call(getMe, { as: { token: mark } })).status).toBe(401);
    const [, payload = ''] = mark.split('.');
    const said = Buffer.from(payload, 'base64url').toString();
    expect(said).not.toContain(anna.email);
    expect(Object.keys(JSON.parse(said) as object).sort()).toEqual(['exp', 'iat', 'iss', 'jti', 'people']);
    expect(said).not.toContain(`"${anna.id}"`);
    await attack(anna.email);
    const called = await signIn(anna.email, PASSWORD, { ...from(), [DEVICE_HEADER]: value.accessToken });
    expect(called.status).toBe(429);
  });

  test('is forgotten after four hundred days', async () => {
    const anna = await person();
    const device = await signedInBefore(anna.email);
    backend.clock.advance(401 * 24 * 3600_000);
    await attack(anna.email);
    expect((await signIn(anna.email, PASSWORD, { ...from(), ...device })).status).toBe(429);
  });
});
