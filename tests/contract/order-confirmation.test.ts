import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { login } from '@/api/auth/endpoints';
import { getMe } from '@/api/me/endpoints';
import { sendOrder } from '@/api/orders/endpoints';
import {
  confirmEmail,
  confirmPharmacy,
  forgotPassword,
  register,
  resetPassword,
  sendConfirmation,
  updateUser,
} from '@/api/user/endpoints';
import { auditRecords } from '@/backend/db/schema/system';
import { assignments, users } from '@/backend/db/schema/users';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { givenGifts, type GivenGifts } from '../helpers/given-gifts';
import { from, registrationForm } from '../helpers/registration';

const NOW = new Date('2026-11-20T09:00:00Z');
const NEEDED = [409, 'confirmation-needed'];

let backend: TestBackend;
let shop: GivenGifts;
beforeAll(async () => {
  const env = { ORDERS_NEED_CONFIRMATION: '1', PUBLIC_URL: 'https://portal.example' };
  backend = await startTestBackend({ now: NOW, env });
  shop = givenGifts(backend);
  await shop.wave();
});
afterAll(() => backend.close());

type Who = { id: string; token: string };

/** Puts a new gift into the basket and sends it: status and code. */
async function order(as: Who): Promise<[number, string | undefined]> {
  const gift = await shop.gift();
  await shop.inBasket(as.id, gift.id, 1);
  const called = await backend.call(sendOrder, {
    as,
    body: { items: [{ giftId: gift.id, quantity: 1 }] },
    idempotencyKey: crypto.randomUUID(),
  });
  return [called.status, called.errors[0]?.code];
}
async function registered(): Promise<Who & { email: string; pharmacyId: string }> {
  const form = await registrationForm(backend.given);
  const { value: person } = await backend.call(register, { body: form, headers: from() });
  const { value: tokens } = await backend.call(login, { body: form, headers: from() });
  await shop.points(person.id, 'lrp', 500);
  return { id: person.id, token: tokens.accessToken, email: form.email, pharmacyId: form.pharmacyId };
}
const lettersTo = (email: string) => backend.letters.filter((letter) => letter.to === email);
async function link(email: string, nth = 1): Promise<URL> {
  await vi.waitFor(() => expect(lettersTo(email).length).toBeGreaterThanOrEqual(nth));
  return new URL(/https:\S+/.exec(lettersTo(email)[nth - 1]?.text ?? '')?.[0] ?? '');
}
const tokenOf = (address: URL) => address.searchParams.get('email_token') ?? '';
const confirm = (as: Who | undefined, token: string) =>
  backend.call(confirmEmail, { ...(as ? { as } : {}), body: { token } });
const me = async (as: Who) => (await backend.call(getMe, { as })).value;
const noted = (action: string, id: string) =>
  backend.db
    .select({ actorId: auditRecords.actorId, details: auditRecords.details })
    .from(auditRecords)
    .where(and(eq(auditRecords.action, action), eq(auditRecords.subjectId, id)));

test('a fresh account with points of a script orders nothing; the link of its letter opens the orders', async () => {
  const anna = await registered();
  expect(await me(anna)).toMatchObject({ ordersNeedConfirmation: true, emailConfirmedAt: null });
  const gift = await shop.gift();
  await shop.inBasket(anna.id, gift.id, 1);
  const body = { items: [{ giftId: gift.id, quantity: 1 }] };
  const send = () => backend.call(sendOrder, { as: anna, body, idempotencyKey: crypto.randomUUID() });
  const refused = await send();
  expect([refused.status, refused.errors[0]?.code]).toEqual(NEEDED);
  expect([await shop.balance(anna.id), await shop.stock(gift.id)]).toEqual([500, 10]);

  const address = await link(anna.email);
  expect([address.pathname, address.searchParams.get('own')]).toEqual(['/lk', '1']);
  expect((await confirm(undefined, tokenOf(address))).status).toBe(401);
  expect((await confirm(await backend.as(), tokenOf(address))).errors[0]?.code).toBe('token-dead');
  expect((await confirm(anna, tokenOf(address))).status).toBe(204);
  // opened again, in another tab or by a second press, it has done what it is for
  expect((await confirm(anna, tokenOf(address))).status).toBe(204);
  expect(await me(anna)).toMatchObject({ email: anna.email, emailConfirmedAt: NOW.toISOString() });
  expect(await noted('user.email-confirmed', anna.id)).toHaveLength(1);
  expect((await send()).status).toBe(200);
});

describe('another letter', () => {
  const ask = (as?: Who) => backend.call(sendConfirmation, as ? { as } : {});

  test('comes when it is asked for, its link alone is alive, and five an hour are enough', async () => {
    const anna = await registered();
    const first = await link(anna.email);
    expect((await ask()).status).toBe(401);
    expect((await ask(anna)).status).toBe(204);
    const second = await link(anna.email, 2);
    expect((await confirm(anna, tokenOf(first))).status).toBe(422);
    for (let more = 0; more < 4; more += 1) expect((await ask(anna)).status).toBe(204);
    const tooOften = await ask(anna);
    expect([tooOften.status, Number(tooOften.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(lettersTo(anna.email)).toHaveLength(6);
    expect((await confirm(anna, tokenOf(second))).status).toBe(422);
    expect((await confirm(anna, tokenOf(await link(anna.email, 6)))).status).toBe(204);
    // somebody else's count is their own
    expect((await ask(await backend.given.user({ emailConfirmedAt: null }))).status).toBe(204);
  });

  test('is not for a confirmed address, and says when it did not go', async () => {
    const anna = await registered();
    const { send } = backend.deps.mail;
    backend.deps.mail.send = () => Promise.reject(new Error('no server'));
    const lost = await ask(anna).finally(() => (backend.deps.mail.send = send));
    expect([lost.status, lost.errors[0]?.code]).toEqual([503, 'letter-not-sent']);
    await ask(anna);
    await confirm(anna, tokenOf(await link(anna.email, 2)));
    const known = await ask(anna);
    expect([known.status, known.errors[0]?.code]).toEqual([409, 'email-confirmed']);
  });

  test('leaves a change to another address as it is; once that is the address, links to the old one are dead', async () => {
    const anna = await registered();
    const email = `new-${anna.email}`;
    await backend.call(updateUser, {
      as: anna,
      params: { id: anna.id },
      body: { email, currentPassword: 'Another2026pass' },
      headers: from(),
    });
    await ask(anna);
    const [own, change] = [await link(anna.email, 2), await link(email)];
    expect(change.searchParams.get('own')).toBeNull();
    expect((await confirm(anna, tokenOf(change))).status).toBe(204);
    expect((await confirm(anna, tokenOf(own))).status).toBe(422);
    expect(await me(anna)).toMatchObject({ email, emailConfirmedAt: NOW.toISOString() });
    expect((await order(anna))[0]).toBe(200);
  });
});

test('a password set by a letter’s link proves the address too', async () => {
  const anna = await registered();
  await backend.call(forgotPassword, { body: { email: anna.email }, headers: from() });
  const address = await link(anna.email, 2);
  const token = address.searchParams.get('token') ?? '';
  const body = { email: anna.email, token, password: 'Third2026pass' };
  expect((await backend.call(resetPassword, { body, headers: from() })).status).toBe(204);
  const [row] = await backend.db.select().from(users).where(eq(users.id, anna.id));
  expect(row?.emailConfirmedAt).toEqual(NOW);
});

describe('the pharmacy', () => {
  const approve = (as: Actor | undefined, id: string, pharmacyId: string) =>
    backend.call(confirmPharmacy, { ...(as ? { as } : {}), params: { id }, body: { pharmacyId } });
  async function agentOf(pharmacyId: string) {
    const agent = await backend.as('Представитель');
    await backend.db.insert(assignments).values({ userId: agent.id, pharmacyId });
    return agent;
  }

  test('is confirmed by staff of its territory alone', async () => {
    const anna = await registered();
    const stranger = await agentOf((await backend.given.pharmacy()).id);
    expect((await approve(undefined, anna.id, anna.pharmacyId)).status).toBe(401);
    for (const role of [undefined, 'moderator', 'support', 'trainer']) {
      expect((await approve(await backend.as(role), anna.id, anna.pharmacyId)).status).toBe(403);
    }
    for (const id of [anna.id, '0', 'abc', '999999']) {
      expect((await approve(stranger, id, anna.pharmacyId)).status).toBe(404);
    }
    expect((await approve(await agentOf(anna.pharmacyId), anna.id, '')).status).toBe(422);
    expect(await order(anna)).toEqual(NEEDED);
  });

  test('opens the orders; once more changes nothing', async () => {
    const anna = await registered();
    const agent = await agentOf(anna.pharmacyId);
    const { value } = await approve(agent, anna.id, anna.pharmacyId);
    expect(value.pharmacyConfirmedAt).toBe(NOW.toISOString());
    expect((await approve(await backend.as('admin'), anna.id, anna.pharmacyId)).status).toBe(200);
    const [row] = await backend.db.select().from(users).where(eq(users.id, anna.id));
    expect(row?.pharmacyConfirmedById).toBe(agent.id);
    expect(await noted('user.pharmacy-confirmed', anna.id)).toEqual([
      { actorId: agent.id, details: { pharmacyId: anna.pharmacyId } },
    ]);
    expect((await order(anna))[0]).toBe(200);
  });

  test('another one is not confirmed, neither by what was seen before the change', async () => {
    const anna = await registered();
    const agent = await agentOf(anna.pharmacyId);
    await approve(agent, anna.id, anna.pharmacyId);
    const next = await backend.given.pharmacy();
    await backend.call(updateUser, { as: anna, params: { id: anna.id }, body: { pharmacyId: next.id } });
    expect(await me(anna)).toMatchObject({ pharmacyConfirmedAt: null });
    expect(await order(anna)).toEqual(NEEDED);
    const late = await approve(await backend.as('admin'), anna.id, anna.pharmacyId);
    expect([late.status, late.errors[0]?.code]).toEqual([409, 'pharmacy-changed']);
  });

  test('is nobody’s own to confirm', async () => {
    const pharmacy = await backend.given.pharmacy();
    const agent = await backend.given.user({ roles: ['Представитель'], pharmacyId: pharmacy.id });
    await backend.db.insert(assignments).values({ userId: agent.id, pharmacyId: pharmacy.id });
    const own = await approve(agent, agent.id, pharmacy.id);
    expect([own.status, own.errors[0]?.code]).toEqual([403, 'own-pharmacy']);
  });
});
