import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import {
  invitePharmacist,
  listInvitations,
  readInvitation,
  resendInvitation,
} from '@/api/representative/endpoints';
import { register } from '@/api/user/endpoints';
import { pharmacistInvitations } from '@/backend/db/schema/representative';
import { auditRecords } from '@/backend/db/schema/system';
import { tidy } from '@/backend/jobs/housekeeping';
import { DAY_MS, HOUR_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenTerritory } from '../helpers/given-territory';
import { from, registrationForm } from '../helpers/registration';

let backend: TestBackend;
let land: ReturnType<typeof givenTerritory>;
let world: Awaited<ReturnType<typeof land.world>>;
let agent: Actor;
beforeAll(async () => {
  const env = { ENABLED_FEATURES: 'registration-in-account', PUBLIC_URL: 'https://portal.example' };
  backend = await startTestBackend({ now: new Date('2026-11-20T09:00:00Z'), env });
  land = givenTerritory(backend);
  world = await land.world();
  agent = await land.agent('Представитель', world);
});
afterAll(() => backend.close());

const newcomer = (more: object = {}) => ({
  ...{ lastName: 'Ветрова', firstName: 'Инна', middleName: null, phone: '+79001112233' },
  ...{ email: `${unique('inna')}@mail.example`, pharmacyId: world.pharmacies.own.id },
  ...more,
});
const invite = (body: object, as = agent) =>
  backend.call(invitePharmacist, { as, body: body as never, idempotencyKey: crypto.randomUUID() });
const again = (id: string, as = agent) => backend.call(resendInvitation, { as, params: { id } });
const read = (id: string) => backend.call(readInvitation, { params: { id } });
/** Of the n-th letter to them. */
async function tokenTo(email: string, nth = 1): Promise<string> {
  const theirs = () => backend.letters.filter(({ to, text }) => to === email && text.includes('invitation='));
  await vi.waitFor(() => expect(theirs().length).toBeGreaterThanOrEqual(nth));
  return /invitation=([\w-]+)/.exec(theirs()[nth - 1]?.text ?? '')?.[1] ?? '';
}

test('nobody without the right, and nobody at all while it is switched off', async () => {
  expect((await backend.call(invitePharmacist, { body: newcomer() as never })).status).toBe(401);
  expect((await invite(newcomer(), await backend.as('trainer'))).status).toBe(403);
  for (const call of [listInvitations, resendInvitation])
    expect((await backend.call(call as typeof resendInvitation, { params: { id: '1' } })).status).toBe(401);
  const off = await startTestBackend();
  const admin = await off.as('admin');
  const answer = await off.call(listInvitations, { as: admin });
  expect([answer.status, answer.errors[0]?.code]).toEqual([404, 'feature-off']);
  expect((await off.call(readInvitation, { params: { id: 'x' } })).status).toBe(404);
  await off.close();
});

test('what is wrong is said at its field', async () => {
  const at = (answer: Awaited<ReturnType<typeof invite>>) => [
    answer.status,
    answer.errors[0]?.source?.pointer,
  ];
  expect(at(await invite(newcomer({ pharmacyId: world.pharmacies.abroad.id })))).toEqual([
    422,
    '/data/attributes/pharmacy_id',
  ]);
  expect((await invite(newcomer({ email: 'нет' }))).status).toBe(422);
  expect(at(await invite(newcomer({ email: world.people.abroad.email })))).toEqual([
    422,
    '/data/attributes/email',
  ]);
  const known = await invite(newcomer({ email: world.people.own.email }));
  expect([known.status, known.errors[0]?.code, known.errors[0]?.meta?.user]).toMatchObject([
    409,
    'person-known',
    { id: world.people.own.id },
  ]);
});

test('a letter leads to a form that knows them; no account is made before they agree', async () => {
  const body = newcomer();
  const made = (await invite(body)).value;
  expect(made).toMatchObject({ name: 'Ветрова Инна', state: 'sent', canResend: false });
  const trail = await backend.db.select().from(auditRecords).where(eq(auditRecords.subjectId, made.id));
  expect(trail.map(({ action }) => action)).toEqual(['pharmacist.invited']);
  expect(JSON.stringify(trail)).not.toContain('Ветрова');
  const token = await tokenTo(body.email);
  expect((await read('nothing')).status).toBe(404);
  expect((await read(token)).value).toMatchObject({
    id: body.pharmacyId,
    lastName: 'Ветрова',
    email: body.email,
  });
  const states = async () => (await backend.call(listInvitations, { as: agent })).value.items;
  expect((await states())[0]).toMatchObject({ id: made.id, state: 'opened' });
  expect((await backend.call(listInvitations, { as: await backend.as('cam') })).value.items).toEqual([]);
  const form = { ...(await registrationForm(backend.given)), email: body.email };
  expect((await backend.call(register, { body: form, headers: from() })).status).toBe(200);
  expect((await states())[0]).toMatchObject({ state: 'registered', canResend: false });
  expect((await read(token)).status).toBe(404);
  expect((await again(made.id)).errors[0]?.code).toBe('registered');
});

test('another letter once an hour and five in all; its link ends the one before', async () => {
  const body = newcomer();
  const { id } = (await invite(body)).value;
  const first = await tokenTo(body.email);
  expect((await again(id, await land.agent('cam', world))).status).toBe(404);
  expect((await again(id)).errors[0]?.code).toBe('too-soon');
  expect((await invite(body)).errors[0]?.code).toBe('invited-already');
  for (let letter = 2; letter <= 5; letter += 1) {
    backend.clock.advance(HOUR_MS);
    expect((await again(id)).status).toBe(200);
  }
  const trail = await backend.db.select().from(auditRecords).where(eq(auditRecords.subjectId, id));
  const acts = trail.map(({ action, actorId }) => [action, actorId]);
  const letters = [2, 3, 4, 5].map(() => ['pharmacist.invited-again', agent.id]);
  expect(acts).toEqual([['pharmacist.invited', agent.id], ...letters]);
  expect((await read(first)).status).toBe(404);
  backend.clock.advance(HOUR_MS);
  expect((await again(id)).errors[0]?.code).toBe('enough-letters');
  const last = await tokenTo(body.email, 5);
  expect((await read(last)).status).toBe(200);
  backend.clock.advance(7 * DAY_MS);
  expect((await read(last)).status).toBe(404);
  backend.clock.advance(8 * DAY_MS);
  await tidy(backend.db, backend.clock.now());
  expect(await backend.db.$count(pharmacistInvitations, eq(pharmacistInvitations.id, id))).toBe(0);
});
