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

/** The router has drawn the page, and takes orders. */
const routerIsThere = (page: Page) =>
  page.waitForFunction(() => Boolean((history.state as { __NA?: boolean } | null)?.__NA));

test('a soft step never leaves the document nameless, and says the new name', async ({
  page,
  signInAs,
  given,
}) => {
  await signInAs(await given.user({ roles: ['trainer'] }));
  await page.goto('/lk/trainings');
  await routerIsThere(page);
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

/** Asks for the page anew as many times; answers once the name of the last answer has come. */
const refresh = (page: Page, times: number) =>
  page.evaluate(async (asked) => {
    const { router } = (window as unknown as { next: { router: { refresh: () => void } } }).next;
    for (let done = 0; done < asked; done++) {
      const was = document.querySelector('title');
      router.refresh();
      // each answer brings an element of its own
      while (document.querySelector('title') === was) await new Promise(requestAnimationFrame);
    }
  }, times);

test('a page that is asked for anew keeps its name all the while', async ({ page, signInAs }) => {
  await signInAs('pharmacist');
  await page.goto('/lk/learnings');
  const nameless = await watchNames(page);
  await routerIsThere(page);
  await refresh(page, 20);
  expect(await nameless()).toEqual([]);
});

test('a window that outlives a refresh of its page takes its step of history back', async ({
  page,
  signInAs,
}) => {
  await signInAs('pharmacist');
  await page.goto('/lk/learnings');
  await page.goto('/lk');
  await routerIsThere(page);
  const place = () =>
    page.evaluate(
      () =>
        (window as unknown as { navigation: { currentEntry: { index: number } } }).navigation.currentEntry
          .index,
    );
  const before = await place();
  await page.getByRole('banner').getByRole('link', { name: /балл/ }).click();
  const history = page.getByRole('dialog', { name: 'История баллов' });
  await expect(history).toBeVisible();
  await expect.poll(place).toBe(before + 1);
  await refresh(page, 1);
  await page.keyboard.press('Escape');
  await expect(history).toHaveCount(0);
  await expect.poll(place).toBe(before);
  await page.goBack();
  await expect(page).toHaveURL('/lk/learnings');
});
