import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { frameOf } from './module-hands';

const DARK = 'rgb(16, 25, 30)';
const LIGHT = 'rgb(255, 255, 255)';
/** A form of no script leads to a document anew: until that one has its ground. */
const expectGround = (page: Page, colour: string) =>
  expect
    .poll(() => page.evaluate(() => getComputedStyle(document.body).backgroundColor).catch(() => ''))
    .toBe(colour);
const choice = (page: Page) => page.getByRole('contentinfo').getByRole('form', { name: 'Оформление' });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the system decides until the person does, and the choice stays on the device', async ({
    page,
    signInAs,
    expectFailure,
  }) => {
    expectFailure(/failed: .*_next\/static/); // scripts are not fetched where they may not run
    await signInAs('pharmacist');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/lrp/news');
    await expectGround(page, DARK);
    await choice(page).getByRole('button', { name: 'Светлая' }).click();
    await expect(page).toHaveURL('/lrp/news');
    await expect(choice(page).getByRole('button', { name: 'Светлая' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expectGround(page, LIGHT);
    await page.goto('/lk');
    await expectGround(page, LIGHT);
    await choice(page).getByRole('button', { name: 'Как в системе' }).click();
    await expect(page).toHaveURL('/lk');
    await expectGround(page, DARK);
  });
});

test('a chosen dark theme is there before any script, also on the way in', async ({
  page,
  context,
  signInAs,
  expectAccessible,
}) => {
  await signInAs('pharmacist');
  await page.goto('/');
  await choice(page).getByRole('button', { name: 'Тёмная' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectGround(page, DARK);
  await expectAccessible();
  const [kept] = (await context.cookies()).filter(({ name }) => name === 'theme');
  expect(kept).toMatchObject({ value: 'dark', path: '/', sameSite: 'Lax' });
  const login = await page.request.get('/certificates');
  expect(await login.text()).toMatch(/<html[^>]* data-theme="dark"/);
});

test('a chosen dark theme reaches into the frame of a module', async ({
  page,
  signInAs,
  expectAccessible,
}) => {
  // an emulated one would be forced upon the frame, which is asked for the theme of its page
  await page.emulateMedia({ colorScheme: null });
  await signInAs('pharmacist');
  await page.goto('/');
  await choice(page).getByRole('button', { name: 'Тёмная' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.goto('/lrp/modules/osnovy-dermatologii');
  const inside = frameOf(page).locator('html');
  await expect(inside).toHaveCSS('background-color', DARK);
  await expect(inside).toHaveCSS('color-scheme', 'dark');
  await expectAccessible();
});

test('no other site chooses for the person, and nothing but a theme is kept', async ({ request }) => {
  const send = (theme: string, site: string) =>
    request.post('/api/session/theme', {
      form: { theme },
      headers: { 'sec-fetch-site': site, referer: 'https://elsewhere.example//evil.example/x' },
      maxRedirects: 0,
    });
  expect((await send('dark', 'cross-site')).status()).toBe(403);
  const odd = await send('"><script>', 'same-origin');
  expect(odd.status()).toBe(303);
  expect(odd.headers().location).toBe('/');
  expect(odd.headers()['set-cookie']).toMatch(/^theme=;/);
  expect((await send('x'.repeat(500), 'same-origin')).status()).toBe(413);
});
