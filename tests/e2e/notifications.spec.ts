import type { Page } from '@playwright/test';
import { inTransaction } from '@/backend/db/transaction';
import { deliveries, notifications } from '@/backend/db/schema/notifications';
import type { Database } from '@/backend/db/types';
import { notify } from '@/backend/services/notifications/notify';
import { postEntries } from '@/backend/services/points/post-entries';
import { eq } from 'drizzle-orm';
import type { Given } from '../helpers/given';
import { makePushDevice } from '../helpers/push-device';
import { startPushService, type PushService } from '../helpers/push-service';
import { expect, test as base } from './fixtures';
import { lettersTo } from './letters';
import { workerControls } from './worker-hands';

interface Fixtures {
  /** Points of Vichy, as an admin's award brings them. */
  award: (userId: string, amount: number, title?: string) => Promise<void>;
}

const now = () => new Date();
const test = base.extend<Fixtures>({
  award: async ({ database, given }, use) => use((...what) => award(database, given, ...what)),
});

async function award(
  database: Database,
  given: Given,
  userId: string,
  amount: number,
  title = 'Конкурс витрин',
) {
  const { id: markId } = await given.mark({ slug: 'vichy', name: 'Vichy' });
  const entry = { userId, markId, amount, kind: 'award' as const, title, reason: 'Первое место' };
  await inTransaction(database, (tx) =>
    postEntries(tx, { now }, [{ ...entry, key: `award:${crypto.randomUUID()}` }]),
  );
}

const bell = (page: Page) => page.locator('summary').filter({ hasText: 'Уведомления' });
const orderNews = (userId: string) => ({
  userId,
  kind: 'order-sent' as const,
  title: 'Заказ № 2026-000007 оформлен',
  text: 'Списано 100 баллов.',
  link: '/lk#history',
});

test('points arrive: the bell counts them, the list tells of them, following one reads it', async ({
  page,
  given,
  signInAs,
  award: give,
  expectAccessible,
}) => {
  const anna = await given.user();
  await signInAs(anna);
  await page.goto('/');
  await expect(bell(page)).toHaveText('Уведомления');
  await bell(page).click();
  await expect(page.getByText('Здесь появятся начисленные баллы')).toBeVisible();

  await give(anna.id, 21);
  await give(anna.id, 5, 'Лучшая выкладка');
  await page.goto('/');
  await expect(bell(page)).toContainText(/Уведомления, 2\s+новых/);
  await bell(page).click();
  const fresh = page.getByRole('link', { name: /Новое: Начислен 21\s*балл Vichy/ });
  await expect(fresh).toContainText('Конкурс витрин. Первое место.');
  await expectAccessible();
  await fresh.click();
  await expect(page).toHaveURL(/\/lk\?mark=vichy#history$/);
  await expect(bell(page)).toContainText(/Уведомления, 1\s+новое/);

  await bell(page).click();
  await page.getByRole('button', { name: 'Прочитать все' }).click();
  await expect(bell(page)).toHaveText('Уведомления');
  await expect(page.getByRole('button', { name: 'Прочитать все' })).toHaveCount(0);
});

test('older notifications come page by page, each once', async ({ page, given, signInAs, database }) => {
  const anna = await given.user();
  const news = Array.from({ length: 25 }, (_, at) => ({ ...orderNews(anna.id), title: `Заказ ${at + 1}.` }));
  await notify({ db: database.db, now }, news);
  await signInAs(anna);
  await page.goto('/lk');
  await bell(page).click();
  await expect(page.getByRole('link', { name: /Новое: Заказ/ })).toHaveCount(20);
  await page.getByRole('button', { name: 'Показать еще' }).click();
  await expect(page.getByRole('link', { name: /Новое: Заказ/ })).toHaveCount(25);
  await expect(page.getByRole('button', { name: 'Показать еще' })).toHaveCount(0);
});

test('what is kept at once sleeps until its script has come', async ({ page, given, signInAs }) => {
  await signInAs(await given.user());
  const ticks = [
    ['/lk/notifications', 'Начислены баллы: письмо'],
    ['/lk/notifications', 'Не беспокоить в тихие часы'],
    ['/lk/settings', 'Получать письма о новых материалах и подарках'],
  ] as const;
  for (const [address, name] of ticks) {
    let letGo = () => {};
    const held = new Promise<void>((done) => (letGo = done));
    await page.route('**/_next/static/chunks/**', (route) => held.then(() => route.continue()));
    await page.goto(address, { waitUntil: 'commit' });
    const tick = page.getByRole('checkbox', { name });
    // a press would turn the tick and be lost
    await expect(tick).toBeDisabled();
    letGo();
    await expect(tick).toBeEnabled();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('the matrix and quiet hours are kept at once and are there after a reload', async ({
  page,
  given,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(await given.user());
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/lk/settings');
  await page.getByRole('link', { name: 'Настройки уведомлений' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Уведомления' })).toBeAttached();
  const letter = page.getByRole('checkbox', { name: 'Начислены баллы: письмо' });
  await expect(letter).not.toBeChecked();
  await expect(letter).toBeEnabled();
  await letter.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Письма включены: «Начислены баллы».')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Заказ оформлен: push' }).click();
  await expect(page.getByText('Push выключены: «Заказ оформлен».')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Не беспокоить в тихие часы' }).click();
  await page.getByLabel('Начало тихих часов').selectOption('21:30');
  await expect(page.getByText(/Тихие часы: с 21:30 до 08:00/)).toBeVisible();
  await expectAccessible();

  await page.reload();
  await expect(letter).toBeChecked();
  await expect(page.getByRole('checkbox', { name: 'Заказ оформлен: push' })).not.toBeChecked();
  await expect(page.getByLabel('Начало тихих часов')).toHaveValue('21:30');
});

test('a refused change goes back', async ({ page, given, signInAs, expectFailure }) => {
  expectFailure(/settings|Failed to load resource/);
  await signInAs(await given.user());
  await page.goto('/lk/notifications');
  await page.route('**/user-notifications/settings', (route) => route.fulfill({ status: 500, body: '{}' }));
  const letter = page.getByRole('checkbox', { name: 'Начислены баллы: письмо' });
  await letter.click();
  await expect(page.getByText('Что-то пошло не так')).toBeVisible();
  await expect(letter).not.toBeChecked();
});

test.describe('a letter', () => {
  /** The address of the header, of the newest letter. */
  async function wayOut(email: string): Promise<string> {
    await expect.poll(() => lettersTo(email).length, { timeout: 15_000 }).toBeGreaterThan(0);
    const [letter = ''] = lettersTo(email);
    expect(letter).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
    return /^List-Unsubscribe:\s*<([^>]+)>$/m.exec(letter)?.[1] ?? '';
  }

  test('offers to stop: whoever opens the link changes nothing, the button does, signed in or not', async ({
    page,
    given,
    database,
    signInAs,
    expectAccessible,
  }) => {
    const anna = await given.user();
    await notify({ db: database.db, now }, [orderNews(anna.id)]);
    const address = await wayOut(anna.email);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Больше не присылать письма?' })).toBeVisible();
    await expect(page.getByText(anna.email)).toHaveCount(0);
    await expectAccessible();
    await page.reload();
    await page.getByRole('button', { name: 'Больше не присылать' }).click();
    await expect(page.getByRole('heading', { name: 'Вы отписались' })).toBeVisible();
    await expectAccessible();
    await signInAs(anna);
    await page.getByRole('link', { name: 'Все настройки уведомлений' }).click();
    await expect(page.getByRole('checkbox', { name: 'Заказ оформлен: письмо' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Заказ отменён: письмо' })).toBeChecked();
  });

  test('a mail program unsubscribes by one post of its own, twice as once', async ({
    page,
    given,
    database,
    playwright,
  }) => {
    const anna = await given.user();
    await notify({ db: database.db, now }, [orderNews(anna.id)]);
    const address = await wayOut(anna.email);
    const program = await playwright.request.newContext();
    const post = () =>
      program.post(address, {
        form: { 'List-Unsubscribe': 'One-Click' },
        headers: { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' },
      });
    expect((await post()).status()).toBe(204);
    expect((await post()).status()).toBe(204);
    expect((await program.post(address.replace('order-sent', 'points'))).status()).toBe(404);
    await program.dispose();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Вы отписались' })).toBeVisible();
  });

  test('a spoiled link says so and leads on', async ({ page, expectAccessible }) => {
    await page.goto('/unsubscribe?token=1.order-sent.spoiled');
    await expect(page.getByRole('heading', { name: 'Ссылка не действует' })).toBeVisible();
    await expectAccessible();
  });
});

test.describe('push', () => {
  test.use({ serviceWorkers: 'allow' });
  let service: PushService;
  test.beforeAll(async () => {
    service = await startPushService(Number(process.env.E2E_PUSH_PORT));
  });
  test.afterAll(() => service.close());

  /** A browser asks a service of its maker for an address; here it is given one of the journey's own. */
  async function givePushAddress(page: Page, endpoint: string, device: { p256dh: string; auth: string }) {
    await page.addInitScript(
      ({ address, p256dh, auth }) => {
        const bytes = (text: string) =>
          Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0))
            .buffer;
        const kept = () => sessionStorage.getItem('journey-push');
        const made = (key: string) => ({
          endpoint: address,
          options: { applicationServerKey: bytes(key) },
          getKey: (name: string) => bytes(name === 'auth' ? auth : p256dh),
          unsubscribe: () => Promise.resolve(sessionStorage.removeItem('journey-push')).then(() => true),
        });
        const encode = (key: ArrayBuffer | Uint8Array) => btoa(String.fromCharCode(...new Uint8Array(key)));
        Object.assign(PushManager.prototype, {
          getSubscription: () => Promise.resolve(kept() ? made(kept() ?? '') : null),
          subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array }) => {
            sessionStorage.setItem('journey-push', encode(applicationServerKey));
            return Promise.resolve(made(kept() ?? ''));
          },
        });
      },
      { address: endpoint, ...device },
    );
  }

  async function deliverToWorker(page: Page, data: string): Promise<void> {
    const devtools = await page.context().newCDPSession(page);
    const found = new Promise<string>((resolve) => {
      devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
        const own = registrations.find(({ scopeURL }) => scopeURL === `${new URL(page.url()).origin}/`);
        if (own) resolve(own.registrationId);
      });
    });
    await devtools.send('ServiceWorker.enable');
    const registrationId = await found;
    const { origin } = new URL(page.url());
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  }

  test('asked for by a press, sealed on the way, shown by the worker; signing out ends it', async ({
    page,
    context,
    given,
    signInAs,
    database,
    award: give,
    expectAccessible,
  }) => {
    const anna = await given.user();
    const device = makePushDevice();
    const endpoint = service.address();
    await context.grantPermissions(['notifications']);
    await givePushAddress(page, endpoint, device);
    await signInAs(anna);
    await page.goto('/lk/notifications');
    await workerControls(page);
    await page.getByRole('button', { name: 'Включить push' }).click();
    await expect(page.getByText('На этом устройстве push включены')).toBeVisible();
    await expectAccessible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Выключить push' })).toBeVisible();

    await give(anna.id, 21);
    await expect.poll(() => service.to(endpoint).length, { timeout: 15_000 }).toBe(1);
    const message = device.open(service.to(endpoint)[0]?.body ?? Buffer.alloc(0));
    expect(message).not.toContain(anna.email);
    await deliverToWorker(page, message);
    const shown = () =>
      page.evaluate(async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map(({ title, body }) => `${title} · ${body}`);
      });
    await expect
      .poll(shown)
      .toEqual([expect.stringMatching(/^Начислен 21\s*балл Vichy · Конкурс витрин\. Первое место\.$/)]);
    // the worker told the page: the count came without a reload
    await expect(bell(page)).toContainText(/Уведомления, 1\s+новое/);

    await page.goto('/lk/security');
    await page.getByRole('main').getByRole('button', { name: 'Выйти', exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
    await give(anna.id, 5);
    const sent = await database.db
      .select({ state: deliveries.state })
      .from(deliveries)
      .innerJoin(notifications, eq(notifications.id, deliveries.notificationId))
      .where(eq(notifications.userId, anna.id));
    expect(sent).toEqual([{ state: 'sent' }]);
    // a service that did not hear of it writes on: what came has gone from the tray, and no words come after
    await expect.poll(shown).toEqual([]);
    await deliverToWorker(page, message);
    await expect.poll(shown).toEqual(['Новое уведомление на портале · ']);
  });
});

test('a browser that forbids it says how to allow it', async ({ page, context, given, signInAs }) => {
  await context.addInitScript(() =>
    Object.defineProperty(Notification, 'permission', { get: () => 'denied' }),
  );
  await signInAs(await given.user());
  await page.goto('/lk/notifications');
  await expect(page.getByText(/Браузер запретил порталу уведомления/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Включить push' })).toHaveCount(0);
});
