import type { Page } from '@playwright/test';
import { accounts } from '@/backend/demo/accounts';
import { expect, test, WIDTHS } from './every-width';

test.describe.configure({ timeout: 240_000 });

/** Looked at whole by `pages.spec`. */
const WHOLE = ['pharmacist', 'admin', 'representative'];
/** What they see is their own: at every width. The others see what a pharmacist sees, and are looked at in one. */
const OWN_VIEW = [
  'super-admin',
  'moderator',
  'expert',
  'trainer-sra',
  'multi-menedzer-faq',
  'tests-moderator',
  'support',
  'locked',
];
const DIFFERENT = ['/', '/academy/ask-question', '/academy/experts', '/lk'];
/** With gifts and without: there are no other menus. */
const OWN_MENU = ['pharmacist', 'admin', 'locked'];
const names = accounts.map(({ email }) => email.replace(/@.*/, ''));

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
    for (const path of WHOLE.includes(role) ? ['/'] : DIFFERENT) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      if (!WHOLE.includes(role)) await atEveryWidth(page, OWN_VIEW.includes(role) ? WIDTHS : one);
    }
    for (const width of OWN_MENU.includes(role) ? WIDTHS : one) {
      await page.setViewportSize({ width, height: 900 });
      await openMenu(page);
      await atEveryWidth(page, [width]);
    }
  });
}
