import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listPharmacies } from '@/api/pharmacies/endpoints';
import { recordPerson } from '@/api/registrations/endpoints';
import { listRadar } from '@/api/representative/endpoints';
import { selectUsers } from '@/api/select/endpoints';
import { archiveUser, getUser, listUsers, noteLeft, updateUser } from '@/api/user/endpoints';
import { notifications } from '@/backend/db/schema/notifications';
import { auditRecords } from '@/backend/db/schema/system';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { users } from '@/backend/db/schema/users';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import type { Actor } from '../helpers/given';
import { givenTerritory } from '../helpers/given-territory';
import { givenTrainings } from '../helpers/given-trainings';

const NOW = new Date('2026-11-20T09:00:00Z');
let backend: TestBackend;
let land: ReturnType<typeof givenTerritory>;
let trained: ReturnType<typeof givenTrainings>;
let admin: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  land = givenTerritory(backend);
  trained = givenTrainings(backend);
  admin = await backend.as('admin');
});
afterAll(() => backend.close());

/** A pharmacy, who looks after it, and its pharmacist with a seat on a full training that a stranger waits for. */
async function team() {
  const world = await land.world();
  const agent = await land.agent('Представитель', world);
  const person = world.people.own;
  const training = await trained.training({ capacity: 1 });
  await trained.register(person, training.id);
  const next = await backend.given.user();
  await trained.register(next, training.id, { waiting: true });
  return { ...world, agent, person, training, next, pharmacyId: world.pharmacies.own.id };
}
const left = (as: Actor | undefined, id: string, pharmacyId: string, hasLeft = true) =>
  backend.call(noteLeft, { ...(as ? { as } : {}), params: { id }, body: { pharmacyId, hasLeft } });
const archive = (as: Actor | undefined, id: string, isArchived = true) =>
  backend.call(archiveUser, { ...(as ? { as } : {}), params: { id }, body: { isArchived } });
const listed = async (as: Actor, archived: '0' | '1') => {
  const query = { filter: { is_pharmacist: '1' as const, archived } };
  return (await backend.call(listUsers, { as, query })).value.items.map(({ id }) => id);
};
const trail = async (action: string, subjectId: string) => {
  const those = and(eq(auditRecords.action, action), eq(auditRecords.subjectId, subjectId));
  return backend.db.select().from(auditRecords).where(those);
};
const told = async (userId: string) => {
  const rows = await backend.db.select().from(notifications).where(eq(notifications.userId, userId));
  return rows.map(({ data }) => data.title);
};

describe('somebody has left the pharmacy', () => {
  test('is said by staff of the territory, of a pharmacist, of the pharmacy on their screen', async () => {
    const { agent, person, people, pharmacies, pharmacyId } = await team();
    expect((await left(undefined, person.id, pharmacyId)).status).toBe(401);
    for (const role of ['trainer', 'expert', 'support', undefined])
      expect((await left(await backend.as(role), person.id, pharmacyId)).status, role).toBe(403);
    expect(codeOf(await left(agent, people.abroad.id, pharmacies.abroad.id))).toBe('404 user-missing');
    expect(codeOf(await left(agent, '999999', pharmacyId))).toBe('404 user-missing');
    expect(codeOf(await left(agent, person.id, pharmacies.near.id))).toBe('409 pharmacy-changed');
    const colleague = await backend.given.user({ roles: ['Представитель'], pharmacyId });
    expect(codeOf(await left(agent, colleague.id, pharmacyId))).toBe('404 user-missing');
    const wrong = { hasLeft: 'yes', pharmacyId } as never;
    expect((await backend.call(noteLeft, { as: agent, params: { id: person.id }, body: wrong })).status).toBe(
      422,
    );
  });

  test('frees their seats for the line, and takes them out of lists, choices, figures and the radar', async () => {
    const { agent, person, training, next, pharmacyId } = await team();
    expect(await listed(agent, '0')).toEqual([person.id]);
    const { value } = await left(agent, person.id, pharmacyId);
    expect(value.standing).toMatchObject({ isArchive: false, hasLeft: true });
    expect(await trained.people(training.id, 'registered')).toEqual([next.id]);
    expect(await told(person.id)).toContainEqual(expect.stringContaining('Запись снята'));
    expect([await listed(agent, '0'), await listed(agent, '1')]).toEqual([[], [person.id]]);
    const query = {};
    expect((await backend.call(listPharmacies, { as: agent, query })).value.items[0]?.count).toBe(0);
    const figures = await backend.call(listUsers, { as: agent, query: { filter: { is_pharmacist: '1' } } });
    expect(figures.value.meta.figures).toMatchObject({ people: 0 });
    const chosen = await backend.call(selectUsers, { as: agent, query: {} });
    expect(chosen.value.items.map(({ id }) => id)).not.toContain(person.id);
    const radar = await backend.call(listRadar, { as: agent, query: {} });
    expect(radar.value.meta).toMatchObject({ people: 0 });
    const other = await trained.training();
    const record = { params: { id: other.id }, body: { userId: person.id }, idempotencyKey: 'record' };
    expect(codeOf(await backend.call(recordPerson, { as: agent, ...record }))).toBe('404 user-missing');
    expect(await trail('user.left-pharmacy', person.id)).toMatchObject([
      { actorId: agent.id, details: { pharmacyId, seats: 1 } },
    ]);
  });

  test('said again it changes nothing; taken back, the person is where they were, without the seats', async () => {
    const { agent, person, training, pharmacyId } = await team();
    await left(agent, person.id, pharmacyId);
    expect((await left(agent, person.id, pharmacyId)).status).toBe(200);
    expect(await trail('user.left-pharmacy', person.id)).toHaveLength(1);
    const { value } = await left(agent, person.id, pharmacyId, false);
    expect(value.standing?.hasLeft).toBe(false);
    // whoever says that they work there has confirmed it
    expect(value.pharmacyConfirmedAt).toBe(NOW.toISOString());
    expect(await listed(agent, '0')).toEqual([person.id]);
    expect(await trained.people(training.id, 'registered')).not.toContain(person.id);
    expect(await trail('user.returned-to-pharmacy', person.id)).toHaveLength(1);
  });

  test('they sign in as before; a new pharmacy of their own choice ends it', async () => {
    const { agent, person, pharmacies, pharmacyId } = await team();
    await left(agent, person.id, pharmacyId);
    const own = { as: person, params: { id: person.id } };
    expect((await backend.call(getUser, own)).status).toBe(200);
    await backend.call(updateUser, { ...own, body: { pharmacyId: pharmacies.near.id } });
    const [row] = await backend.db.select().from(users).where(eq(users.id, person.id));
    expect(row).toMatchObject({ leftAt: null, leftById: null });
    expect(await trained.people((await trained.training()).id)).toEqual([]);
  });
});

describe('an account goes to the archive', () => {
  test('by admins alone, never their own, never one that is none', async () => {
    const { agent, person } = await team();
    expect((await archive(undefined, person.id)).status).toBe(401);
    for (const as of [agent, await backend.as('support'), person])
      expect((await archive(as, person.id)).status).toBe(403);
    expect(codeOf(await archive(admin, admin.id))).toBe('403 own-account');
    const wrong = { params: { id: person.id }, body: { isArchived: 'yes' } as never };
    expect((await backend.call(archiveUser, { as: admin, ...wrong })).status).toBe(422);
    expect(codeOf(await archive(admin, '999999'))).toBe('404 user-missing');
    const erased = await backend.given.user();
    await land.change(erased.id, { erasedAt: NOW });
    expect(codeOf(await archive(admin, erased.id))).toBe('404 user-missing');
  });

  test('of two admins who close each other’s at once, one stays', async () => {
    for (let round = 0; round < 5; round += 1) {
      const pair = [await backend.as('admin'), await backend.as('admin')] as const;
      const [one, other] = pair;
      const answers = await Promise.all([archive(one, other.id), archive(other, one.id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
      const open = await Promise.all(
        pair.map(({ id }) => backend.db.$count(users, and(eq(users.id, id), eq(users.isArchived, false)))),
      );
      expect(open.sort()).toEqual([0, 1]);
    }
  });

  test('its sessions end, its seats go to the line, and it is found in the archive', async () => {
    const { agent, person, training, next } = await team();
    expect((await archive(admin, person.id)).value.standing).toMatchObject({ isArchive: true });
    expect((await backend.call(getUser, { as: person, params: { id: person.id } })).status).toBe(401);
    expect(await trained.people(training.id, 'registered')).toEqual([next.id]);
    expect([await listed(agent, '0'), await listed(agent, '1')]).toEqual([[], [person.id]]);
    expect((await archive(admin, person.id)).status).toBe(200);
    expect(await trail('user.archived', person.id)).toMatchObject([
      { actorId: admin.id, details: { seats: 1 } },
    ]);
    expect((await archive(admin, person.id, false)).value.standing).toMatchObject({ isArchive: false });
    expect(await listed(agent, '0')).toEqual([person.id]);
    // signed in anew, not as they were
    expect((await backend.call(getUser, { as: person, params: { id: person.id } })).status).toBe(401);
    expect(await trail('user.restored', person.id)).toHaveLength(1);
  });

  test('archived while the line moves: never seated, the next one is', async () => {
    const { person: first } = await team();
    const training = await trained.training({ capacity: 1 });
    const holder = await backend.given.user();
    await trained.register(holder, training.id);
    const last = await backend.given.user();
    for (const as of [first, last]) await trained.register(as, training.id, { waiting: true });
    await Promise.all([archive(admin, first.id), archive(admin, holder.id)]);
    expect(await trained.people(training.id, 'registered')).toEqual([last.id]);
    expect(await trained.people(training.id, 'waiting')).toEqual([]);
    const rows = await backend.db
      .select({ state: trainingRegistrations.state })
      .from(trainingRegistrations)
      .where(eq(trainingRegistrations.userId, first.id));
    expect(rows.map(({ state }) => state)).not.toContain('registered');
  });
});
