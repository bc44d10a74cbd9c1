import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  getPharmacy,
  listPharmacies,
  listPharmacyCategories,
  listPharmacyFilterGroups,
  listPharmacyNames,
} from '@/api/pharmacies/endpoints';
import type { userListQuery } from '@/api/user/schemas';
import { getUser, getUserStatistics, listUsers, listUserScores } from '@/api/user/endpoints';
import { learningItems, learningProgress } from '@/backend/db/schema/learning';
import { trainingRegistrations } from '@/backend/db/schema/registrations';
import { DAY_MS } from '@/lib/domain/moscow';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { givenGifts, type GivenGifts } from '../helpers/given-gifts';
import { givenLearning } from '../helpers/given-learning';
import { givenTerritory } from '../helpers/given-territory';
import { givenTrainings } from '../helpers/given-trainings';

/** A Friday. */
const NOW = new Date('2026-11-20T09:00:00Z');
const ago = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

let backend: TestBackend;
let shop: GivenGifts;
let land: ReturnType<typeof givenTerritory>;
let trained: ReturnType<typeof givenTrainings>;
let mark: { id: string; slug: string; name: string };
let other: { id: string; slug: string; name: string };
beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
  shop = givenGifts(backend);
  land = givenTerritory(backend);
  trained = givenTrainings(backend);
  [mark, other] = [await backend.given.mark(), await backend.given.mark()];
});
afterAll(() => backend.close());

const list = (as: Actor, filter: object = {}, more: object = {}) =>
  backend.call(listUsers, {
    as,
    query: { filter: { is_pharmacist: '1', ...filter }, ...more } as z.input<typeof userListQuery>,
  });
const names = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).value.items.map(({ lastName }) => lastName);

/** A pharmacy with three people: one busy, one silent, one who never came; and who looks after them. */
async function team() {
  const world = await land.world();
  const agent = await land.agent('Представитель', world);
  const at = (lastName: string) => world.works(world.pharmacies.own.id, { lastName });
  const [busy, silent, fresh] = [await at('Бойкова'), await at('Тихонова'), await at('Новикова')];
  await land.change(world.people.own.id, { isArchived: true, lastName: 'Архивная' });
  await land.change(busy.id, {
    lastActivityAt: ago(1),
    phone: '+79001112233',
    email: `boikova${busy.id}@x.example`,
  });
  await land.change(silent.id, { lastActivityAt: ago(40) });
  await shop.points(busy.id, mark.slug, 300);
  await shop.points(busy.id, other.slug, 50);
  await shop.points(silent.id, mark.slug, 20);
  return { ...world, agent, busy, silent, fresh };
}

describe('GET acl/users, of pharmacists', () => {
  test('a parameter that is none is refused', async () => {
    const { agent } = await team();
    for (const filter of [{ points_from: '-1' }, { quiet_days: 'x' }, { active: '2' }, { unknown: '1' }])
      expect((await list(agent, filter)).status, JSON.stringify(filter)).toBe(400);
    expect((await list(agent, {}, { sort: 'phone' })).status).toBe(400);
  });

  test('a line says what the specification names, of one brand or of all', async () => {
    const { agent, busy, pharmacies } = await team();
    const { value } = await list(agent, { search: 'Бойк' });
    expect(value.items).toHaveLength(1);
    expect(value.items[0]).toMatchObject({
      id: busy.id,
      pharmacyId: pharmacies.own.id,
      isArchive: false,
      work: { activityStatus: 'Активен', markPoints: 350, spentMarkPoints: 0, totalPoints: 350 },
    });
    expect(value.items[0]?.work?.pharmacy).toMatchObject({ id: pharmacies.own.id, address: 'ул. Ленина, 1' });
    const ofMark = await list(agent, { search: 'Бойк', mark: other.slug });
    expect(ofMark.value.items[0]?.work).toMatchObject({ markPoints: 50, totalPoints: 50 });
  });

  test('is narrowed by name, contacts, place, activity, points and archive', async () => {
    const {
      agent,
      busy,
      pharmacies: { own },
    } = await team();
    const all = ['Архивная', 'Бойкова', 'Новикова', 'Тихонова'];
    expect(await names(agent)).toEqual(all);
    expect(await names(agent, { archived: '0' })).toEqual(all.slice(1));
    expect(await names(agent, { archived: '1' })).toEqual(['Архивная']);
    for (const search of ['бойков', '900 111-22', `boikova${busy.id}@`, 'BOIKOVA'])
      expect(await names(agent, { search }), search).toEqual(['Бойкова']);
    expect(await names(agent, { search: 'нет такой' })).toEqual([]);
    expect(await names(agent, { active: '1' })).toEqual(['Бойкова']);
    expect(await names(agent, { active: '0', archived: '0' })).toEqual(['Новикова', 'Тихонова']);
    expect(await names(agent, { points_from: 20 })).toEqual(['Бойкова', 'Тихонова']);
    expect(await names(agent, { points_from: 20, points_to: 100 })).toEqual(['Тихонова']);
    expect(await names(agent, { mark: other.slug, points_from: 1 })).toEqual(['Бойкова']);
    const same = {
      city_id: own.cityId,
      chain_id: own.chainId,
      category_id: own.categoryId,
      area_id: own.sectorId,
    };
    for (const [name, id] of Object.entries(same)) {
      expect(await names(agent, { [name]: id }), name).toEqual(all);
      expect(await names(agent, { [name]: '999999' }), name).toEqual([]);
    }
  });

  test('is put in order by name, points and the last visit, the same backwards', async () => {
    const { agent } = await team();
    const sorted = (sort: string) => names(agent, { archived: '0' }, { sort });
    expect(await sorted('-points')).toEqual(['Бойкова', 'Тихонова', 'Новикова']);
    expect((await sorted('points')).at(-1)).toBe('Бойкова');
    expect(await sorted('-last_activity')).toEqual(['Бойкова', 'Тихонова', 'Новикова']);
    expect(await sorted('last_activity')).toEqual(['Новикова', 'Тихонова', 'Бойкова']);
    expect(await sorted('-fullname')).toEqual(['Тихонова', 'Новикова', 'Бойкова']);
  });

  test('who came to a training of late is not quiet', async () => {
    const { agent, busy } = await team();
    const { id } = await trained.training({ startsAt: ago(10) });
    const seat = await trained.seat(busy.id, id);
    const quiet = () => names(agent, { quiet_days: 30, archived: '0' });
    expect(await quiet()).toContain('Бойкова');
    await backend.db
      .update(trainingRegistrations)
      .set({ visitedAt: ago(10) })
      .where(eq(trainingRegistrations.id, seat));
    expect(await quiet()).toEqual(['Новикова', 'Тихонова']);
  });

  test('weeks count what was finished, the newest last; figures are of the whole territory', async () => {
    const { agent, busy } = await team();
    const learning = givenLearning(backend);
    for (const days of [0, 8, 9, 60]) {
      const { id } = await learning.article();
      const [item] = await backend.db.select().from(learningItems).where(eq(learningItems.articleId, id));
      await backend.db
        .insert(learningProgress)
        .values({ userId: busy.id, itemId: item?.id ?? '', finishedAt: ago(days), startedAt: ago(days) });
    }
    const soon = await trained.training({ inDays: 1 });
    await trained.seat(busy.id, soon.id);
    const { value } = await list(agent, { search: 'Бойк' });
    expect(value.items[0]?.work?.weeks).toEqual([0, 0, 0, 2, 1]);
    expect(value.meta.figures).toEqual({
      people: 3,
      pharmacies: 1,
      active: 1,
      earned: 370,
      registeredThisWeek: 1,
    });
  });
});

describe('a person', () => {
  test('is told how they stand, and their points line by line', async () => {
    const { agent, busy } = await team();
    const params = { id: busy.id };
    const { value } = await backend.call(getUser, { as: agent, params });
    expect(value.standing).toMatchObject({
      activityStatus: 'Активен',
      isArchive: false,
      earned: { [mark.slug]: 300 },
    });
    const scores = await backend.call(listUserScores, { as: agent, params });
    expect(scores.value.items.map(({ score, markName }) => [score, markName])).toEqual([
      [50, other.name],
      [300, mark.name],
    ]);
    const ofMark = await backend.call(listUserScores, {
      as: agent,
      params,
      query: { filter: { mark: mark.slug } },
    });
    expect(ofMark.value.items.map(({ score }) => score)).toEqual([300]);
    const none = await backend.call(listUserScores, {
      as: agent,
      params,
      query: { filter: { modelType: 'order' } },
    });
    expect(none.value.items).toEqual([]);
    const statistics = await backend.call(getUserStatistics, { as: agent, params });
    expect(statistics.value.points).toBe(350);
  });
});

describe('pharmacies', () => {
  test('tell what their people did: of all brands, of one, and of each', async () => {
    const {
      agent,
      pharmacies: { own },
      busy,
    } = await team();
    const { id } = await trained.training({ startsAt: ago(3) });
    const seat = await trained.seat(busy.id, id);
    await backend.db
      .update(trainingRegistrations)
      .set({ visitedAt: ago(3) })
      .where(eq(trainingRegistrations.id, seat));
    const ask = (query: object = {}) => backend.call(listPharmacies, { as: agent, query });
    const [row] = (await ask()).value.items;
    expect(row).toMatchObject({
      ...{ id: own.id, name: own.name, count: 3, countActive: 1, markPoints: 370, spendingPoints: 0 },
      ...{ totalPoints: 370, lastVisitAt: ago(3).toISOString(), isArchived: false },
    });
    const ofMark = await ask({ filter: { mark: other.slug } });
    expect(ofMark.value.items[0]?.markPoints).toBe(50);
    const one = await backend.call(getPharmacy, { as: agent, params: { id: own.id } });
    expect(one.value.marks?.map(({ id: slug, earned }) => [slug, earned]).sort()).toEqual(
      [
        [mark.slug, 300 + 20],
        [other.slug, 50],
      ].sort(),
    );
    const categories = await backend.call(listPharmacyCategories, { as: agent });
    expect(categories.value.items).toMatchObject([{ pharmaciesCount: 1, activeCount: 1 }]);
  });

  test('are searched, narrowed and put in order', async () => {
    const {
      agent,
      pharmacies: { own, near },
    } = await team();
    await land.assign(agent.id, near.id);
    const ids = async (query: object) =>
      (await backend.call(listPharmacies, { as: agent, query })).value.items.map(({ id }) => id);
    for (const sort of ['-count', '-mark_points'])
      expect(await ids({ sort }), sort).toEqual([own.id, near.id]);
    for (const sort of [
      'count',
      'mark_points',
      'spending_points',
      'last_visit',
      'name',
      '-spending_points',
      '-last_visit',
      '-name',
    ])
      expect(await ids({ sort }), sort).toHaveLength(2);
    expect(await ids({ filter: { search: own.name } })).toEqual([own.id]);
    expect(await ids({ filter: { archived: '1' } })).toEqual([]);
    for (const [name, id] of Object.entries({
      category_id: own.categoryId,
      chain_id: own.chainId,
      city_id: own.cityId,
    }))
      expect(await ids({ filter: { [name]: id } }), name).toEqual([own.id]);
    expect(await ids({ filter: { area_id: own.sectorId } })).toHaveLength(2);
    const brief = await backend.call(listPharmacyNames, {
      as: agent,
      query: { filter: { search: own.name } },
    });
    expect(brief.value.items.map(({ id }) => id)).toEqual([own.id]);
    const groups = await backend.call(listPharmacyFilterGroups, { as: agent });
    const of = (group: string) => groups.value.items.find(({ id }) => id === group)?.entries ?? [];
    expect(of('area').map(({ count }) => count)).toEqual([2]);
    expect(of('chain')).toHaveLength(2);
  });
});
