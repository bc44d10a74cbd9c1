import type { Page } from '@playwright/test';
import { accounts } from '@/backend/demo/accounts';
import { guestSamples, samplesFor, type Linked } from '../helpers/page-samples';
import { expect, test, WIDTHS } from './every-width';

/** Each role opens a page at another width first: every page is made at each of them once, and looked at as all three. */
const FIRST_WIDTH = { pharmacist: 390, admin: 820, representative: 1440 };
const AT_ONCE = 6;

async function linkedFrom(page: Page, { list, begins }: Linked): Promise<string> {
  await page.goto(list);
  const href = await page.locator(`main a[href^="${begins}"]`).first().getAttribute('href');
  expect(href, list).toBeTruthy();
  return href ?? '';
}

function partsOf(name: string) {
  const account = accounts.find(({ email }) => email.startsWith(`${name}@`));
  if (!account) throw new Error(`No account ${name}`);
  const { role, permissions = [] } = account;
  return samplesFor({ roles: role ? [role] : [], permissions }).map(({ at }) => at);
}
const nameOf = (at: string | Linked) => (typeof at === 'string' ? at : `${at.list} →`);

/** A module's frame is looked at whole, and not left half loaded; its clip may load for as long as it likes. */
async function loadFrames(page: Page): Promise<void> {
  for (const frame of page.frames().slice(1)) {
    await expect.poll(() => frame.url()).not.toBe('about:blank');
    await frame.waitForLoadState('load');
  }
}

for (const [role, first] of Object.entries(FIRST_WIDTH)) {
  const parts = partsOf(role);
  for (let from = 0; from < parts.length; from += AT_ONCE) {
    const some = parts.slice(from, from + AT_ONCE);
    test(`axe finds nothing as ${role}: ${some.map(nameOf).join(' ')}`, async ({
      page,
      signInAs,
      atEveryWidth,
    }) => {
      test.setTimeout(180_000);
      await signInAs(role);
      for (const at of some) {
        await page.setViewportSize({ width: first, height: 900 });
        await page.goto(typeof at === 'string' ? at : await linkedFrom(page, at));
        for (const width of [first, ...WIDTHS.filter((other) => other !== first)]) {
          await test.step(`${nameOf(at)} at ${String(width)} px`, async () => {
            await loadFrames(page);
            await atEveryWidth(page, [width]);
          });
        }
      }
    });
  }
}

for (const width of WIDTHS) {
  test(`axe finds nothing for a guest at ${width} px`, async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width, height: 900 });
    const states = ['/login?ended=1', '/login?error=credentials'];
    for (const at of [...guestSamples.map((sample) => sample.at), ...states]) {
      await page.goto(String(at));
      await expectAccessible();
    }
  });

  test(`axe finds nothing on a missing page at ${width} px`, async ({
    page,
    signInAs,
    expectAccessible,
    expectFailure,
  }) => {
    expectFailure(/404/);
    await page.setViewportSize({ width, height: 900 });
    await signInAs('pharmacist');
    await page.goto('/lk/nothing-here');
    await expectAccessible();
  });
}
