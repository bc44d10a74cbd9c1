import { bundlePortal } from '../../scripts/lib/bundle.mjs';
import { spawnSync } from 'node:child_process';
import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './fixtures';
import {
  dialog,
  enter,
  givenTags,
  gtm,
  inFooter,
  metrika,
  pixel,
  portal,
  REFUSED,
  toAll,
  triesAndIsRefused,
} from './tag-hands';

givenTags();

async function choose(page: Page, ticked: Readonly<Record<string, boolean>>): Promise<void> {
  // what was said of the last choice stands over the foot for some seconds, and for as long as a pointer is on it
  await page.mouse.move(0, 0);
  await expect(page.getByText(/Настройки cookie сохранены/)).toBeHidden();
  await inFooter(page).click();
  for (const [name, on] of Object.entries(ticked)) {
    await dialog(page)
      .getByRole('checkbox', { name: new RegExp(name) })
      .setChecked(on);
  }
  await dialog(page).getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** A soft navigation by the header's own link. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  await expect(page).toHaveURL(({ pathname }) => pathname === path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name);

test('no other host is asked before consent, nor after a refusal', async ({ newDevice }) => {
  const device = await newDevice({ baseURL: portal.url });
  const { page, strangers } = await enter(device);
  const answer = await page.goto('/lk');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  for (const { url } of [gtm, metrika, pixel]) expect(policy).toContain(url);
  await expect(page.getByRole('region', { name: 'Файлы cookie' })).toBeVisible();
  await follow(page, '/lk/learnings');
  expect(strangers).toEqual([]);
  await page.getByRole('button', { name: 'Только необходимые' }).click();
  await follow(page, '/lk');
  await page.reload();
  await page.waitForLoadState('networkidle');
  expect(strangers).toEqual([]);
  expect(toAll()).toEqual([]);
});

test('a portal without tags names no host in its policy', async ({ page, signInAs }) => {
  await signInAs('pharmacist');
  const answer = await page.goto('/lk');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).not.toMatch(/https?:/);
});

test('a group loads after its consent alone, is told of each page, and falls silent when withdrawn', async ({
  newDevice,
  expectFailure,
}) => {
  test.slow();
  const device = await newDevice({ baseURL: portal.url });
  const { page } = await enter(device);
  await page.goto('/lk?from=letter');
  await choose(page, { Аналитические: true, Маркетинговые: false });
  await expect.poll(() => metrika.asked.join('\n')).toContain('"hit","/lk"');
  expect([...gtm.asked, ...pixel.asked]).toEqual([]);

  await choose(page, { Маркетинговые: true });
  await expect.poll(() => gtm.asked.join('\n')).toContain('"page_path":"/lk"');
  expect(gtm.asked[0]).toBe('/gtm.js?id=GTM-TEST1');
  expect(gtm.asked.join('\n')).toContain('"analytics_storage":"granted"');
  await expect.poll(() => pixel.asked).toContain('/pixel?path=/lk');

  await follow(page, '/lk/learnings');
  await expect
    .poll(() => metrika.asked.filter((line) => line.includes('"hit","/lk/learnings"')))
    .toHaveLength(1);
  await expect
    .poll(() => gtm.asked.filter((line) => line.includes('"page_path":"/lk/learnings"')))
    .toHaveLength(1);
  await expect.poll(() => pixel.asked).toContain('/pixel?path=/lk/learnings');
  expect(metrika.asked.join('\n'), 'the query is nobody’s business').not.toContain('letter');
  expect(await cookieNames(device)).toEqual(expect.arrayContaining(['_ga', '_ym_uid']));

  // their own timers run on; the browser lets them reach nobody
  expectFailure(REFUSED);
  await choose(page, { Аналитические: false });
  await expect.poll(() => cookieNames(device)).not.toContain('_ym_uid');
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('_ym_retryReqs');
  const silent = metrika.asked.length;
  const going = gtm.asked.length;
  await follow(page, '/lk');
  await expect.poll(() => gtm.asked.length, 'what is still allowed goes on').toBeGreaterThan(going + 3);
  expect(gtm.asked.join('\n')).toContain('"page_path":"/lk"');
  expect(metrika.asked).toHaveLength(silent);
  expect(gtm.asked.join('\n')).toContain('"update",{"ad_storage":"granted"');
  expect(gtm.asked.join('\n')).toContain('"analytics_storage":"denied"');
  const left = await cookieNames(device);
  expect(left, 'the container goes on without counting').toContain('_gcl_au');
  expect(left).not.toContain('_ga');

  await inFooter(page).click();
  await dialog(page).getByRole('button', { name: 'Только необходимые' }).click();
  await follow(page, '/lk/learnings');
  await triesAndIsRefused(page);
  // whatever was under way has come by now
  const last = gtm.asked.length;
  await triesAndIsRefused(page);
  expect(gtm.asked).toHaveLength(last);
  expect(pixel.asked.filter((line) => line === '/pixel?path=/lk/learnings')).toHaveLength(1);

  await page.reload();
  await page.waitForLoadState('networkidle');
  expect((await cookieNames(device)).filter((name) => name.startsWith('_'))).toEqual([]);
  const after = gtm.asked.length + metrika.asked.length + pixel.asked.length;
  await follow(page, '/lk');
  expect(gtm.asked.length + metrika.asked.length + pixel.asked.length).toBe(after);
});

test('an address with a letter’s token is told to nobody', async ({ newDevice }) => {
  const device = await newDevice({ baseURL: portal.url });
  await device.addCookies([{ name: 'cookieGroups', value: '1.2.4', url: portal.url }]);
  const { page } = await enter(device);
  await page.goto('/lk/learnings?code=secret-of-the-letter');
  await page.waitForLoadState('networkidle');
  expect(toAll()).toEqual([]);
  await follow(page, '/lk');
  await expect.poll(() => metrika.asked.join('\n')).toContain('"hit","/lk"');
  expect(toAll().join('\n')).not.toContain('secret-of-the-letter');
});

test('a wrong container number ends the start with a line that names it', async () => {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    GTM_ID: 'gtm-abc',
    SESSION_SECRET: 'x'.repeat(40),
  } as const;
  const { status, stderr } = spawnSync(process.execPath, [await bundlePortal()], {
    env,
    encoding: 'utf8',
    timeout: 40_000,
  });
  expect(status).toBe(1);
  expect(stderr).toContain('GTM_ID (GTM- and capital Latin letters or digits)');
});
