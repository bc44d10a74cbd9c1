import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Модуль"]');
/** Waits until the services have the whole state and the device keeps nothing unsent. */
export async function saved(page: Page): Promise<void> {
  await expect(page.getByText('Сохранено:')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((name) => name.startsWith('module:'))))
    .toEqual([]);
}
export const button = (frame: FrameLocator, name: string) => frame.getByRole('button', { name, exact: true });

/**
 * Clicks a control inside a frame until the control receives the click. Playwright waits for the control to be still
 * within its frame, but the frame itself may move as it grows and scrolls, and the click then misses.
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
    // the click may have left the document
    expect(await heard.evaluate(({ press: isHeard }) => isHeard).catch(() => true)).toBe(true);
  }).toPass();
}

/** Chooses a radio button inside a frame. */
export async function tick(radio: Locator): Promise<void> {
  if (!(await radio.isChecked())) await press(radio);
  await expect(radio).toBeChecked();
}

/** Marks these phrases of a text and presses «Проверить». */
export async function mark(frame: FrameLocator, phrases: readonly string[]): Promise<void> {
  for (const phrase of phrases) await press(frame.getByRole('button', { name: phrase }));
  await press(button(frame, 'Проверить'));
}

/** Mistakes in the three dialogues of «Найди ошибку», one task each. */
export const MISTAKES = [
  ['Обновлять не нужно', 'а в облачную погоду'],
  ['вечером протирайте лицо', 'Крем не нужен'],
  ['Потом навсегда забудете', 'Корочки хорошенько'],
] as const;

/** Answers by the keyboard: the first option, or the second lowest of a scale; both are wrong in the first course. */
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
