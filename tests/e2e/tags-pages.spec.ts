import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  dialog,
  enter,
  givenTags,
  gtm,
  inFooter,
  metrika,
  portal,
  REFUSED,
  toAll,
  triesAndIsRefused,
} from './tag-hands';

givenTags();

/** Somebody's device who has allowed everything. */
async function allowing(
  newDevice: (options: { baseURL: string }) => Promise<BrowserContext>,
): Promise<BrowserContext> {
  const device = await newDevice({ baseURL: portal.url });
  await device.addCookies([{ name: 'cookieGroups', value: '1.2.4', url: portal.url }]);
  return device;
}

const refuseAll = async (page: Page) => {
  await inFooter(page).press('Enter');
  await dialog(page).getByRole('button', { name: 'Только необходимые' }).click();
  await expect(dialog(page)).toHaveCount(0);
};

test('a landing is told of, and a consent withdrawn on it is withdrawn', async ({
  newDevice,
  expectFailure,
}) => {
  const device = await allowing(newDevice);
  const { page } = await enter(device);
  await page.goto('/vichy/about');
  await expect.poll(() => gtm.asked).toContain('/tick?gtm');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.locator('a[href="/vichy/neovadiol"]').first().click();
  await expect.poll(() => metrika.asked.join('\n')).toContain('"hit","/vichy/neovadiol"');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  expectFailure(REFUSED);
  await refuseAll(page);
  await triesAndIsRefused(page);
  // whatever was under way has come by now
  const last = toAll().length;
  await triesAndIsRefused(page);
  expect(toAll()).toHaveLength(last);
});

test('a certificate’s number is told to nobody: nothing runs on its page, nor on the way from it and back', async ({
  newDevice,
}) => {
  const device = await allowing(newDevice);
  const { page } = await enter(device);
  const running = () => page.evaluate(() => 'ym' in window || 'dataLayer' in window);
  await page.goto('/lk/certificates');
  await expect.poll(running).toBe(true);
  await page.locator('main a[href^="/lk/certificates/"]').first().click();
  await page.getByRole('link', { name: 'Как его видят другие' }).click();
  await expect(page.getByRole('heading', { name: 'Проверка сертификата' })).toBeVisible();
  const number = new URL(page.url()).pathname.replace(/.*\//, '');
  await page.waitForLoadState('networkidle');
  expect(await running()).toBe(false);

  await page.getByRole('link', { name: 'ПроЭксперт' }).click();
  await expect(page).toHaveURL('/');
  await expect.poll(running).toBe(true);
  expect(await page.evaluate(() => document.referrer)).not.toContain(number);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Проверка сертификата' })).toBeVisible();
  expect(await running()).toBe(false);
  expect(toAll().join('\n')).not.toContain(number);

  const before = toAll().length;
  await refuseAll(page);
  await page.getByRole('link', { name: 'ПроЭксперт' }).click();
  await expect(page).toHaveURL('/');
  await page.waitForLoadState('networkidle');
  expect(toAll()).toHaveLength(before);
});

test('signing in and registering start nothing, whatever was allowed before', async ({ newDevice }) => {
  const device = await allowing(newDevice);
  const page = await device.newPage();
  for (const path of ['/login', '/registration']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
  }
  expect(toAll()).toEqual([]);
});
