import type { BrowserContext, Page } from '@playwright/test';
import { accounts } from '@/backend/demo/accounts';
import { guestSamples, samplesFor } from '../helpers/page-samples';
import { expect, test } from './fixtures';

/**
 * The first page of a visit is painted by the rules it brings itself (lib/http/first-styles.ts): once the stylesheet of
 * all pages has come, nothing may stand anywhere else. Without scripts a page is its HTML and its styles alone.
 */
interface Box {
  what: string;
  at: string;
}

async function boxesOf(page: Page): Promise<Box[]> {
  // a frame: what is far off the screen has its guessed height only from then on (`content-visibility`)
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });
  return page.evaluate(async () => {
    // fonts are asked for by what is laid out
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    // what an icon draws comes with the icons' file
    return [...document.querySelectorAll('body *:not(svg *)')].map((one): Box => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const what = `${one.tagName} ${(one.textContent ?? '').trim().slice(0, 40)}`;
      return { what, at: [x, y, width, height].map(Math.round).join(' ') };
    });
  });
}

async function moved(context: BrowserContext, at: string): Promise<string[]> {
  const page = await context.newPage();
  let release = () => {};
  const sheet = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.css', async (route) => {
    await sheet;
    await route.continue();
  });
  // whether a picture has come yet is another question
  await page.route(/\.(webp|avif|jpe?g|png|svg)\b/, (route) => route.abort('aborted'));
  await page.goto(at, { waitUntil: 'commit' });
  // it stands at the end, and what stands before it is painted without it
  await expect(page.locator('style[data-first-styles]'), at).toHaveCount(1);
  await expect(page.locator('body link[rel="stylesheet"]'), at).toHaveCount(1);
  const before = await boxesOf(page);
  release();
  await page.waitForLoadState('load');
  const after = await boxesOf(page);
  await page.close();
  expect(after.length, at).toBe(before.length);
  return after.flatMap((box, place) => {
    const was = before[place];
    return was?.at === box.at ? [] : [`${at} ${box.what}: ${String(was?.at)} → ${box.at}`];
  });
}

function placesOf(role: string): string[] {
  const account = accounts.find(({ email }) => email.startsWith(`${role}@`));
  if (!account) throw new Error(`No account ${role}`);
  const { role: held, permissions = [] } = account;
  return samplesFor({ roles: held ? [held] : [], permissions }).flatMap(({ at }) =>
    typeof at === 'string' ? [at] : [],
  );
}

/** Asked for ahead of its time, by a page that runs no scripts. */
const REFUSED = /webpack-\w+\.js csp$/;

const WHO = [
  ['pharmacist', 390],
  ['representative', 1440],
] as const;

for (const [role, width] of WHO)
  test(`nothing moves once the stylesheet has come: a ${role} at ${String(width)} px`, async ({
    newDevice,
    signInAs,
    expectFailure,
  }) => {
    test.setTimeout(180_000);
    expectFailure(REFUSED);
    const device = await newDevice({ javaScriptEnabled: false, viewport: { width, height: 844 } });
    await signInAs(role, device);
    for (const at of placesOf(role)) {
      expect((await moved(device, at)).slice(0, 5), at).toEqual([]);
    }
  });

test('nothing moves once the stylesheet has come: a guest', async ({ newDevice, expectFailure }) => {
  test.setTimeout(60_000);
  expectFailure(REFUSED);
  const device = await newDevice({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  for (const { at } of guestSamples) expect((await moved(device, String(at))).slice(0, 5)).toEqual([]);
});
