import type { Page } from '@playwright/test';
import { learningFavorites, ratings } from '@/backend/db/schema/learning';
import { and, eq } from 'drizzle-orm';
import { expect, test } from './learning-fixtures';
import { gotoOffline, workerControls } from './worker-hands';

test.use({ serviceWorkers: 'allow' });

// what was not fetched before the network went can't come
const NETWORK_GONE = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|failed: |Loading chunk/;
const bar = (page: Page) =>
  page.getByRole('status').getByRole('link', { name: /Нет сети|Ждут|Отправляем|Не отправлено/ });
const like = (page: Page, title: string) => page.getByRole('button', { name: `Нравится: ${title}` });
const favorite = (page: Page, title: string) =>
  page.getByRole('main').getByRole('button', { name: `В избранном: ${title}` });

/** Calls that change something, by method and path. */
function watchWrites(page: Page): string[] {
  const writes: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET' && pathname.startsWith('/api/'))
      writes.push(`${request.method()} ${pathname}`);
  });
  return writes;
}

/** The rest of the installed app is there: it watches the network from now on. */
const restIsThere = async (page: Page) => {
  await workerControls(page);
  await expect(page.getByRole('button', { name: 'Скачать для чтения без сети' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Сеть и отправка' })).toBeAttached();
  // what is told of the reading has the page fetched anew a second later; where the network leaves in the middle, the
  // page is loaded once it is back
  const quiet = () =>
    page.evaluate(() => {
      const ends = performance
        .getEntriesByType('resource')
        .map((entry) => (entry as PerformanceResourceTiming).responseEnd);
      return performance.now() - Math.max(0, ...ends);
    });
  await expect.poll(quiet, { timeout: 20_000 }).toBeGreaterThan(2500);
};

/** Apart from the copies of what was opened lately, on the same page. */
const waitingList = (page: Page) => page.getByRole('region', { name: 'Ждут отправки' });

test('likes and favourites made without a network wait in sight and are sent once, also after a reload', async ({
  page,
  context,
  signInAs,
  given,
  learning,
  database: { db },
  expectFailure,
  expectAccessible,
}) => {
  expectFailure(NETWORK_GONE);
  const person = await given.user();
  await signInAs(person);
  const made = await learning.article({ title: 'Барьер и сеть', content: '<p>Текст</p>' });
  const address = `/news/${made.slug}`;
  await page.goto(address);
  await restIsThere(page);

  await context.setOffline(true);
  await expect(bar(page)).toHaveText(/Нет сети/);
  await like(page, made.title).click();
  await favorite(page, made.title).click();
  await expect(bar(page)).toHaveText('Нет сети. Ждут отправки: 2');
  await expect(like(page, made.title)).toHaveAttribute('aria-pressed', 'true');
  // the last intent waits in place of the one before, also where it takes that one back
  await favorite(page, made.title).click();
  await expect(favorite(page, made.title)).toHaveAttribute('aria-pressed', 'false');
  await expect(bar(page)).toHaveText('Нет сети. Ждут отправки: 2');
  await favorite(page, made.title).click();

  await page.goto('/lk');
  await expect(page.getByRole('heading', { name: 'Ждут отправки' })).toBeVisible();
  const waiting = waitingList(page).getByRole('listitem').filter({ hasText: made.title });
  await expect(waiting).toHaveCount(2);
  await expect(bar(page)).toBeHidden(); // the list itself is there
  await expect(waiting.first()).toContainText('Нравится');
  await expectAccessible();

  const writes = watchWrites(page);
  await context.setOffline(false); // the page of no network opens the one that was asked for by itself
  const liked = () =>
    db
      .select()
      .from(ratings)
      .where(
        and(
          eq(ratings.userId, person.id),
          eq(ratings.rateableId, made.id),
          eq(ratings.rateableType, 'article'),
        ),
      );
  const kept = () =>
    db
      .select()
      .from(learningFavorites)
      .where(and(eq(learningFavorites.userId, person.id), eq(learningFavorites.itemId, made.itemId)));
  await expect(page.getByText('Отправлено: 2 действия')).toBeVisible();
  await expect.poll(async () => [(await liked()).length, (await kept()).length]).toEqual([1, 1]);
  await page.goto(address);
  await restIsThere(page);
  await expect(bar(page)).toBeHidden();
  await expect(like(page, made.title)).toHaveAttribute('aria-pressed', 'true');
  const sent = writes.filter((line) => /ratings|favorites/.test(line));
  expect(sent.filter((line) => line.includes('ratings'))).toHaveLength(1);
  expect(sent.filter((line) => line.includes('favorites'))).toHaveLength(1);
});

test('a refresh that loses its network leaves what is read where it is', async ({
  page,
  context,
  signInAs,
  given,
  learning,
  expectFailure,
}) => {
  expectFailure(NETWORK_GONE);
  await signInAs(await given.user());
  const made = await learning.article({ title: 'Барьер и обрыв', content: '<p>Читаю это.</p>' });
  await page.goto(`/news/${made.slug}`);
  await restIsThere(page);
  let lost = () => {};
  const isLost = new Promise<void>((done) => (lost = done));
  // the network goes with the refresh that follows a like
  await context.route(
    (url) => url.searchParams.has('_rsc'),
    async (route) => {
      await context.setOffline(true);
      await route.abort('internetdisconnected');
      lost();
    },
    { times: 1 },
  );
  await like(page, made.title).click();
  await isLost;
  await expect(bar(page)).toHaveText(/Нет сети/);
  await expect(page.getByText('Читаю это.')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await context.setOffline(false);
  await loaded;
  await expect(page.getByText('Читаю это.')).toBeVisible();
  await expect(like(page, made.title)).toHaveAttribute('aria-pressed', 'true');
});

test('an article read without a network counts as read when it is back', async ({
  page,
  context,
  signInAs,
  given,
  learning,
  expectFailure,
}) => {
  expectFailure(NETWORK_GONE);
  await signInAs(await given.user());
  const paragraphs = Array.from({ length: 60 }, (_, at) => `<p>Абзац ${String(at)}</p>`).join('');
  const made = await learning.article({ title: 'Длинная', content: paragraphs });
  const address = `/news/${made.slug}`;
  await page.goto(address);
  await restIsThere(page);
  await page.getByRole('button', { name: 'Скачать для чтения без сети' }).click();
  await expect(page.getByText(/^Скачано для чтения без сети: \d/)).toBeVisible();
  await gotoOffline(page, address, page.getByText(/Это копия с вашего устройства/));
  // a page that is left in the same moment keeps nothing; a person looks at the end for longer
  const kept = page.evaluate(
    () =>
      new Promise<void>((done) => addEventListener('portal:outbox-changed', () => done(), { once: true })),
  );
  await page.getByText('Абзац 59').scrollIntoViewIfNeeded();
  await kept;
  await page.goto('/offline');
  await expect(waitingList(page).getByRole('listitem').filter({ hasText: 'Прочитано' })).toContainText(
    'Длинная',
  );
  await context.setOffline(false);
  // its word stays for six seconds, which the rest of the page may take
  await page.goto('/lk', { waitUntil: 'commit' });
  await expect(page.getByText('Отправлено: 1 действие')).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('main').getByText('Прочитано')).toBeVisible();
});

test('answers of a test given without a network are sent from any page', async ({
  page,
  context,
  openTest,
  keptOf,
  expectFailure,
}) => {
  expectFailure(NETWORK_GONE);
  const { person, made } = await openTest();
  await workerControls(page);
  await expect(page.getByRole('radio', { name: 'Да', exact: true })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('radio', { name: 'Да', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Да', exact: true })).toBeChecked();
  await page.goto('/lk');
  await expect(waitingList(page).getByRole('listitem').filter({ hasText: 'Ответы теста' })).toContainText(
    '1 ответ',
  );
  await context.setOffline(false); // the page of no network opens the one that was asked for by itself
  await expect(page.getByText('Отправлено: 1 действие')).toBeVisible();
  expect(Object.keys((await keptOf(person.id, made.id)).open)).toHaveLength(1);
});

test('what the services refuse is shown with the reason, and can be put away', async ({
  page,
  context,
  signInAs,
  given,
  learning,
  expectFailure,
}) => {
  expectFailure(new RegExp(`${NETWORK_GONE.source}|404`));
  await signInAs(await given.user());
  const made = await learning.article({ title: 'Скоро уберут', content: '<p>Текст</p>' });
  await page.goto(`/news/${made.slug}`);
  await restIsThere(page);
  await context.setOffline(true);
  await like(page, made.title).click();
  await expect(bar(page)).toHaveText('Нет сети. Ждут отправки: 1');
  await page.route('**/ratings', (route) =>
    route.fulfill({
      status: 404,
      contentType: 'application/vnd.api+json',
      body: JSON.stringify({
        errors: [{ status: '404', code: 'missing', title: 'x', detail: 'Материал убрали.' }],
      }),
    }),
  );
  await context.setOffline(false);
  await expect(bar(page)).toHaveText('Не отправлено: 1');
  await bar(page).click();
  const refused = waitingList(page).getByRole('listitem').filter({ hasText: made.title });
  await expect(refused).toContainText('Материал убрали.');
  await refused.getByRole('button', { name: 'Убрать' }).click();
  await expect(refused).toHaveCount(0);
});

test('what waits is sent for its own person alone', async ({
  page,
  context,
  signInAs,
  given,
  learning,
  database: { db },
  expectFailure,
}) => {
  expectFailure(NETWORK_GONE);
  const first = await given.user();
  await signInAs(first);
  const made = await learning.article({ title: 'Чужое', content: '<p>Текст</p>' });
  await page.goto(`/news/${made.slug}`);
  await restIsThere(page);
  await context.setOffline(true);
  await like(page, made.title).click();
  await expect(bar(page)).toHaveText('Нет сети. Ждут отправки: 1');
  await page.goto('/offline');
  // the page is alive: it has seen that there is no network
  await expect(page.getByRole('heading', { name: 'Ждут отправки' })).toBeVisible();
  await context.clearCookies();
  await signInAs(await given.user());
  const writes = watchWrites(page);
  await context.setOffline(false);
  await page.goto(`/news/${made.slug}`);
  await restIsThere(page);
  await expect(like(page, made.title)).toHaveAttribute('aria-pressed', 'false');
  // what waits for this one is sent from here: a whole round of sending was made, and it had nothing of the other
  await context.setOffline(true);
  await favorite(page, made.title).click();
  await expect(bar(page)).toHaveText('Нет сети. Ждут отправки: 1');
  await context.setOffline(false);
  await expect(page.getByText('Отправлено: 1 действие')).toBeVisible();
  await expect(bar(page)).toBeHidden();
  expect(writes.filter((line) => /ratings|favorites/.test(line))).toEqual([
    expect.stringContaining('favorites'),
  ]);
  const ofThis = and(eq(ratings.rateableId, made.id), eq(ratings.rateableType, 'article'));
  expect(await db.select().from(ratings).where(ofThis)).toEqual([]);
  const kept = await page.evaluate((name) => localStorage.getItem(name), `outbox:${first.id}`);
  expect(kept).toContain(`like:article:${made.id}`);
});
