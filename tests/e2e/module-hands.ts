import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Модуль"]');
/** The services have all of it, and the device keeps nothing that is unsent. */
export async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Сохранено:')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('module:'))))
    .toEqual([]);
}
export const button = (frame: FrameLocator, name: string) => frame.getByRole('button', { name, exact: true });

/**
 * Presses a control inside of a frame until the control hears it. Playwright waits for it to stand still in its own
 * frame; the frame itself may move meanwhile, as it grows and scrolls by what the module shows, and then the press
 * lands beside the control.
 */
export async function press(control: Locator): Promise<void> {
  await expect(async () => {
    const heard = await control.evaluateHandle((element) => {
      const seen = { press: false };
      const see = () => void (seen.press = true);
      element.addEventListener('click', see, { capture: true, once: true });
      return seen;
    });
    await control.click();
    // the press may have led away from the document
    expect(await heard.evaluate(({ press: isHeard }) => isHeard).catch(() => true)).toBe(true);
  }).toPass();
}

/** Chooses a radio button inside of a frame. */
export async function tick(radio: Locator): Promise<void> {
  if (!(await radio.isChecked())) await press(radio);
  await expect(radio).toBeChecked();
}

/** Marks these phrases of a text and checks them. */
export async function mark(frame: FrameLocator, phrases: readonly string[]): Promise<void> {
  for (const phrase of phrases) await press(frame.getByRole('button', { name: phrase }));
  await press(button(frame, 'Проверить'));
}

/** The mistakes of the three talks of «Найди ошибку», a task each. */
export const MISTAKES = [
  ['Обновлять не нужно', 'а в облачную погоду'],
  ['вечером протирайте лицо', 'Крем не нужен'],
  ['Потом навсегда забудете', 'Корочки хорошенько'],
] as const;

/** The first answer there is, and next to the least on a scale, by the keyboard: of the first course both are wrong. */
export async function answerAnyhow(page: Page, frame: FrameLocator): Promise<void> {
  await expect(button(frame, 'Проверить')).toBeVisible();
  const range = frame.getByRole('slider');
  if (await range.count()) {
    await range.focus();
    await page.keyboard.press('ArrowRight');
  }
  const groups = frame.getByRole('group');
  for (let at = 0; at < (await groups.count()); at += 1) {
    const radio = groups.nth(at).getByRole('radio').first();
    if (await radio.count()) await tick(radio);
  }
  await press(button(frame, 'Проверить'));
}
