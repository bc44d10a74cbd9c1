import type { Page } from '@playwright/test';
import { expect, test as base } from '../e2e/learning-fixtures';

export const WIDTHS = [390, 820, 1440];

interface EveryWidth {
  /** axe finds nothing on the page as it stands, and it does not scroll sideways. */
  atEveryWidth: (where?: Page, widths?: readonly number[]) => Promise<void>;
}

export const test = base.extend<EveryWidth>({
  atEveryWidth: async ({ page, expectAccessible }, use) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await use(async (where = page, widths = WIDTHS) => {
      for (const width of widths) {
        await where.setViewportSize({ width, height: 900 });
        await expectAccessible(where);
        const sideways = await where.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(sideways, `scrolls sideways at ${String(width)} px`).toBeLessThanOrEqual(0);
      }
    });
  },
});

export { expect };
