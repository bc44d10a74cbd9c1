import { expect, type Locator, type Page } from '@playwright/test';

/** Waits until the worker controls the page. */
export async function workerControls(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => Boolean(navigator.serviceWorker.controller)), { timeout: 30_000 })
    .toBe(true);
}

/** Opens an address offline, repeatedly: a worker that has just started may still have a network for a moment. */
export async function gotoOffline(page: Page, address: string, seen: Locator): Promise<void> {
  await page.context().setOffline(true);
  await expect(async () => {
    await page.goto(address);
    await expect(seen).toBeVisible({ timeout: 2000 });
  }).toPass();
}

export interface Kept {
  cache: string;
  /** With its query. */
  path: string;
  text: string;
}

/** Everything in all caches of the portal. */
export function keptOnDevice(page: Page): Promise<Kept[]> {
  return page.evaluate(async () => {
    const found: Kept[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        const { pathname, search } = new URL(request.url);
        found.push({ cache: name, path: pathname + search, text: (await answer?.text()) ?? '' });
      }
    }
    return found;
  });
}
