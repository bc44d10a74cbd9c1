import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listBanners } from '@/api/banners/endpoints';
import { learningProgress } from '@/backend/db/schema/learning';
import { banners } from '@/backend/db/schema/site';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenGifts } from '../helpers/given-gifts';
import { givenLearning } from '../helpers/given-learning';

const NOW = new Date('2026-11-20T12:00:00Z');
const hours = (count: number) => new Date(NOW.getTime() + count * 3600_000);

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend({ now: NOW, env: { LOCKED_PHARMACY_CHAINS: 'Закрытая сеть' } });
});
afterAll(() => backend.close());

async function banner(fields: Partial<typeof banners.$inferInsert> = {}) {
  const image = { src: '/media/wide.webp', mobileSrc: '/media/narrow.webp', alt: '' };
  const values = { title: unique('banner'), url: '/novelties', image, ...fields };
  const [row] = await backend.db.insert(banners).values(values).returning();
  if (!row) throw new Error('The banner was not made');
  return row;
}

async function titles(as: Actor, page: string): Promise<string[]> {
  const { value } = await backend.call(listBanners, { as, query: { filter: { page } } });
  return value.items.map(({ title }) => title);
}

describe('banners', () => {
  test('401 for a guest', async () => {
    expect((await backend.call(listBanners)).status).toBe(401);
  });

  test('an unknown filter is named', async () => {
    const anna = await backend.as();
    const response = await backend.fetch(`${listBanners.path}?filter[mark]=lrp`, {
      headers: { authorization: `Bearer ${anna.token}` },
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ source: { parameter: 'filter[mark]' } }] });
  });

  test('hidden ones and those whose timer has run out stay away', async () => {
    const page = unique('page');
    await banner({ page, isVisible: false });
    await banner({ page, isTimer: true, timerAt: hours(-1) });
    const coming = await banner({ page, isTimer: true, timerAt: hours(1) });
    const timeless = await banner({ page, isTimer: true, timerAt: null });
    const untimed = await banner({ page, timerAt: hours(-1) });
    expect(await titles(await backend.as(), page)).toEqual([coming.title, timeless.title, untimed.title]);
  });

  test('of one page, in their order, or of all', async () => {
    const [page, other] = [unique('page'), unique('page')];
    const second = await banner({ page, position: 2 });
    const first = await banner({ page, position: 1 });
    const elsewhere = await banner({ page: other });
    const anna = await backend.as();
    expect(await titles(anna, page)).toEqual([first.title, second.title]);
    const { value } = await backend.call(listBanners, { as: anna });
    expect(value.items.map(({ title }) => title)).toEqual(
      expect.arrayContaining([first.title, elsewhere.title]),
    );
  });

  test('carry their mark and their advertising mark', async () => {
    const page = unique('page');
    const { id: markId } = await backend.given.mark({ slug: 'lrp' });
    await banner({
      page,
      markId,
      needErid: true,
      eridToken: 'T-1',
      eridSource: 'ООО',
      isTimer: true,
      timerAt: hours(5),
    });
    await banner({ page });
    const { value } = await backend.call(listBanners, {
      as: await backend.as(),
      query: { filter: { page } },
    });
    expect(value.items[0]).toMatchObject({
      markId: 'lrp',
      needErid: true,
      eridToken: 'T-1',
      timerAt: hours(5).toISOString(),
      image: { mobileSrc: '/media/narrow.webp' },
    });
    expect(value.items[1]).toMatchObject({ markId: 'proexpert', needErid: false, timerAt: null });
  });

  test('offer no test that the reader has passed, until it may be taken again', async () => {
    const page = unique('page');
    const learning = givenLearning(backend);
    const { id, itemId } = await learning.test();
    await banner({ page, url: `/lk/tests/${id}`, urlText: 'Пройти тест' });
    const wordsFor = async (as: Actor) => {
      const { value } = await backend.call(listBanners, { as, query: { filter: { page } } });
      return value.items.map(({ urlText }) => urlText);
    };
    const [anna, boris] = [await backend.as(), await backend.as()];
    const progress = { itemId, finishedAt: hours(-1) };
    await backend.db.insert(learningProgress).values({ ...progress, userId: anna.id, repeatAt: hours(24) });
    await backend.db.insert(learningProgress).values({ ...progress, userId: boris.id, repeatAt: hours(-1) });
    expect(await wordsFor(anna)).toEqual(['Тест пройден']);
    expect(await wordsFor(boris)).toEqual(['Пройти тест']);
    expect(await wordsFor(await backend.as())).toEqual(['Пройти тест']);
  });

  test('never lead to a catalogue that is closed for the reader', async () => {
    const page = unique('page');
    const { title } = await banner({ page, url: '/lk/catalogue?brand=lrp' });
    const anna = await backend.as();
    const pharmacy = await backend.given.pharmacy({ chain: 'Закрытая сеть' });
    const locked = await backend.given.user({ pharmacyId: pharmacy.id });
    expect(await titles(anna, page)).toEqual([]);
    expect(await titles(await backend.as('admin'), page)).toEqual([title]);
    await givenGifts(backend).wave();
    expect(await titles(anna, page)).toEqual([title]);
    expect(await titles(locked, page)).toEqual([]);
  });
});
