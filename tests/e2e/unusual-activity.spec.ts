import { inTransaction } from '@/backend/db/transaction';
import { postEntries } from '@/backend/services/points/post-entries';
import { makeCtx } from '@/backend/http/context';
import { unique } from '../helpers/given';
import { expect, test } from './fixtures';

test('an admin finds in the menu who was too fast, why, and what was done when', async ({
  page,
  given,
  deps,
  signInAs,
  expectAccessible,
}) => {
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
  await signInAs('admin');
  await page.goto('/');
  await page.locator('summary', { hasText: 'Меню профиля' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Необычная активность' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Необычная активность');
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3 }), hasText: robot.email });
  await expect(row).toContainText('995');
  await row.getByText('Что и когда сделано: 5').click();
  await expect(row.getByText(/Тест «Проверка 0»/)).toBeVisible();
  await expectAccessible();

  await page.getByRole('link', { name: 'Сутки' }).click();
  await expect(page).toHaveURL(/days=1/);
  await page.getByRole('link', { name: /^Быстрые баллы \d/ }).click();
  await expect(page).toHaveURL(/days=1&reason=fast-points/);
  await expect(row).toHaveCount(1);
  await page.goto('/lk/unusual-activity?reason=fast-points&page=900');
  await expect(page.getByText('На этой странице ничего нет')).toBeVisible();
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
