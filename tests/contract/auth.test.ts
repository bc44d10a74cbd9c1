import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  createHandOff,
  exchangeCode,
  externalLogin,
  issueExternalToken,
  login,
  logout,
  refresh,
} from '@/api/auth/endpoints';
import { getMe } from '@/api/me/endpoints';
import { refreshTokens, sessions } from '@/backend/db/schema/sessions';
import { auditRecords } from '@/backend/db/schema/system';
import { roles, userRoles, users } from '@/backend/db/schema/users';
import { tidy } from '@/backend/jobs/housekeeping';
import { hashPassword } from '@/backend/services/auth/passwords';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique } from '../helpers/given';
import { from } from '../helpers/registration';

const PASSWORD = 'Demo2026pass';
const DAY = 24 * 3600_000;

let backend: TestBackend;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  backend = await startTestBackend({
    now: new Date('2026-11-20T09:00:00Z'),
    env: { REDIRECT_URI_ALLOWLIST: 'https://partner.example/in, bearer:https://old.example/in' },
  });
});
afterAll(() => backend.close());

const person = () => backend.given.user({ passwordHash });
const signIn = (email: string, password: string, headers = from()) =>
  backend.call(login, { body: { email, password }, headers });
async function handOn(as: { token: string }): Promise<string> {
  const { value } = await backend.call(createHandOff, { as, body: { redirectUri: 'partner.example/in' } });
  const code = new URL(value.location).searchParams.get('token') ?? '';
  return (await backend.call(exchangeCode, { body: { code } })).value.accessToken;
}
const me = (token: string) => backend.call(getMe, { as: { token } });

describe('signing in', () => {
  test('a wrong password and an unknown e-mail get the same answer', async () => {
    const anna = await person();
    const wrong = await signIn(anna.email, 'Wrong2026pass');
    const unknown = await signIn(`${unique('nobody')}@test.example`, PASSWORD);
    expect([wrong.status, wrong.errors[0]?.code]).toEqual([422, 'invalid-credentials']);
    expect(unknown.document).toEqual(wrong.document);
  });

  test('the trail names the account of a failure, and keeps no word of an unknown one', async () => {
    const [anna, nobody] = [await person(), `${unique('nobody')}@test.example`];
    await signIn(anna.email, 'Wrong2026pass');
    await signIn(nobody, 'Wrong2026pass');
    const rows = await backend.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.action, 'sign-in.failed'));
    expect(rows.filter(({ subjectId }) => subjectId === anna.id)).toHaveLength(1);
    expect(rows.at(-1)?.details).toEqual({
      emailHash: expect.any(String) as string,
      network: expect.any(String) as string,
    });
    expect(rows.map(({ details }) => JSON.stringify(details)).join()).not.toContain(nobody);
  });

  test('an unknown e-mail takes as long as a wrong password', async () => {
    const anna = await person();
    const time = async (email: string) => {
      const started = performance.now();
      await signIn(email, 'Wrong2026pass');
      return performance.now() - started;
    };
    await time('warm-up@test.example');
    const [known, unknown]: [number[], number[]] = [[], []];
    // in turn, so that other work of the machine weighs on both
    for (let round = 0; round < 5; round += 1) {
      known.push(await time(anna.email));
      unknown.push(await time(`${unique('nobody')}@test.example`));
    }
    const median = (times: number[]) => times.sort((a, b) => a - b)[2] ?? 0;
    // Hashing is most of it; an answer without it would be ten times quicker.
    expect(median(unknown)).toBeGreaterThan(median(known) / 4);
  });

  test('an archived person stays out', async () => {
    const anna = await person();
    await backend.db.update(users).set({ isArchived: true }).where(eq(users.id, anna.id));
    expect((await signIn(anna.email, PASSWORD)).status).toBe(422);
    expect((await me(anna.token)).status).toBe(401);
  });

  test('gives a pair of tokens, whatever the case of the e-mail, and an audit row', async () => {
    const anna = await person();
    const { value } = await signIn(` ${anna.email.toUpperCase()} `, PASSWORD);
    expect(value.expiresIn).toBe(3600);
    expect((await me(value.accessToken)).value.id).toBe(anna.id);
    const rows = await backend.db.select().from(auditRecords).where(eq(auditRecords.actorId, anna.id));
    expect(rows.map((row) => row.action)).toContain('sign-in');
  });

  test('the access token dies after an hour', async () => {
    const anna = await person();
    const { value } = await signIn(anna.email, PASSWORD);
    backend.clock.advance(3601_000);
    const { status, errors } = await me(value.accessToken);
    expect([status, errors[0]?.code]).toEqual([401, 'token-expired']);
  });

  test('after five failures even the right password waits, in that network alone', async () => {
    const [anna, headers] = [await person(), from()];
    for (let guess = 0; guess < 5; guess += 1) {
      expect((await signIn(anna.email, `Wrong2026pas${guess}`, headers)).status).toBe(422);
    }
    const refused = await signIn(anna.email, PASSWORD, headers);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    backend.clock.advance(30_000);
    expect((await signIn(anna.email, PASSWORD, headers)).status).toBe(200);
  });

  test('guesses sent at once are counted as if they came in turn', async () => {
    const anna = await person();
    const headers = from();
    const guesses = Array.from({ length: 12 }, (_, at) => signIn(anna.email, `Wrong2026pas${at}`, headers));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(7);
  });

  test('thirty failures a minute close the address, not the accounts, however many race', async () => {
    const [anna, headers] = [await person(), from()];
    // the network's share of the line of passwords is smaller: whoever is turned away there comes again
    const race = async (email: string): Promise<number> => {
      const { status } = await signIn(email, 'Wrong2026pass', headers);
      return status === 503 ? race(email) : status;
    };
    const racers = Array.from({ length: 120 }, () => race(`${unique('racer')}@test.example`));
    const statuses = await Promise.all(racers);
    expect(statuses.filter((status) => status === 422)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(90);
    expect((await signIn(anna.email, PASSWORD, headers)).status).toBe(429);
    expect((await signIn(anna.email, PASSWORD)).status).toBe(200);
    backend.clock.advance(60_001);
    expect((await signIn(anna.email, PASSWORD, headers)).status).toBe(200);
  });

  test('right passwords cost the address nothing', async () => {
    const [anna, headers] = [await person(), from()];
    for (let round = 0; round < 31; round += 1) {
      expect((await signIn(anna.email, PASSWORD, headers)).status).toBe(200);
    }
  });

  test('a right password clears the count', async () => {
    const [anna, headers] = [await person(), from()];
    for (let round = 0; round < 2; round += 1) {
      for (let guess = 0; guess < 4; guess += 1) await signIn(anna.email, 'Wrong2026pass', headers);
      expect((await signIn(anna.email, PASSWORD, headers)).status).toBe(200);
    }
  });
});

describe('refreshing', () => {
  const rotate = (refreshToken: string) => backend.call(refresh, { body: { refreshToken }, headers: from() });
  async function signedIn() {
    const anna = await person();
    const { value } = await signIn(anna.email, PASSWORD);
    return { anna, tokens: value, refreshToken: value.refreshToken ?? '' };
  }

  test('an unknown token is refused', async () => {
    const { status, errors } = await rotate('nothing of the kind');
    expect([status, errors[0]?.code]).toEqual([401, 'refresh-invalid']);
  });

  test('gives a new pair of the same session; the stored token is a hash', async () => {
    const { anna, tokens, refreshToken } = await signedIn();
    const { value } = await rotate(refreshToken);
    expect(value.id).toBe(tokens.id);
    expect(value.refreshToken).not.toBe(refreshToken);
    expect((await me(value.accessToken)).value.id).toBe(anna.id);
    const rows = await backend.db.select().from(refreshTokens).where(eq(refreshTokens.sessionId, tokens.id));
    expect(rows.map((row) => row.tokenHash)).not.toContain(refreshToken);
  });

  test('two at once are siblings, and both live on', async () => {
    const { refreshToken } = await signedIn();
    const pairs = await Promise.all([rotate(refreshToken), rotate(refreshToken), rotate(refreshToken)]);
    const tokens = pairs.map(({ value }) => value.refreshToken ?? '');
    expect(new Set(tokens).size).toBe(3);
    for (const token of tokens) expect((await rotate(token)).status).toBe(200);
  });

  test('a token exchanged again and again gets few siblings, and its session lives on', async () => {
    const { tokens, refreshToken } = await signedIn();
    const statuses: number[] = [];
    for (let round = 0; round < 12; round += 1) statuses.push((await rotate(refreshToken)).status);
    expect(statuses.slice(0, 3)).toEqual([200, 200, 200]);
    expect(statuses.slice(8)).toEqual([429, 429, 429, 429]);
    expect((await me(tokens.accessToken)).status).toBe(200);
  });

  test('a token used again later ends the whole family', async () => {
    const { tokens, refreshToken } = await signedIn();
    const { value } = await rotate(refreshToken);
    backend.clock.advance(10_001);
    const reused = await rotate(refreshToken);
    expect([reused.status, reused.errors[0]?.code]).toEqual([401, 'refresh-reused']);
    expect((await rotate(value.refreshToken ?? '')).status).toBe(401);
    expect((await me(value.accessToken)).status).toBe(401);
    const [session] = await backend.db.select().from(sessions).where(eq(sessions.id, tokens.id));
    expect(session?.endReason).toBe('refresh-reused');
  });

  test('exchanged tokens are kept for a day, the one in use and its session for as long as they live', async () => {
    const { tokens, refreshToken } = await signedIn();
    const { value } = await rotate(refreshToken);
    const now = backend.clock.now().getTime();
    const kept = async (days: number) => {
      await tidy(backend.db, new Date(now + days * DAY));
      const rows = await backend.db
        .select()
        .from(refreshTokens)
        .where(eq(refreshTokens.sessionId, tokens.id));
      return rows.length;
    };
    expect([await kept(0.9), await kept(1.1)]).toEqual([2, 1]);
    expect((await rotate(refreshToken)).errors[0]?.code).toBe('refresh-invalid');
    expect((await rotate(value.refreshToken ?? '')).status).toBe(200);
  });

  test('30 days without a refresh end it; each refresh gives 30 more', async () => {
    const { refreshToken } = await signedIn();
    backend.clock.advance(20 * DAY);
    const { value } = await rotate(refreshToken);
    backend.clock.advance(20 * DAY);
    const next = await rotate(value.refreshToken ?? '');
    expect(next.status).toBe(200);
    backend.clock.advance(30 * DAY + 1);
    expect((await rotate(next.value.refreshToken ?? '')).status).toBe(401);
  });

  test('90 days after the sign-in it is over, however often it was refreshed; a new one may begin', async () => {
    const { anna, tokens, refreshToken } = await signedIn();
    let held = { ...tokens, refreshToken };
    for (const days of [29, 29, 29]) {
      backend.clock.advance(days * DAY);
      const { status, value } = await rotate(held.refreshToken);
      expect(status).toBe(200);
      held = { ...value, refreshToken: value.refreshToken ?? '' };
    }
    backend.clock.advance(3 * DAY - 1);
    const last = await rotate(held.refreshToken);
    expect([last.status, (await me(last.value.accessToken)).status]).toEqual([200, 200]);
    backend.clock.advance(1);
    // an access token that says it lives on ends with it
    expect([
      (await me(last.value.accessToken)).status,
      (await rotate(last.value.refreshToken ?? '')).status,
    ]).toEqual([401, 401]);
    expect((await signIn(anna.email, PASSWORD)).status).toBe(200);
  });

  test('a lifetime that was made shorter holds for sessions that began before', async () => {
    const { tokens, refreshToken } = await signedIn();
    const createdAt = new Date(backend.clock.now().getTime() - 90 * DAY);
    await backend.db.update(sessions).set({ createdAt }).where(eq(sessions.id, tokens.id));
    expect((await rotate(refreshToken)).errors[0]?.code).toBe('refresh-invalid');
  });
});

describe('signing out', () => {
  test('needs a session', async () => {
    expect((await backend.call(logout)).status).toBe(401);
  });

  test('ends this session at once and no other', async () => {
    const anna = await person();
    const [first, second] = [await signIn(anna.email, PASSWORD), await signIn(anna.email, PASSWORD)];
    expect((await backend.call(logout, { as: { token: first.value.accessToken } })).status).toBe(204);
    const again = await backend.call(refresh, { body: { refreshToken: first.value.refreshToken ?? '' } });
    expect([(await me(first.value.accessToken)).status, again.status]).toEqual([401, 401]);
    expect((await me(second.value.accessToken)).status).toBe(200);
  });
});

describe('external sign-in', () => {
  const enter = (token: string) => backend.call(externalLogin, { body: { token }, headers: from() });
  const issue = (as: { token: string } | undefined, userId: string) =>
    backend.call(issueExternalToken, { ...(as ? { as } : {}), body: { userId } });
  const tokenFor = async (userId: string) => (await issue(await backend.as('admin'), userId)).value.token;

  test('a token is issued by an admin, for a pharmacist alone', async () => {
    const [anna, admin] = [await person(), await backend.as('admin')];
    const staff = await backend.as('expert');
    expect((await issue(undefined, anna.id)).status).toBe(401);
    expect((await issue(await backend.as(), anna.id)).status).toBe(403);
    expect((await issue(admin, 'x')).status).toBe(422);
    expect((await issue(admin, '999999999')).status).toBe(404);
    for (const { id } of [staff, admin]) {
      const { status, errors } = await issue(admin, id);
      expect([status, errors[0]?.code]).toEqual([403, 'staff']);
    }
    const { status, value } = await issue(admin, anna.id);
    expect(status).toBe(200);
    expect(value.expiresAt).toBe(new Date(backend.clock.now().getTime() + 10 * 60_000).toISOString());
    const trail = await backend.db
      .select()
      .from(auditRecords)
      .where(eq(auditRecords.action, 'sign-in-token.issued'));
    expect(trail.map(({ actorId, subjectId }) => [actorId, subjectId])).toEqual([[admin.id, anna.id]]);
    expect(JSON.stringify(trail)).not.toContain(value.token);
  });

  test('who became staff meanwhile is not let in', async () => {
    const anna = await person();
    const token = await tokenFor(anna.id);
    const [role] = await backend.db.select().from(roles).where(eq(roles.name, 'expert'));
    await backend.db.insert(userRoles).values({ userId: anna.id, roleId: role?.id ?? '' });
    expect((await enter(token)).status).toBe(401);
  });

  test('an unknown, a used and an old token are refused', async () => {
    const anna = await person();
    const [used, old] = [await tokenFor(anna.id), await tokenFor(anna.id)];
    expect((await enter(used)).status).toBe(200);
    backend.clock.advance(10 * 60_000 + 1);
    const statuses = [await enter('no such token'), await enter(used), await enter(old)];
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  test('gives a single token for two days', async () => {
    const anna = await person();
    const { value } = await enter(await tokenFor(anna.id));
    expect([value.refreshToken, value.expiresIn]).toEqual([null, 172_800]);
    backend.clock.advance(172_799_000);
    expect((await me(value.accessToken)).value.id).toBe(anna.id);
    backend.clock.advance(2000);
    expect((await me(value.accessToken)).status).toBe(401);
  });

  test('a partner’s sign-in ends with a role: it has a pharmacist’s rights and never more', async () => {
    const anna = await person();
    const { value } = await enter(await tokenFor(anna.id));
    const handedOn = await handOn({ token: value.accessToken });
    const [role] = await backend.db.select().from(roles).limit(1);
    await backend.db.insert(userRoles).values({ userId: anna.id, roleId: role?.id ?? '' });
    for (const token of [value.accessToken, handedOn]) {
      const { status, errors } = await me(token);
      expect([status, errors[0]?.code]).toEqual([401, 'session-ended']);
    }
    // her own sign-in, and where it is handed to, has them
    for (const token of [anna.token, await handOn(anna)]) expect((await me(token)).status).toBe(200);
  });
});

describe('hand-off', () => {
  const leave = (as: { token: string }, redirectUri: string, state?: string) =>
    backend.call(createHandOff, { as, body: { redirectUri, ...(state ? { state } : {}) } });

  test.each([
    'https://evil.example/in',
    'https://partner.example/in?next=1',
    'https://partner.example/',
    'http://partner.example/in',
    'javascript:alert(1)',
  ])('%s is refused and noted', async (redirectUri) => {
    const anna = await person();
    const { status, errors } = await leave(anna, redirectUri);
    expect([status, errors[0]?.code]).toEqual([403, 'redirect-refused']);
    const rows = await backend.db.select().from(auditRecords).where(eq(auditRecords.actorId, anna.id));
    expect(rows.map((row) => row.action)).toContain('hand-off.refused');
  });

  test('gives a code that is redeemed once, within a minute', async () => {
    const anna = await person();
    const { value } = await leave(anna, 'partner.example/in', 'abc');
    const location = new URL(value.location);
    expect([location.origin, location.searchParams.get('state')]).toEqual(['https://partner.example', 'abc']);
    const code = location.searchParams.get('token') ?? '';
    const [first, second] = [
      await backend.call(exchangeCode, { body: { code } }),
      await backend.call(exchangeCode, { body: { code } }),
    ];
    expect((await me(first.value.accessToken)).value.id).toBe(anna.id);
    expect(second.status).toBe(401);
    const late = new URL((await leave(anna, 'partner.example/in')).value.location);
    backend.clock.advance(60_001);
    const lateCode = late.searchParams.get('token') ?? '';
    expect(late.searchParams.get('state')).toBe('proex');
    expect((await backend.call(exchangeCode, { body: { code: lateCode } })).status).toBe(401);
  });

  test('an archived person is not let in elsewhere', async () => {
    const anna = await person();
    const { value } = await leave(anna, 'partner.example/in');
    const code = new URL(value.location).searchParams.get('token') ?? '';
    await backend.db.update(users).set({ isArchived: true }).where(eq(users.id, anna.id));
    expect((await backend.call(exchangeCode, { body: { code } })).status).toBe(401);
  });

  test('an entry marked bearer gets a token', async () => {
    const anna = await person();
    const { value } = await leave(anna, 'https://old.example/in');
    const token = new URL(value.location).searchParams.get('token') ?? '';
    expect((await me(token)).value.id).toBe(anna.id);
  });
});
