import type { Page } from '@playwright/test';
import { axeViolations } from '../e2e/axe-violations';
import { settled } from '../e2e/fixtures';
import { expect, test as base } from '../e2e/learning-fixtures';

export const WIDTHS = [390, 820, 1440];

/** Names of card buttons that lie under the card's link: a click would follow the link. */
const coveredButtons = (where: Page) =>
  where.evaluate(() => {
    const isCovered = (button: Element) => {
      button.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = button.getBoundingClientRect();
      const over = document.elementFromPoint(x + width / 2, y + height / 2)?.closest('a');
      return width > 0 && over?.closest('article') === button.closest('article');
    };
    const covered = [...document.querySelectorAll('article button')].filter(isCovered);
    window.scrollTo({ top: 0, behavior: 'instant' });
    return covered.map((button) => button.getAttribute('aria-label') ?? button.textContent);
  });

/** Checks only the contrast, in the dark theme. */
export async function contrastInTheDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await settled(page);
  expect(await axeViolations(page, ['color-contrast']), 'in the dark').toEqual([]);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
}

interface EveryWidth {
  /** Checks at each width: no axe violation, no sideways scrolling, no card's link that covers the card's buttons. */
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
        expect(await coveredButtons(where), `covered at ${String(width)} px`).toEqual([]);
      }
    });
  },
});

export { expect };
