import type { BrowserContext, Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, test } from './fixtures';
import { startSecondPortal } from './second-portal';
import { startTagServer, type TagServer } from './tag-server';

export let gtm: TagServer;
export let metrika: TagServer;
export let pixel: TagServer;
export let portal: Awaited<ReturnType<typeof startSecondPortal>>;

/** Requests to all third-party hosts. */
export const toAll = () => [gtm, metrika, pixel].flatMap(({ asked }) => asked);

/** Sets up a portal with three tags for the tests of a file, which run in sequence. */
export function givenTags(): void {
  test.beforeAll(async () => {
    [gtm, metrika, pixel] = await Promise.all([startTagServer(), startTagServer(), startTagServer()]);
    portal = await startSecondPortal({
      GTM_ID: 'GTM-TEST1',
      GTM_URL: gtm.url,
      METRIKA_ID: '12345',
      METRIKA_URL: metrika.url,
      TAG_SCRIPTS: `4:${pixel.url}/p.js`,
    });
  });
  test.afterAll(async () => {
    await Promise.all([portal.stop(), gtm.stop(), metrika.stop(), pixel.stop()]);
  });
  test.beforeEach(() => {
    for (const server of [gtm, metrika, pixel]) server.asked.length = 0;
  });
  test.describe.configure({ mode: 'serial' });
  test.use({ cookieGroups: '' });
}

/** Messages of the browser when the lock blocks a request. */
export const REFUSED = /Content Security Policy|violates|Fetch API cannot load|failed: http:\/\/127\.0\.0\.1/;

/** Opens a page for a signed-in person; `strangers` collects its requests to other hosts. */
export async function enter(device: BrowserContext): Promise<{ page: Page; strangers: string[] }> {
  const strangers: string[] = [];
  device.on('request', (request) => {
    if (!request.url().startsWith(portal.url) && /^https?:/.test(request.url()))
      strangers.push(request.url());
  });
  const page = await device.newPage();
  const data = { email: 'pharmacist@portal.example', password: DEMO_PASSWORD };
  expect((await device.request.post(`${portal.url}/api/session`, { data })).status()).toBe(200);
  return { page, strangers };
}

/** Waits until the browser has blocked several requests of running scripts. */
export const triesAndIsRefused = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let refused = 0;
        document.addEventListener('securitypolicyviolation', () => (refused += 1) > 4 && resolve());
      }),
  );

export const inFooter = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Настройки cookie' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Настройки cookie' });
