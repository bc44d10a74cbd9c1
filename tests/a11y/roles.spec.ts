import type { Page } from '@playwright/test';
import { accounts, LOCKED, type Account } from '@/backend/demo/accounts';
import { can, PERMISSIONS, type Right } from '@/lib/access/permissions';
import { expect, test, WIDTHS } from './every-width';

test.describe.configure({ timeout: 240_000 });

/** Looked at whole by `pages.spec`. */
const WHOLE = ['pharmacist', 'admin', 'representative'];
/** At every width the page that holds what rights are for; the rest at one, another for each role. */
const HOME = '/';
const DIFFERENT = [HOME, '/academy/ask-question', '/academy/experts', '/lk'];
/** With gifts and without: there are no other menus. */
const OWN_MENU = ['pharmacist', 'admin', 'locked'];

/** People with the same rights see the same: one of them is looked at. */
function viewOf({ email, role, permissions = [] }: Account): string {
  const viewer = { roles: role ? [role] : [], permissions };
  const rights = (Object.keys(PERMISSIONS) as Right[]).filter((right) => can(viewer, right));
  return [email === LOCKED, ...rights].join(' ');
}
const byView = new Map(accounts.toReversed().map((one) => [viewOf(one), one.email.replace(/@.*/, '')]));
const names = [...byView.values()].toReversed();

/** The menu of the person, or of everything where there is no room for two; it closes while the page wakes up. */
async function openMenu(page: Page): Promise<void> {
  const header = page.getByRole('banner');
  const opened = header.locator('details[open]');
  await page.keyboard.press('Escape');
  await expect(opened).toHaveCount(0);
  await expect(async () => {
    if ((await opened.count()) === 0) await header.locator('summary:visible').last().press('Enter');
    await expect(opened).toHaveCount(1, { timeout: 500 });
  }).toPass();
}

for (const [at, role] of names.entries()) {
  const one = [WIDTHS[at % WIDTHS.length] ?? 390];
  test(`what differs as ${role}: pages and menus`, async ({ page, signInAs, atEveryWidth }) => {
    await signInAs(role);
    for (const path of WHOLE.includes(role) ? [HOME] : DIFFERENT.toReversed()) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (!WHOLE.includes(role)) await atEveryWidth(page, path === HOME ? WIDTHS : one);
    }
    for (const width of OWN_MENU.includes(role) ? WIDTHS : one) {
      await page.setViewportSize({ width, height: 900 });
      await openMenu(page);
      await atEveryWidth(page, [width]);
    }
  });
}
