import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listNotifications } from '@/api/notifications/endpoints';
import { cancelOrder, sendOrder } from '@/api/orders/endpoints';
import { sendTest } from '@/api/tests/endpoints';
import { learningProgress } from '@/backend/db/schema/learning';
import { users } from '@/backend/db/schema/users';
import { inTransaction } from '@/backend/db/transaction';
import { notifyOfDeadlines } from '@/backend/jobs/deadlines';
import { postEntries, type NewEntry } from '@/backend/services/points/post-entries';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenGifts, type GivenGifts } from '../helpers/given-gifts';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';

/** Noon in Moscow, three days before what closes closes. */
const NOW = new Date('2026-11-20T09:00:00Z');

let backend: TestBackend;
let shop: GivenGifts;
let learning: GivenLearning;
beforeAll(async () => {
  backend = await startTestBackend({ now: NOW, env: { PROGRAMME_FINISH_AT: '2026-12-10T23:59:59+03:00' } });
  shop = givenGifts(backend);
  learning = givenLearning(backend);
  await shop.wave();
});
afterAll(() => backend.close());

const plain = (text = '') => text.replaceAll('\u00a0', ' ');
/** `kind: title` of what the person was told, the newest first. */
async function notificationsOf(as: Actor) {
  const { items } = (await backend.call(listNotifications, { as })).value;
  return items.map(({ kind, data }) => `${kind}: ${plain(data.title)}`);
}

describe('points', () => {
  const post = (entries: NewEntry[], fails = false) => {
    const context = backend.ctx();
    return inTransaction(context, async (tx) => {
      await postEntries(tx, context, entries);
      if (fails) throw new Error('rolled back');
    });
  };
  const award = (userId: string, markId: string, amount = 40, key = unique('award')): NewEntry => ({
    userId,
    markId,
    amount,
    kind: 'award',
    title: 'Конкурс витрин',
    reason: 'Первое место',
    key,
  });
  const markId = async (slug: string) => (await backend.given.mark({ slug, name: `Марка ${slug}` })).id;

  test('each owner is told of their own, once for one act, in the act’s own transaction', async () => {
    const [anna, boris] = [await backend.as(), await backend.as()];
    const [vichy, lrp] = [await markId('vichy'), await markId('lrp')];
    const entries = [award(anna.id, vichy), award(anna.id, lrp, 2), award(boris.id, vichy, 1)];
    await expect(post(entries, true)).rejects.toThrow('rolled back');
    expect(await notificationsOf(anna)).toEqual([]);
    await post(entries);
    await post(entries);
    expect(await notificationsOf(anna)).toEqual(['points: Начислено 42 балла']);
    expect(await notificationsOf(boris)).toEqual(['points: Начислен 1 балл Марка vichy']);
    const [news] = (await backend.call(listNotifications, { as: boris })).value.items;
    expect(news?.data).toMatchObject({
      text: 'Конкурс витрин. Первое место.',
      link: '/lk?mark=vichy#history',
    });
  });

  test('what is spent or moved by the person arrives nowhere', async () => {
    const anna = await backend.as();
    const vichy = await markId('vichy');
    await post([award(anna.id, vichy)]);
    await post([{ ...award(anna.id, vichy, -10) }, { ...award(anna.id, vichy, 5), kind: 'transfer-in' }]);
    expect(await notificationsOf(anna)).toHaveLength(1);
  });

  test('a passed test tells of its points, sent twice it tells once', async () => {
    const anna = await backend.as();
    const taken = await learning.test({ title: 'Барьер кожи' });
    const send = () =>
      backend.call(sendTest, { as: anna, params: { id: taken.id }, body: { answers: taken.answers(3) } });
    expect((await send()).status).toBe(200);
    expect((await send()).status).toBe(200);
    const [news, ...others] = (await backend.call(listNotifications, { as: anna })).value.items;
    expect(others).toEqual([]);
    expect(plain(news?.data.text)).toBe('Тест «Барьер кожи». Верных ответов: 3 из 3.');
  });
});

describe('orders', () => {
  async function ordered() {
    const anna = await shop.rich();
    const gift = await shop.gift();
    await shop.put(anna, gift.id, 1);
    const body = { items: [{ giftId: gift.id, quantity: 1 }] };
    const { value } = await backend.call(sendOrder, { as: anna, body });
    return { anna, id: value.id };
  }

  test('a sent one is told of; a refused one is not', async () => {
    const { anna } = await ordered();
    expect((await notificationsOf(anna))[0]).toMatch(/^order-sent: Заказ № 2026-\d{6} оформлен$/);
    const body = { items: [{ giftId: '1', quantity: 1 }] };
    expect((await backend.call(sendOrder, { as: anna, body })).status).toBe(409);
    expect(await notificationsOf(anna)).toHaveLength(2);
  });

  test('a cancelled one says by whom, and its points are not told of twice', async () => {
    const own = await ordered();
    await backend.call(cancelOrder, { as: own.anna, params: { id: own.id } });
    expect((await notificationsOf(own.anna))[0]).toMatch(/^order-cancelled/);
    expect(await notificationsOf(own.anna)).toHaveLength(3);

    const theirs = await ordered();
    const admin = await backend.as('admin');
    await backend.call(cancelOrder, { as: admin, params: { id: theirs.id } });
    const [news] = (await backend.call(listNotifications, { as: theirs.anna })).value.items;
    expect(plain(news?.data.text)).toBe('Заказ отменил администратор, 100 баллов вернулись на счёт.');
    expect(await notificationsOf(admin)).toEqual([]);
  });
});

describe('deadlines', () => {
  /** Somebody who was here today. */
  async function here(role?: string): Promise<Actor> {
    const actor = await backend.as(role);
    await backend.db.update(users).set({ lastActivityAt: NOW }).where(eq(users.id, actor.id));
    return actor;
  }
  const closing = (hours: number, title = unique('Тест')) =>
    learning.test({ title, endDate: new Date(NOW.getTime() + hours * 36e5) });
  const deadlinesOf = async (as: Actor) =>
    (await notificationsOf(as)).filter((line) => line.includes('-deadline'));

  test('who has not passed what closes in three days is told once, however many run', async () => {
    backend.clock.set(NOW);
    const [anna, passed, late, staff] = [await here(), await here(), await here(), await here('admin')];
    const gone = await backend.as();
    const [first, second] = [await closing(48), await closing(49)];
    await closing(24 * 5);
    for (const { itemId } of [first, second]) {
      await backend.db.insert(learningProgress).values({ userId: passed.id, itemId, finishedAt: NOW });
    }
    const repeatAt = new Date('2026-12-01T00:00:00+03:00');
    await backend.db.insert(learningProgress).values({ userId: late.id, itemId: first.itemId, repeatAt });

    await Promise.all([notifyOfDeadlines(backend.deps), notifyOfDeadlines(backend.deps)]);
    await notifyOfDeadlines(backend.deps);
    expect(await deadlinesOf(anna)).toEqual(['test-deadline: Тесты закроются через 2 дня: 2']);
    expect(await deadlinesOf(late)).toEqual(['test-deadline: Тест закроется через 2 дня']);
    for (const nobody of [passed, staff, gone]) expect(await deadlinesOf(nobody)).toEqual([]);

    const joined = await here();
    backend.clock.set(new Date(NOW.getTime() + 36e5));
    await notifyOfDeadlines(backend.deps);
    expect(await deadlinesOf(joined)).toHaveLength(1);
    expect(await deadlinesOf(anna)).toHaveLength(1);
  });

  test('tests that close on one day are told of together, whatever their hour; one that comes later, on its own', async () => {
    const from = new Date('2026-11-27T07:00:00Z');
    const hours = async (count: number) => {
      for (let hour = 0; hour < count; hour += 1) {
        await notifyOfDeadlines(backend.deps);
        backend.clock.advance(36e5);
      }
    };
    backend.clock.set(from);
    const anna = await here();
    await learning.test({ title: 'Утренний', endDate: new Date('2026-11-30T09:30:00Z') });
    await learning.test({ title: 'Вечерний', endDate: new Date('2026-11-30T20:59:00Z') });
    await hours(10);
    const told = async () => {
      const { items } = (await backend.call(listNotifications, { as: anna })).value;
      return items.map(({ data }) => plain(data.text));
    };
    expect(await told()).toEqual([
      expect.stringMatching(/^«Утренний», «Вечерний»\. Первый из них закроется 30 ноября.*, 12:30/),
    ]);
    await learning.test({ title: 'Поздний', endDate: new Date('2026-11-30T15:00:00Z') });
    await Promise.all([notifyOfDeadlines(backend.deps), notifyOfDeadlines(backend.deps)]);
    await hours(74);
    const [late, ...before] = await told();
    expect([late, before.length]).toEqual([expect.stringMatching(/^«Поздний» можно пройти до /), 1]);
    backend.clock.set(NOW);
  });

  test('the night is left alone', async () => {
    const anna = await here();
    await closing(60);
    backend.clock.set(new Date('2026-11-20T17:00:00Z'));
    await notifyOfDeadlines(backend.deps);
    expect(await deadlinesOf(anna)).toEqual([]);
  });

  test('the programme’s last week is told of once', async () => {
    const anna = await backend.as();
    backend.clock.set(new Date('2026-12-02T09:00:00Z'));
    await backend.db.update(users).set({ lastActivityAt: backend.clock.now() }).where(eq(users.id, anna.id));
    await notifyOfDeadlines(backend.deps);
    expect(await deadlinesOf(anna)).toEqual([]);
    backend.clock.set(new Date('2026-12-04T09:00:00Z'));
    await notifyOfDeadlines(backend.deps);
    await notifyOfDeadlines(backend.deps);
    expect(await deadlinesOf(anna)).toEqual([
      'programme-deadline: Программа обучения завершится через 6 дней',
    ]);
  });
});
