import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody works with a page. */
export interface Hand {
  page: Page;
  /** Presses a link or a button. */
  use: (what: Locator) => Promise<void>;
  /** Writes into an empty field. */
  type: (where: Locator, words: string) => Promise<void>;
  /** Chooses a radio button. */
  pick: (what: Locator) => Promise<void>;
  /** Starts a video by the mark over it. */
  play: (video: Locator) => Promise<void>;
}

/** The large mark over a video that has not been started. */
const startOf = (page: Page) => page.getByRole('button', { name: /^Смотреть: / });

const playing = (video: Locator) =>
  expect.poll(() => video.evaluate((player: HTMLVideoElement) => !player.paused)).toBe(true);

export function byPointer(page: Page): Hand {
  return {
    page,
    use: (what) => what.click(),
    type: (where, words) => where.fill(words),
    pick: async (what) => {
      await what.click();
      await expect(what).toBeChecked();
    },
    play: async (video) => {
      await startOf(page).click();
      await playing(video);
    },
  };
}

/** More stops than any page has before what is looked for. */
const STOPS = 250;

/** Tab by Tab, as far as it is; what the keyboard can't reach fails the test. */
async function reach(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  for (let stop = 0; stop < STOPS; stop += 1) {
    const there = await what.evaluate((element) => element === document.activeElement).catch(() => false);
    if (there) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard never reaches ${String(what)}`);
}

/** No pointer at all. */
export function byKeyboard(page: Page): Hand {
  return {
    page,
    use: async (what) => {
      await reach(page, what);
      await page.keyboard.press('Enter');
    },
    type: async (where, words) => {
      await reach(page, where);
      await page.keyboard.type(words);
    },
    pick: async (what) => {
      await reach(page, what);
      await page.keyboard.press('Space');
      await expect(what).toBeChecked();
    },
    play: async (video) => {
      await reach(page, startOf(page));
      await page.keyboard.press('Enter');
      await playing(video);
    },
  };
}
