import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkInAtDoor } from '@/api/door/endpoints';
import {
  markVisit,
  recordGroup,
  recordPerson,
  recordWalkIn,
  removeRegistrations,
  takeBackVisit,
} from '@/api/registrations/endpoints';
import { answerSignal } from '@/api/representative/endpoints';
import { removeRegistration } from '@/api/trainings/endpoints';
import {
  confirmPharmacy,
  getUser,
  getUserStatistics,
  listUserScores,
  noteLeft,
  removeAvatar,
  updateUser,
} from '@/api/user/endpoints';
import { representative } from '@/lib/access/roles';
import { HOUR_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { givenTerritory } from '../helpers/given-territory';
import { givenTrainings } from '../helpers/given-trainings';

const NOW = new Date('2026-11-20T09:00:00Z');
const ABSENT = '987654321';
let backend: TestBackend;
let land: ReturnType<typeof givenTerritory>;
let trained: ReturnType<typeof givenTrainings>;
let world: Awaited<ReturnType<typeof land.world>>;
let coming: { id: string };
/** Under way, so that visits can be marked. */
let running: { id: string };
/** Of the person abroad. */
let seats: { coming: string; running: string };
beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  land = givenTerritory(backend);
  trained = givenTrainings(backend);
  world = await land.world();
  coming = await trained.training();
  running = await trained.training({ startsAt: new Date(NOW.getTime() - HOUR_MS) });
  const { id } = world.people.abroad;
  seats = { coming: await trained.seat(id, coming.id), running: await trained.seat(id, running.id) };
});
afterAll(() => backend.close());

const key = () => ({ idempotencyKey: crypto.randomUUID() });

/** Every call of a member of staff that names a person, or a registration of theirs. */
function calls(as: Actor, id: string, seat: typeof seats) {
  const user = { as, params: { id } };
  const pharmacyId = world.pharmacies.abroad.id;
  const on = (training: { id: string }) => ({ as, params: { id: training.id }, ...key() });
  return {
    getUser: () => backend.call(getUser, user),
    listUserScores: () => backend.call(listUserScores, user),
    getUserStatistics: () => backend.call(getUserStatistics, user),
    updateUser: () => backend.call(updateUser, { ...user, body: { firstName: 'Инна' } }),
    removeAvatar: () => backend.call(removeAvatar, user),
    confirmPharmacy: () => backend.call(confirmPharmacy, { ...user, body: { pharmacyId } }),
    noteLeft: () => backend.call(noteLeft, { ...user, body: { pharmacyId, hasLeft: true } }),
    answerSignal: () => backend.call(answerSignal, { ...user, body: { answer: 'done', kinds: ['quiet'] } }),
    recordPerson: () => backend.call(recordPerson, { ...on(coming), body: { userId: id } }),
    recordWalkIn: () => backend.call(recordWalkIn, { ...on(running), body: { userId: id } }),
    recordGroup: () => backend.call(recordGroup, { ...on(coming), body: { userIds: [id], mode: 'all' } }),
    removeRegistration: () => backend.call(removeRegistration, { as, params: { id: seat.coming }, body: {} }),
    markVisit: () => backend.call(markVisit, { as, params: { id: seat.running }, body: {}, ...key() }),
    takeBackVisit: () =>
      backend.call(takeBackVisit, { as, params: { id: seat.running }, body: { reason: 'Ошибка' } }),
    checkIn: () =>
      backend.call(checkInAtDoor, {
        ...{ as, params: { id: running.id } },
        body: { registrationId: seat.running, source: 'manual' },
      }),
  };
}

describe.each([...representative])('%s', (role) => {
  test('a stranger is as absent as nobody, in every call that names a person', async () => {
    const as = await land.agent(role, world);
    const [theirs, nobodys] = [
      calls(as, world.people.abroad.id, seats),
      calls(as, ABSENT, { coming: ABSENT, running: ABSENT }),
    ];
    for (const [name, call] of Object.entries(theirs)) {
      const [foreign, absent] = [await call(), await nobodys[name as keyof typeof nobodys]()];
      expect(foreign.status, name).toBe(absent.status);
      // ids that were asked about are all that may differ
      const bare = (told: unknown) =>
        JSON.stringify(told).replaceAll(`"${world.people.abroad.id}"`, '…').replaceAll(`"${ABSENT}"`, '…');
      expect(bare(foreign.errors), name).toBe(bare(absent.errors));
      expect([404, 409], name).toContain(foreign.status);
      if (name !== 'recordGroup') expect(foreign.status, name).toBe(404);
    }
  });

  test('several registrations at once: a stranger’s stays, and is told of as one that never was', async () => {
    const as = await land.agent(role, world);
    const { value } = await backend.call(removeRegistrations, { as, body: { ids: [seats.coming, ABSENT] } });
    const [foreign, absent] = value.items;
    expect(foreign).toMatchObject({ removed: false, code: absent?.code });
    expect(await trained.people(coming.id, 'registered')).toContain(world.people.abroad.id);
  });
});
