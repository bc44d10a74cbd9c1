import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getPharmacy,
  listPharmacies,
  listPharmacyCategories,
  listPharmacyFilterGroups,
  listPharmacyNames,
} from '@/api/pharmacies/endpoints';
import { listAllRegistered } from '@/api/registrations/endpoints';
import { getUser, getUserStatistics, listUsers, listUserScores } from '@/api/user/endpoints';
import { ROLES } from '@/lib/access/roles';
import { sightOf, type Sight } from '@/lib/domain/territory';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { givenTerritory } from '../helpers/given-territory';
import { givenTrainings } from '../helpers/given-trainings';

let backend: TestBackend;
let land: ReturnType<typeof givenTerritory>;
let world: Awaited<ReturnType<typeof land.world>>;
let agents: Map<string, Actor>;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T09:00:00Z') });
  land = givenTerritory(backend);
  world = await land.world();
  agents = new Map();
  for (const role of ROLES) agents.set(role, await land.agent(role, world));
  const trained = givenTrainings(backend);
  const training = await trained.training();
  for (const { id } of Object.values(world.people)) await trained.seat(id, training.id);
});
afterAll(() => backend.close());

const PLACES = ['own', 'near', 'abroad'] as const;
type Place = (typeof PLACES)[number];
/** What each sight shows. */
const SEEN: Record<Sight, readonly Place[]> = {
  everyone: PLACES,
  sectors: ['own', 'near'],
  assigned: ['own'],
  nobody: [],
};
const agent = (role: string) => agents.get(role) as Actor;
const scope = (allow: boolean) => ({ allow_sector: allow ? ('1' as const) : ('0' as const) });

/** Of one person or one pharmacy: an id out of sight is as absent as one that never was. */
const ofPerson = [getUser, listUserScores, getUserStatistics] as const;
const statusOf = async (call: Promise<{ status: number }>) => (await call).status;

describe.each([...ROLES])('%s', (role) => {
  test.each(PLACES)('a person of the pharmacy %s', async (place) => {
    const { id } = world.people[place];
    const isSeen = SEEN[sightOf([role], true)].includes(place);
    for (const call of ofPerson) {
      const seen = statusOf(backend.call(call as typeof getUser, { as: agent(role), params: { id } }));
      expect(await seen).toBe(isSeen ? 200 : 404);
    }
  });

  test('lists of people and of pharmacies, without the switch and with it', async () => {
    const as = agent(role);
    for (const allow of [false, true]) {
      const sight = sightOf([role], allow);
      const query = { ...scope(allow), page: { size: 100 } };
      const people = await backend.call(listUsers, {
        as,
        query: { ...query, filter: { is_pharmacist: '1' } },
      });
      const places = await backend.call(listPharmacies, { as, query });
      const names = await backend.call(listPharmacyNames, { as, query });
      if (sight === 'nobody') {
        expect([people.status, places.status, names.status]).toEqual([403, 403, 403]);
        continue;
      }
      expect(people.value.items.map(({ id }) => id).sort()).toEqual(
        SEEN[sight].map((place) => world.people[place].id).sort(),
      );
      const expected = SEEN[sight].map((place) => world.pharmacies[place].id).sort();
      expect(places.value.items.map(({ id }) => id).sort()).toEqual(expected);
      expect(names.value.items.map(({ id }) => id).sort()).toEqual(expected);
      const shown = await backend.call(listPharmacyCategories, { as, query: scope(allow) });
      expect(shown.value.items).toHaveLength(expected.length);
      const groups = await backend.call(listPharmacyFilterGroups, { as, query: scope(allow) });
      const cities = groups.value.items.find(({ id }) => id === 'city')?.entries ?? [];
      expect(cities.map(({ value }) => value).sort()).toEqual(
        SEEN[sight].map((place) => world.pharmacies[place].cityId).sort(),
      );
    }
  });

  test.each(PLACES)('the pharmacy %s itself', async (place) => {
    const { id } = world.pharmacies[place];
    const { status } = await backend.call(getPharmacy, { as: agent(role), params: { id } });
    const sight = sightOf([role], true);
    expect(status).toBe(sight === 'nobody' ? 403 : SEEN[sight].includes(place) ? 200 : 404);
  });

  test('the registered across trainings: those out of sight are nowhere', async () => {
    const sight = sightOf([role], true);
    const query = { ...scope(true), page: { size: 100 } };
    const answer = await backend.call(listAllRegistered, { as: agent(role), query });
    if (answer.status === 403) return expect(sight).toBe('nobody');
    expect(answer.value.items.map(({ userId }) => userId).sort()).toEqual(
      SEEN[sight].map((place) => world.people[place].id).sort(),
    );
  });
});

test('a foreign id and an absent one give the same words', async () => {
  const as = agent('Представитель');
  for (const call of ofPerson) {
    const ask = (id: string) => backend.call(call as typeof getUser, { as, params: { id } });
    const [foreign, absent] = [await ask(world.people.abroad.id), await ask('999999')];
    expect([foreign.status, foreign.errors]).toEqual([404, absent.errors]);
  }
  const ask = (id: string) => backend.call(getPharmacy, { as, params: { id } });
  expect((await ask(world.pharmacies.abroad.id)).errors).toEqual((await ask('999999')).errors);
});

test('a pharmacist sees themselves, and nobody of their own pharmacy', async () => {
  const { own } = world.people;
  const colleague = await world.works(world.pharmacies.own.id);
  const ask = (id: string) => backend.call(getUser, { as: own, params: { id } });
  expect([(await ask(own.id)).status, (await ask(colleague.id)).status]).toEqual([200, 404]);
  expect((await ask(own.id)).value.standing).toBeUndefined();
  await land.change(colleague.id, { erasedAt: new Date() });
});

test('nobody without a session', async () => {
  const { id } = world.people.own;
  const answers = [
    ...ofPerson.map((call) => backend.call(call as typeof getUser, { params: { id } })),
    backend.call(getPharmacy, { params: { id: world.pharmacies.own.id } }),
    ...[listPharmacies, listPharmacyNames, listPharmacyCategories, listPharmacyFilterGroups].map((call) =>
      backend.call(call as typeof listPharmacies),
    ),
  ];
  expect(await Promise.all(answers.map(statusOf))).toEqual(answers.map(() => 401));
});
