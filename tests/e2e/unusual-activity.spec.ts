import { inTransaction } from '@/backend/db/transaction';
import { postEntries } from '@/backend/services/points/post-entries';
import { makeCtx, type Deps } from '@/backend/http/context';
import { unique, type Given } from '../helpers/given';
import { expect, test } from './fixtures';

/** Somebody with five rich tests in one moment. */
async function tooFast(given: Given, deps: Deps) {
  const robot = await given.user({ lastName: unique('Быстрых').replace(/[-\d]/g, '') });
  const mark = await given.mark();
  const asker = { requestId: 'test', ip: '', userAgent: '', idempotencyKey: '' };
  const ctx = makeCtx(deps, robot.viewer, asker);
  await inTransaction(ctx, (tx) =>
    postEntries(
      tx,
      ctx,
      Array.from({ length: 5 }, (_, nth) => ({
        userId: robot.id,
        markId: mark.id,
        amount: 199,
        kind: 'test' as const,
        title: `Проверка ${String(nth)}`,
        key: unique('entry'),
      })),
    ),
  );
  return robot;
}

test('an admin finds in the menu who was too fast, why, and what was done when', async ({
  page,
  given,
  deps,
  signInAs,
  expectAccessible,
}) => {
  const robot = await tooFast(given, deps);
  await signInAs('admin');
  await page.goto('/');
  await page.locator('summary', { hasText: 'Меню профиля' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Необычная активность' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Необычная активность');
  const row = page.getByRole('row').filter({ hasText: robot.email });
  await expect(row).toContainText('995');
  await row.getByText('Что и когда сделано: 5').click();
  await expect(row.getByText(/Тест «Проверка 0»/)).toBeVisible();
  await expectAccessible();

  await page.getByRole('link', { name: 'Сутки' }).click();
  await expect(page).toHaveURL(/days=1/);
  await page.getByRole('link', { name: /^Быстрые баллы \d/ }).click();
  await expect(page).toHaveURL(/days=1&reason=fast-points/);
  await expect(row).toHaveCount(1);
  await page.getByRole('columnheader').getByRole('link', { name: 'Действий' }).click();
  await expect(page).toHaveURL(/sort=-eventsCount/);
  await expect(page.getByRole('columnheader', { name: 'Действий' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await page.goto('/lk/unusual-activity?reason=fast-points&page=900');
  await expect(page).not.toHaveURL(/page=900/);
  await expect(page.getByRole('table', { name: 'Найденное' })).toBeVisible();
});

test('addresses of the chosen people are copied', async ({ page, context, given, deps, signInAs }) => {
  const robot = await tooFast(given, deps);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signInAs('admin');
  await page.goto('/lk/unusual-activity?days=1&reason=fast-points');
  const row = page.getByRole('row').filter({ hasText: robot.email });
  const bar = page.getByRole('region', { name: 'Выбранные' });
  // a tick before the page's script has come is nobody's
  await expect(async () => {
    await row.getByRole('checkbox').check();
    await expect(bar).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(bar).toContainText(/Выбрано: 1\sслучай/);
  await bar.getByRole('button', { name: 'Скопировать адреса' }).click();
  await expect(page.getByText(/Скопировано: 1\sадрес/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(robot.email);
  await expect(bar).toBeHidden();
});

test('works without scripts, and is not there for others', async ({
  newDevice,
  signInAs,
  page,
  expectFailure,
}) => {
  // a preloaded script that nobody runs is dropped when its page is left
  expectFailure(/404|_next\/static\/chunks/);
  const plain = await newDevice({ javaScriptEnabled: false });
  await signInAs('admin', plain);
  const still = await plain.newPage();
  await still.goto('/lk/unusual-activity?reason=fast-tests');
  await still.getByRole('link', { name: '30 дней' }).click();
  await expect(still).toHaveURL(/days=30&reason=fast-tests/);
  await expect(still.getByRole('heading', { level: 1 })).toHaveText('Необычная активность');

  await signInAs('pharmacist');
  const answer = await page.goto('/lk/unusual-activity');
  expect(answer?.status()).toBe(404);
});
