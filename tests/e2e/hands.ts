import { expect, type ElementHandle, type Locator, type Page } from '@playwright/test';

/** An item of a list in `main` with this text; toasts are list items too, but outside of `main`. */
export const itemOf = (page: Page, words: string): Locator =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: words });

/** Waits until no popup is left and history is back from its entry: an earlier load or step would collide with it. */
export async function noWindows(page: Page): Promise<void> {
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.waitForFunction(() => !(history.state as { popup?: object } | null)?.popup);
}

/** A way of using a page. */
export interface Hand {
  page: Page;
  /** Activates a link or a button. */
  use: (what: Locator) => Promise<void>;
  /** Types into an empty field. */
  type: (where: Locator, words: string) => Promise<void>;
  /** Chooses a radio button. */
  pick: (what: Locator) => Promise<void>;
  /** Chooses in a native select. */
  choose: (where: Locator, words: string) => Promise<void>;
  /** Starts a video by the button over it. */
  play: (video: Locator) => Promise<void>;
}

/** The large button over a video that has not been started. */
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
    choose: async (where, words) => void (await where.selectOption({ label: words })),
    play: async (video) => {
      await startOf(page).click();
      await playing(video);
    },
  };
}

/** Most Tab stops before an element: more than any page has. */
const STOPS = 250;

/** Position of the focus relative to the element; `gone` once React has rendered it again. */
const placeOf = (what: ElementHandle<HTMLElement | SVGElement>) =>
  what.evaluate((element): 'there' | 'before' | 'after' | 'gone' => {
    const here = document.activeElement;
    if (!element.isConnected) return 'gone';
    if (here === element) return 'there';
    if (here === null || here === document.body || here.contains(element)) return 'before';
    const isBehind = element.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_FOLLOWING;
    return isBehind ? 'after' : 'before';
  });

/** Moves the focus to the element by Tab or Shift+Tab. Fails when it is not reached, or its focus is not visible. */
export async function reach(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  // located once: by role and name it takes longer than a key press
  let element = await what.elementHandle();
  let key: string | null = null;
  for (let stop = 0; stop < STOPS && element; stop += 1) {
    const place = await placeOf(element).catch(() => 'gone');
    if (place === 'there') return showsFocus(what);
    if (place === 'gone') {
      element = await what.elementHandle();
      continue;
    }
    key ??= place === 'after' ? 'Shift+Tab' : 'Tab';
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard never reaches ${String(what)}`);
}

/** Expects the focus ring's colour in a shadow, a border or an outline of the control, or of an element around it. */
const showsFocus = (what: Locator) =>
  expect
    .poll(() => what.evaluate(isRinged), `${String(what)}: one does not see where the keyboard stands`)
    .toBe(true);

function isRinged(control: Element): boolean {
  const probe = document.body.appendChild(document.createElement('i'));
  // a brand's ring has the brand's colour
  probe.style.color = getComputedStyle(control).getPropertyValue('--accent-strong');
  const ring = getComputedStyle(probe).color;
  probe.remove();
  // a card draws the ring over its picture, a file field around its hidden input, an answer around its text
  const around = [control.parentElement, control.closest('label')].filter((element) => element !== null);
  const drawn = [control, ...around].flatMap((element) =>
    [null, '::after'].map((part) => getComputedStyle(element, part)),
  );
  return drawn.some(
    ({ boxShadow, borderTopStyle, borderTopColor, outlineStyle, outlineColor }) =>
      boxShadow.includes(ring) ||
      (borderTopStyle !== 'none' && borderTopColor === ring) ||
      (outlineStyle !== 'none' && outlineColor === ring),
  );
}

/** Expects the focus to stay in `main` or a popup, although the pressed control may be gone. */
export const keepsFocus = (page: Page) =>
  expect(page.locator('main, [role="dialog"]').locator(':focus')).toHaveCount(1);

/** Selects the first option by the arrow and Enter. */
async function takeOption(page: Page, option: Locator): Promise<void> {
  await expect(option).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(option).toHaveAttribute('data-highlighted');
  await page.keyboard.press('Enter');
}

/** Finds an option by typing in a searchable list. */
export async function find(page: Page, where: Locator, words: string): Promise<void> {
  await reach(page, where);
  await page.keyboard.type(words);
  await takeOption(page, page.getByRole('option', { name: words }).first());
}

/** Selects the first option of a list that the arrow opens. */
export async function takeFirst(page: Page, where: Locator): Promise<void> {
  await reach(page, where);
  await page.keyboard.press('ArrowDown');
  await takeOption(page, page.getByRole('option').first());
}

/** Uses a page without a pointer. */
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
    choose: async (where, words) => {
      await reach(page, where);
      const chosen = where.locator('option:checked');
      const most = await where.locator('option').count();
      await page.keyboard.press('Home');
      for (let at = 0; at < most && (await chosen.textContent()) !== words; at += 1)
        await page.keyboard.press('ArrowDown');
      await expect(chosen).toHaveText(words);
    },
    play: async (video) => {
      await reach(page, startOf(page));
      await page.keyboard.press('Enter');
      await playing(video);
    },
  };
}

/** Fills the date and time fields of the group: `2026-11-20T14:05`. */
export async function fillMoment(page: Page, name: string, moment: string): Promise<void> {
  const both = page.getByRole('group', { name });
  const [day = '', time = ''] = moment.split('T');
  await both.getByLabel('Дата').fill(day.split('-').reverse().join('.'));
  await both.getByLabel('Время').fill(time);
}

/** Half of the smallest touch target, `--hit` of the tokens, minus a pixel for edges between two pixels. */
const HALF = 21;

/** Expects that a touch beside the control's middle, within the smallest touch target, still hits it. */
async function fitsFinger(what: Locator): Promise<void> {
  const missed = await what.evaluate((element, half) => {
    const own = element.closest('label') ?? element;
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = own.getBoundingClientRect();
    const middle = [x + width / 2, y + height / 2] as const;
    const beside = [
      [0, -half],
      [0, half],
      [-half, 0],
      [half, 0],
    ] as const;
    return beside.filter(([right, down]) => {
      const met = document.elementFromPoint(middle[0] + right, middle[1] + down);
      return !met || !(own.contains(met) || met.contains(element));
    });
  }, HALF);
  expect(missed, `${String(what)}: too small for a finger`).toEqual([]);
}

/** Uses a page by touch. */
export function byFinger(page: Page): Hand {
  const tap = async (what: Locator) => {
    await expect(what).toBeVisible();
    await fitsFinger(what);
    await what.tap();
  };
  return {
    page,
    use: tap,
    type: async (where, words) => {
      await tap(where);
      await expect(where).toBeFocused();
      await page.keyboard.type(words);
      await expect(where).toHaveValue(words);
    },
    pick: async (what) => {
      await tap(what);
      await expect(what).toBeChecked();
    },
    choose: async (where, words) => {
      await fitsFinger(where);
      await where.selectOption({ label: words });
    },
    play: async (video) => {
      await tap(startOf(page));
      await playing(video);
    },
  };
}
