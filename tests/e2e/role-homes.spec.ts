import { expect, test } from './fixtures';

const ANNOUNCED = [['moderator', '/lk/uploads', '/lk/uploads', 'Выгрузки']] as const;

test('an expert finds on home how many questions wait, and the way there', async ({ page, signInAs }) => {
  await signInAs('expert');
  await page.goto('/');
  const work = page.getByRole('region', { name: 'Ваша работа' });
  const link = work.getByRole('link', { name: /Вопросы фармацевтов/ });
  await expect(link).toContainText(/\d+\sвопрос\S* жд(ёт|ут)|Ни один вопрос не ждёт/);
  await link.click();
  await expect(page).toHaveURL(/\/academy\/ask-question$/);
});

test('an admin finds the tool on home and in the avatar menu', async ({ page, signInAs }) => {
  await signInAs('admin');
  await page.goto('/');
  const work = page.getByRole('region', { name: 'Ваша работа' });
  await expect(work.getByRole('link', { name: /Необычная активность/ })).toHaveAttribute(
    'href',
    '/lk/unusual-activity',
  );
  await expect(page.getByRole('banner').locator('a[href="/lk/unusual-activity"]').last()).toBeAttached();
  await expect(page.getByRole('banner').locator('a[href="/lk/uploads"]')).toHaveCount(0);
});

test('a tool that is not built is no link, and is named to those alone who have no other', async ({
  page,
  signInAs,
}) => {
  const work = page.getByRole('region', { name: 'Ваша работа' });
  await signInAs('moderator');
  await page.goto('/');
  await expect(work.getByText('Выгрузки')).toBeVisible();
  await expect(work.getByRole('link')).toHaveCount(0);
  await signInAs('admin');
  await page.goto('/');
  await expect(work.getByRole('link').first()).toBeVisible();
  await expect(work.getByText('Скоро')).toHaveCount(0);
});

test('a pharmacist has no work block', async ({ page, signInAs }) => {
  await signInAs('pharmacist');
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ваша работа' })).toHaveCount(0);
});

for (const [role, path, at, title] of ANNOUNCED) {
  test(`${role} at ${path}: a planned page says what will be there`, async ({
    page,
    signInAs,
    expectAccessible,
  }) => {
    await signInAs(role);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(at);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
    await expectAccessible();
    await page.getByRole('main').getByRole('link', { name: 'На главную' }).click();
    await expect(page).toHaveURL(/\/$/);
  });
}

test('what a role may not open is no announcement but a 404', async ({ page, signInAs, expectFailure }) => {
  expectFailure(/404/);
  await signInAs('pharmacist');
  for (const path of ['/lk/representative', '/lk/trainings', '/soon']) {
    expect((await page.goto(path))?.status(), path).toBe(404);
  }
});

/** What the edge refuses, and what only its own data shows to be missing. */
const MISSING = [
  '/lk/nothing-here',
  '/lrp/news/no-such-article',
  '/no-such-brand/news',
  '/lk/tests/999999999',
];

test('a missing page is readable without JavaScript', async ({ newDevice, signInAs, expectFailure }) => {
  // a browser without scripts gives up the script it had begun to preload
  expectFailure(/404|_next\/static\/chunks/);
  const device = await newDevice({ javaScriptEnabled: false });
  await signInAs('pharmacist', device);
  const page = await device.newPage();
  for (const path of MISSING) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    expect(answer?.headers()['x-portal-status']).toBeUndefined();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText(path);
    await page.getByRole('main').getByRole('link', { name: 'Перейти на главную' }).click();
    await expect(page).toHaveURL(/\/$/);
  }
});

test('a missing page says its address with scripts too', async ({ page, signInAs, expectFailure }) => {
  expectFailure(/404/);
  await signInAs('pharmacist');
  for (const path of MISSING) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    const main = page.getByRole('main').filter({ visible: true });
    await expect(main).toContainText('Такой страницы нет');
    await expect(main.getByText(path, { exact: true })).toBeVisible();
  }
});
