import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '@/api/core/endpoint';
import {
  listRoles,
  selectAreas,
  selectCategories,
  selectChains,
  selectCities,
  selectRegions,
  selectMarks,
  selectPharmacies,
  selectPharmacyChains,
  selectPharmacyCities,
  selectPharmacyNames,
  selectReadings,
  selectRoles,
  selectTrainings,
  selectTrainingTopics,
  selectUsers,
} from '@/api/select/endpoints';
import { getSiteMetadata } from '@/api/settings/endpoints';
import {
  chains,
  cities,
  pharmacies,
  pharmacyCategories,
  regions,
  sectors,
} from '@/backend/db/schema/directory';
import { orders, waves } from '@/backend/db/schema/orders';
import { siteMetadata } from '@/backend/db/schema/site';
import { trainingTopics } from '@/backend/db/schema/trainings';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique } from '../helpers/given';
import { givenTrainings } from '../helpers/given-trainings';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ now: new Date('2026-11-20T09:00:00Z') });
});
afterAll(() => backend.close());

const names = (called: { value: { items: { name: string }[] } }) =>
  called.value.items.map(({ name }) => name);

describe('selects', () => {
  test('a wrong parameter is named', async () => {
    const response = await backend.fetch('/v1/select/cities?per_page=101&region=1');
    const { errors } = (await response.json()) as { errors: { source: { parameter: string } }[] };
    expect(response.status).toBe(400);
    expect(errors.map(({ source }) => source.parameter).sort()).toEqual(['per_page', 'region']);
  });

  test.each([
    selectMarks,
    selectRegions,
    selectPharmacyCities,
    selectPharmacyChains,
    selectPharmacies,
    selectPharmacyNames,
  ])('$path refuses what it does not know', async ({ path }) => {
    const response = await backend.fetch(`${path}?per_page=no&nobody=1`);
    const { errors } = (await response.json()) as { errors: { source: { parameter: string } }[] };
    expect(response.status).toBe(400);
    expect(errors.map(({ source }) => source.parameter)).toContain('nobody');
  });

  test('a page past the end says how many there are all the same', async () => {
    const trainings = givenTrainings(backend);
    await trainings.training({ city: unique('Казань') });
    await backend.given.pharmacy();
    const as = await backend.as('admin');
    const lists = [
      ...[selectCities, selectRegions, selectChains, selectCategories, selectAreas],
      ...[selectPharmacyCities, selectPharmacyChains, selectPharmacies, selectPharmacyNames],
      ...[selectTrainingTopics, selectTrainings, selectUsers, selectReadings],
    ] as unknown as Endpoint[];
    const totals = async (page: number) =>
      Promise.all(
        lists.map(async (list) => {
          const answer = await backend.call(list, { as, query: { page } } as never);
          return (answer.value as { page: { total: number } }).page.total;
        }),
      );
    expect(await totals(9999)).toEqual(await totals(1));
  });

  test('roles are for those who are signed in', async () => {
    expect((await backend.call(listRoles)).status).toBe(401);
    expect(names(await backend.call(listRoles, { as: await backend.as('cam') }))).toContain('cam');
  });

  test('marks are named by their slugs', async () => {
    await backend.given.mark({ slug: 'lrp', name: 'La Roche-Posay' });
    const { value } = await backend.call(selectMarks);
    expect(value.items).toContainEqual({
      id: 'lrp',
      slug: 'lrp',
      name: 'La Roche-Posay',
      isRoutingMark: true,
    });
  });

  test('regions are found by any part, in Russian order', async () => {
    await backend.db
      .insert(regions)
      .values(['Ярский край-тест', 'Ёжский край-тест'].map((name) => ({ name })));
    const found = await backend.call(selectRegions, { query: { name: 'край-тест' } });
    expect(names(found)).toEqual(['Ёжский край-тест', 'Ярский край-тест']);
  });

  test('cities come in Russian order, by page, and are found by any part', async () => {
    await backend.db
      .insert(cities)
      .values(['Яя-тест', 'Ёлкино-тест', 'Жуково-тест', 'Елец-тест', '100%-тест'].map((name) => ({ name })));
    const all = await backend.call(selectCities, { query: { name: '-ТЕСТ' } });
    expect(names(all)).toEqual(['100%-тест', 'Елец-тест', 'Ёлкино-тест', 'Жуково-тест', 'Яя-тест']);
    const second = await backend.call(selectCities, { query: { name: '-тест', page: 2, per_page: 2 } });
    expect(names(second)).toEqual(['Ёлкино-тест', 'Жуково-тест']);
    expect(second.value.page).toEqual({ number: 2, size: 2, total: 5, pages: 3 });
    const { links } = second.document as { links: { next: string } };
    expect(links.next).toContain('page=3&per_page=2');
    expect(names(await backend.call(selectCities, { query: { name: '0%' } }))).toEqual(['100%-тест']);
  });

  test('ё is found by е', async () => {
    await backend.db.insert(cities).values({ name: 'Королёв-поиск' });
    expect(names(await backend.call(selectCities, { query: { name: 'королев-поиск' } }))).toEqual([
      'Королёв-поиск',
    ]);
  });

  test('a city leads to its chains, a chain to its pharmacies; closed ones are left out', async () => {
    const [north, south] = ['Северный', 'Южный'];
    const open = await backend.given.pharmacy({
      city: north,
      chain: 'Ромашка',
      name: 'Аптека 1',
      address: 'пр. Мира, 5',
    });
    await backend.given.pharmacy({ city: south, chain: 'Василёк', name: 'Аптека 2' });
    const closed = await backend.given.pharmacy({ city: north, chain: 'Лютик' });
    await backend.db.update(pharmacies).set({ isArchived: true }).where(eq(pharmacies.id, closed.id));
    const found = await backend.call(selectPharmacyCities, { query: { name: 'северн' } });
    const cityId = found.value.items[0]?.id ?? '';
    const chains = await backend.call(selectPharmacyChains, { query: { city_id: cityId } });
    expect(names(chains)).toEqual(['Ромашка']);
    const query = { city_id: cityId, chain_id: chains.value.items[0]?.id ?? '', name: 'мира' };
    const { value } = await backend.call(selectPharmacies, { query });
    expect(value.items).toEqual([
      { id: open.id, name: 'Аптека 1', address: 'пр. Мира, 5', city: north, chain: 'Ромашка' },
    ]);
    expect(names(await backend.call(selectPharmacyNames, { query }))).toEqual(['Аптека 1, пр. Мира, 5']);
  });
});

describe('site metadata', () => {
  const read = async (name: string, as = backend.as()) =>
    backend.call(getSiteMetadata, { as: await as, params: { name } });

  test('needs a session and a known name', async () => {
    expect((await backend.call(getSiteMetadata, { params: { name: 'technical-work' } })).status).toBe(401);
    expect((await read('secrets')).status).toBe(404);
  });

  test('has an answer before anyone wrote one', async () => {
    expect((await read('technical-work')).value.content).toEqual({ isOn: false, text: '' });
  });

  test('tells what was written', async () => {
    await backend.db.insert(siteMetadata).values({ name: 'banner-pages', content: { pages: ['/lk'] } });
    expect((await read('banner-pages')).value.content).toEqual({ pages: ['/lk'] });
  });

  test('the wave: before, open, ordered in, over', async () => {
    const anna = await backend.as();
    const status = async () => (await read('present-wave-status', Promise.resolve(anna))).value.content;
    const at = (text: string) => new Date(text);
    const values = { name: 'Осень', startAt: at('2026-11-20T10:00:00Z'), endAt: at('2026-11-20T12:00:00Z') };
    const [wave] = await backend.db.insert(waves).values(values).returning();
    expect(await status()).toEqual({ isAvailable: false, isOrderSent: false, wave: null });
    backend.clock.set(at('2026-11-20T10:00:00Z'));
    expect(await status()).toMatchObject({ isAvailable: true, isOrderSent: false, wave: { name: 'Осень' } });
    await backend.db.insert(orders).values({ userId: anna.id, waveId: wave?.id ?? '', totalSum: 10 });
    expect(await status()).toMatchObject({ isAvailable: true, isOrderSent: true });
    backend.clock.set(at('2026-11-20T12:00:00Z'));
    expect(await status()).toMatchObject({ isAvailable: false });
  });
});

describe('selects of trainings', () => {
  test('none is for strangers, and an unknown name is refused', async () => {
    const all = [
      [selectTrainingTopics, 'training-topics'],
      [selectTrainings, 'trainings'],
      [selectChains, 'chains'],
      [selectCategories, 'categories'],
      [selectAreas, 'areas'],
      [selectRoles, 'roles'],
    ] as const;
    const as = await backend.as();
    for (const [endpoint, name] of all) {
      expect([name, (await backend.call(endpoint as never)).status]).toEqual([name, 401]);
      const headers = { authorization: `Bearer ${as.token}` };
      const wrong = await backend.fetch(`/v1/select/${name}?colour=red`, { headers });
      expect([name, wrong.status]).toEqual([name, 400]);
    }
  });

  test('topics by name and brand, without the archived; their dates by moment and place', async () => {
    const given = givenTrainings(backend);
    const as = await backend.as();
    const stem = unique('Выбор');
    const topicId = await given.topic({ name: `${stem} первая`, mark: 'vichy' });
    await given.topic({ name: `${stem} вторая`, mark: 'lrp' });
    const topics = await backend.call(selectTrainingTopics, {
      as,
      query: { name: stem.toLowerCase(), mark: 'vichy' },
    });
    expect(topics.value.items).toEqual([{ id: topicId, name: `${stem} первая`, markId: 'vichy' }]);
    const city = unique('Казань');
    const startsAt = new Date('2027-01-15T07:00:00Z');
    const hall = await given.training({ topicId, city, address: 'ул. Баумана, 44', startsAt });
    const past = await given.training({ topicId, startsAt: new Date('2025-01-15T07:00:00Z') });
    const dates = async (state: 'coming' | 'past' | 'all') =>
      (await backend.call(selectTrainings, { as, query: { topic_id: topicId, state } })).value.items;
    expect(await dates('coming')).toEqual([
      { id: hall.id, name: `15\u00a0января 2027, 10:00\u00a0МСК · ${city}, ул. Баумана, 44` },
    ]);
    expect((await dates('past')).map(({ id }) => id)).toEqual([past.id]);
    expect((await dates('all')).map(({ id }) => id)).toEqual([past.id, hall.id]);
  });

  test('for who manages trainings archived topics too, dates from the last; one by its id', async () => {
    const given = givenTrainings(backend);
    const as = await backend.as('trainer');
    const stem = unique('Архив');
    const topicId = await given.topic({ name: stem });
    const query = { name: stem, manage: '1' as const };
    await backend.db.update(trainingTopics).set({ isArchived: true }).where(eq(trainingTopics.id, topicId));
    const found = async (one: object) =>
      (await backend.call(selectTrainingTopics, { as, query: one })).value.items.map(({ id }) => id);
    expect(await found({ name: stem })).toEqual([]);
    expect(await found(query)).toEqual([topicId]);
    expect(await found({ id: topicId, manage: '1' })).toEqual([topicId]);
    expect(await found({ id: '987654321', manage: '1' })).toEqual([]);
    const startsAt = (day: string) => ({ topicId, startsAt: new Date(`${day}T07:00:00Z`) });
    const first = await given.training({ ...startsAt('2025-01-15'), leaderId: as.id });
    const last = await given.training({ ...startsAt('2025-02-15'), authorId: as.id });
    const other = await given.training(startsAt('2025-03-15'));
    const dates = async (one: object, who = as) =>
      (
        await backend.call(selectTrainings, { as: who, query: { state: 'all', manage: '1', ...one } })
      ).value.items.map(({ id }) => id);
    expect(await dates({ topic_id: topicId })).toEqual([last.id, first.id]);
    expect(await dates({ topic_id: topicId }, await backend.as('admin'))).toEqual([
      other.id,
      last.id,
      first.id,
    ]);
    expect([await dates({ id: other.id }), await dates({ id: other.id, manage: '0' })]).toEqual([
      [],
      [other.id],
    ]);
    expect(await dates({ topic_id: topicId, from: '2025-01-01', to: '2025-01-15' })).toEqual([first.id]);
    expect(await dates({ id: first.id })).toEqual([first.id]);
    for (const endpoint of [selectTrainingTopics, selectTrainings] as const) {
      const answer = await backend.call(endpoint as typeof selectTrainings, {
        ...{ as: await backend.as(), query: { manage: '1' } },
      });
      expect(answer.status).toBe(403);
    }
  });

  test('chains, categories, territories; roles of those who lead', async () => {
    const as = await backend.as();
    const name = unique('Имя');
    for (const table of [chains, pharmacyCategories, sectors])
      await backend.db.insert(table).values({ name });
    for (const endpoint of [selectChains, selectCategories, selectAreas])
      expect(names(await backend.call(endpoint, { as, query: { name } }))).toEqual([name]);
    expect(names(await backend.call(selectRoles, { as }))).toEqual(['expert', 'trainer', 'trainer-sra']);
  });
});
