import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

/** Whenever the document has no name, from now on; as the page's own script would see it. */
async function watchNames(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seenNameless: seen });
    new MutationObserver(() => {
      if (!document.title) seen.push(location.pathname + location.search);
    }).observe(document.documentElement, { childList: true, subtree: true, characterData: true });
  });
  return () => page.evaluate(() => (window as unknown as { seenNameless: string[] }).seenNameless);
}

test('a soft step never leaves the document nameless, and says the new name', async ({
  page,
  signInAs,
  given,
}) => {
  await signInAs(await given.user({ roles: ['trainer'] }));
  await page.goto('/lk/trainings');
  const nameless = await watchNames(page);
  const alert = page.locator('next-route-announcer').getByRole('alert');

  await page.getByLabel('Поиск по тренингам').fill('Барьер');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/search=/);
  await page.getByRole('link', { name: /^Прошедшие/ }).click();
  await expect(page).toHaveURL(/state=past/);
  await page.getByRole('navigation', { name: 'Разделы' }).getByRole('link', { name: 'Обучение' }).click();
  await expect(page).toHaveTitle(/^Все обучения/);
  await expect(alert).toHaveText(/^Все обучения/);
  await page.goBack();
  await expect(page).toHaveTitle(/^Тренинги/);
  expect(await nameless()).toEqual([]);
});
