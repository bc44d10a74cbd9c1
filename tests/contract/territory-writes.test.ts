import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { downloadReport, markVisit, recordPerson, removeRegistrations } from '@/api/registrations/endpoints';
import { writeToPeople } from '@/api/timetable/endpoints';
import { removeRegistration } from '@/api/trainings/endpoints';
import { ROLES, type Role } from '@/lib/access/roles';
import { HOUR_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { codeOf } from '../helpers/code-of';
import type { Actor } from '../helpers/given';
import { givenTerritory } from '../helpers/given-territory';
import { givenTrainings } from '../helpers/given-trainings';

const NOW = new Date('2026-11-20T09:00:00Z');
let backend: TestBackend;
let land: ReturnType<typeof givenTerritory>;
let trained: ReturnType<typeof givenTrainings>;
let world: Awaited<ReturnType<typeof land.world>>;
/** Leads what nobody of the matrix does. */
let stranger: Actor;
beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  land = givenTerritory(backend);
  trained = givenTrainings(backend);
  world = await land.world();
  stranger = await backend.as('trainer');
});
afterAll(() => backend.close());

/** Where somebody works: a pharmacy of one's own, another of one's sector, one of neither. */
const PLACES = ['own', 'near', 'abroad'] as const;
type Place = (typeof PLACES)[number];
const EVERYWHERE: readonly Place[] = PLACES;

/** What each role may do on a training that somebody else leads, said here a second time: roles without a line nothing. */
interface May {
  /** Whom they record. */
  records: readonly Place[];
  /** Whose visit they mark, and whom they take off. */
  sees: readonly Place[];
  /** Write to everybody on it, and take its report. */
  manages?: true;
}
const SECTOR: May = { records: ['own', 'near'], sees: ['own', 'near'] };
const ASSIGNED: May = { records: ['own'], sees: ['own'] };
const ALL: May = { records: EVERYWHERE, sees: EVERYWHERE };
const MAY: Partial<Record<Role, May>> = {
  admin: { ...ALL, manages: true },
  'super-admin': { ...ALL, manages: true },
  support: ALL,
  sector: SECTOR,
  regional: SECTOR,
  director: SECTOR,
  cam: ASSIGNED,
  Представитель: ASSIGNED,
  // they find anybody to record, and see whom they lead
  trainer: { records: EVERYWHERE, sees: [] },
  expert: { records: EVERYWHERE, sees: [] },
};

const key = () => ({ idempotencyKey: crypto.randomUUID() });
const someone = (place: Place) => world.works(world.pharmacies[place].id);
const coming = (leaderId = stranger.id) => trained.training({ leaderId });
/** Under way, so that visits can be marked. */
const running = (leaderId = stranger.id) =>
  trained.training({ leaderId, startsAt: new Date(NOW.getTime() - HOUR_MS) });

async function record(as: Actor, place: Place) {
  const [{ id }, { id: userId }] = [await coming(), await someone(place)];
  return codeOf(await backend.call(recordPerson, { as, params: { id }, body: { userId }, ...key() }));
}
async function visit(as: Actor, place: Place, leaderId?: string) {
  const seat = await trained.seat((await someone(place)).id, (await running(leaderId)).id);
  return codeOf(await backend.call(markVisit, { as, params: { id: seat }, body: {}, ...key() }));
}
async function remove(as: Actor, place: Place, leaderId?: string) {
  const { id } = await coming(leaderId);
  const seat = await trained.seat((await someone(place)).id, id);
  const said = codeOf(
    await backend.call(removeRegistration, { as, params: { id: seat }, body: {}, ...key() }),
  );
  expect(await trained.taken(id), 'the seat is freed by nothing but a success').toBe(said === '204' ? 0 : 1);
  return said;
}
async function removeMany(as: Actor, place: Place) {
  const seat = await trained.seat((await someone(place)).id, (await coming()).id);
  const answer = await backend.call(removeRegistrations, { as, body: { ids: [seat] }, ...key() });
  return answer.status === 200 ? (answer.value.items[0]?.code ?? '204') : codeOf(answer);
}
async function message(as: Actor, leaderId?: string) {
  const { id } = await coming(leaderId);
  await trained.seat((await someone('own')).id, id);
  const body = { to: 'registered' as const, text: 'Возьмите с собой халат.' };
  return codeOf(await backend.call(writeToPeople, { as, params: { id }, body, ...key() }));
}
async function report(as: Actor, leaderId?: string) {
  const { id } = await running(leaderId);
  await trained.seat((await someone('own')).id, id);
  return codeOf(await backend.call(downloadReport, { as, query: { training_id: id } }));
}

const serves = (role: Role) => MAY[role] !== undefined;

describe.each([...ROLES])('%s, on a training of another', (role) => {
  const may: May = MAY[role] ?? { records: [], sees: [] };

  test.each(PLACES)('records, marks and removes whom they may: %s', async (place) => {
    const as = await land.agent(role, world);
    const missing = serves(role) ? '404' : '403';
    expect(await record(as, place)).toBe(
      may.records.includes(place) ? '200' : `${missing} ${serves(role) ? 'user-missing' : 'forbidden'}`,
    );
    const gone = serves(role) ? '404 registration-missing' : '403 forbidden';
    const sees = may.sees.includes(place);
    expect(await visit(as, place)).toBe(sees ? '200' : gone);
    // anybody may give up their own by this call: another's is absent for every role
    expect(await remove(as, place)).toBe(sees ? '204' : '404 registration-missing');
    expect(await removeMany(as, place)).toBe(
      sees ? '204' : serves(role) ? 'registration-missing' : '403 forbidden',
    );
  });

  test('writes to its people and takes its report where they manage everything', async () => {
    const as = await land.agent(role, world);
    const isTrainer = role === 'trainer';
    const refused = '403 forbidden';
    expect(await message(as)).toBe(may.manages ? '200' : isTrainer ? '404 training-missing' : refused);
    expect(await report(as)).toBe(may.manages ? '200' : isTrainer ? '409 visits-unavailable' : refused);
  });
});

describe.each(['trainer', 'expert'] as const)('%s, on their own training', (role) => {
  test('marks and removes whoever is on it, wherever they work', async () => {
    const as = await land.agent(role, world);
    for (const place of PLACES) {
      expect([place, await visit(as, place, as.id)]).toEqual([place, '200']);
      expect([place, await remove(as, place, as.id)]).toEqual([place, '204']);
    }
  });

  test('writes to its people and takes its report, if trainings are theirs to manage', async () => {
    const as = await land.agent(role, world);
    const wanted = role === 'trainer' ? '200' : '403 forbidden';
    expect([await message(as, as.id), await report(as, as.id)]).toEqual([wanted, wanted]);
  });
});

test('a pharmacist does none of it, and nobody without a session', async () => {
  const as = await world.works(world.pharmacies.own.id);
  const done = [
    await record(as, 'own'),
    await visit(as, 'own'),
    await removeMany(as, 'own'),
    await message(as),
  ];
  expect([...done, await report(as)]).toEqual(Array.from({ length: 5 }, () => '403 forbidden'));
  expect(await remove(as, 'own')).toBe('404 registration-missing');
  const { id } = await coming();
  const body = { userId: as.id };
  expect((await backend.call(recordPerson, { params: { id }, body, ...key() })).status).toBe(401);
});
