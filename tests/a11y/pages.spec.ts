import type { Page } from '@playwright/test';
import { accounts } from '@/backend/demo/accounts';
import { guestSamples, samplesFor, type Linked } from '../helpers/page-samples';
import { contrastInTheDark, expect, test, WIDTHS } from './every-width';

/**
 * Each role opens a page at another width, so that every page is made at each of them once. It is looked at from there
 * at all three by the first who may open it, by the others as they opened it.
 */
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

/** Colours follow neither width nor role: each page is looked at in the dark once, as it stands. */
const IN_THE_DARK = 'admin';

const known = new Set<string>();
for (const [role, first] of Object.entries(FIRST_WIDTH)) {
  const parts = partsOf(role);
  const others = WIDTHS.filter((width) => width !== first);
  const widthsOf = new Map(parts.map((at) => [at, known.has(nameOf(at)) ? [first] : [first, ...others]]));
  for (const at of parts) known.add(nameOf(at));
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
        for (const width of widthsOf.get(at) ?? []) {
          await test.step(`${nameOf(at)} at ${String(width)} px`, async () => {
            await loadFrames(page);
            await atEveryWidth(page, [width]);
          });
        }
        if (role === IN_THE_DARK) await test.step(`${nameOf(at)} in the dark`, () => contrastInTheDark(page));
      }
    });
  }
}

test('axe finds nothing for a guest', async ({ page, atEveryWidth }) => {
  test.setTimeout(180_000);
  const states = ['/login?ended=1', '/login?error=credentials'];
  for (const [place, at] of [...guestSamples.map((sample) => sample.at), ...states].entries()) {
    await page.setViewportSize({ width: WIDTHS[place % WIDTHS.length] ?? 390, height: 900 });
    await page.goto(String(at));
    await atEveryWidth();
    await contrastInTheDark(page);
  }
});
