import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelOrder, sendOrder } from '@/api/orders/endpoints';
import { getSiteMetadata } from '@/api/settings/endpoints';
import {
  bannerPages,
  METADATA_NAMES,
  presentWaveStatus,
  technicalWork,
  waveBannerContent,
} from '@/api/settings/schemas';
import { banners, siteMetadata } from '@/backend/db/schema/site';
import { getMe } from '@/api/me/endpoints';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';
import { givenGifts, type GivenGifts } from '../helpers/given-gifts';

const NOW = new Date('2026-11-20T12:00:00Z');
const BEFORE = new Date('2026-01-01T12:00:00Z');

let backend: TestBackend;
let shop: GivenGifts;
let waveId: string;
beforeAll(async () => {
  backend = await startTestBackend({ now: NOW, env: { LOCKED_PHARMACY_CHAINS: 'Закрытая сеть' } });
  shop = givenGifts(backend);
  waveId = (await shop.wave({ name: 'Осенняя волна', to: 10 })).id;
});
afterAll(() => backend.close());
beforeEach(async () => {
  backend.clock.set(NOW);
  await backend.db.delete(siteMetadata);
});

const get = (as: Actor, name: string) => backend.call(getSiteMetadata, { as, params: { name } });
const write = (name: string, content: unknown) => backend.db.insert(siteMetadata).values({ name, content });
const statusOf = async (as: Actor) =>
  presentWaveStatus.parse((await get(as, 'present-wave-status')).value.content);

describe('who is let in', () => {
  test.each(METADATA_NAMES)('%s: 401 for a guest', async (name) => {
    expect((await backend.call(getSiteMetadata, { params: { name } })).status).toBe(401);
  });

  test.each(['secrets', 'constructor', 'present-wave-status/x'])('no entry %s', async (name) => {
    await write('secrets', { password: 'hunter2' });
    expect((await get(await backend.as(), name)).status).toBe(404);
  });
});

describe('present-wave-status', () => {
  test('no wave', async () => {
    backend.clock.set(BEFORE);
    expect(await statusOf(await backend.as())).toEqual({
      isAvailable: false,
      isOrderSent: false,
      wave: null,
    });
  });

  test('not for a locked chain', async () => {
    const pharmacy = await backend.given.pharmacy({ chain: 'Закрытая сеть' });
    const locked = await backend.given.user({ pharmacyId: pharmacy.id });
    expect((await statusOf(locked)).isAvailable).toBe(false);
  });

  test('the open wave, and whether an order of it stands', async () => {
    const anna = await shop.rich();
    const { id } = await shop.gift();
    expect(await statusOf(anna)).toMatchObject({
      isAvailable: true,
      isOrderSent: false,
      wave: { id: waveId },
    });
    await shop.put(anna, id, 1);
    const body = { items: [{ giftId: id, quantity: 1 }] };
    const { value } = await backend.call(sendOrder, { as: anna, body });
    expect((await statusOf(anna)).isOrderSent).toBe(true);
    expect((await statusOf(await backend.as())).isOrderSent).toBe(false);
    await backend.call(cancelOrder, { as: anna, params: { id: value.id } });
    expect((await statusOf(anna)).isOrderSent).toBe(false);
  });

  test('ends with its last moment', async () => {
    backend.clock.set(new Date(NOW.getTime() + 10 * 864e5 - 1));
    expect((await statusOf(await backend.as())).isAvailable).toBe(true);
    backend.clock.advance(1);
    expect((await statusOf(await backend.as())).isAvailable).toBe(false);
  });
});

describe('what editors write', () => {
  test('wave-banner-content: theirs, else of the wave, else none', async () => {
    const anna = await backend.as();
    const contentOf = async () =>
      waveBannerContent.parse((await get(anna, 'wave-banner-content')).value.content);
    // until when it goes the banner says from the wave itself
    const text = 'Выберите подарки за накопленные баллы.';
    expect(await contentOf()).toEqual({ title: 'Осенняя волна', text, image: null });
    await write('wave-banner-content', { title: 'Наша волна', text: 'Текст', image: null });
    expect((await contentOf()).title).toBe('Наша волна');
    await backend.db.delete(siteMetadata);
    backend.clock.set(BEFORE);
    expect((await get(await backend.as(), 'wave-banner-content')).status).toBe(404);
  });

  test('banner-pages: theirs, else where visible banners are', async () => {
    const anna = await backend.as();
    const pagesNow = async () => bannerPages.parse((await get(anna, 'banner-pages')).value.content).pages;
    const image = { src: '', mobileSrc: '', alt: '' };
    await backend.db.insert(banners).values([
      { title: 'a', page: 'home', image },
      { title: 'b', page: 'home', image },
      { title: 'c', page: 'hidden', isVisible: false, image },
    ]);
    expect(await pagesNow()).toEqual(['home']);
    await write('banner-pages', { pages: ['lk', 'home'] });
    expect(await pagesNow()).toEqual(['lk', 'home']);
  });

  test('technical-work: off until somebody turns it on', async () => {
    const anna = await backend.as();
    const flagNow = async () => technicalWork.parse((await get(anna, 'technical-work')).value.content);
    expect(await flagNow()).toEqual({ isOn: false, text: '' });
    await write('technical-work', { isOn: true, text: 'Вернёмся в 12:00.' });
    expect(await flagNow()).toEqual({ isOn: true, text: 'Вернёмся в 12:00.' });
  });

  test('technical-work: the person is told of it with themselves, an admin whom it does not stop is not', async () => {
    const [anna, admin] = [await backend.as(), await backend.as('admin')];
    const told = async (as: Actor) => (await backend.call(getMe, { as })).value.technicalWork;
    expect(await told(anna)).toBeNull();
    await write('technical-work', { isOn: false, text: 'Вернёмся в 12:00.' });
    expect(await told(anna)).toBeNull();
    await backend.db.update(siteMetadata).set({ content: { isOn: true, text: 'Вернёмся в 12:00.' } });
    expect([await told(anna), await told(admin)]).toEqual(['Вернёмся в 12:00.', null]);
    await backend.db.update(siteMetadata).set({ content: { isOn: true } });
    expect(await told(anna)).toBe('');
  });
});
