import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Модуль"]');
export const saved = (page: Page) => expect(page.getByText('Сохранено:')).toBeVisible();
export const button = (frame: FrameLocator, name: string) => frame.getByRole('button', { name, exact: true });

/**
 * The control in sight, in a frame that has rested: for half a second after another origin's frame moved, by
 * scrolling or by growing, Chromium drops what is pressed in it, so that nobody is tricked into pressing it.
 */
export async function reach(frame: FrameLocator, control: Locator): Promise<Locator> {
  await control.scrollIntoViewIfNeeded();
  await frame.owner().evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const place = () => Object.values(element.getBoundingClientRect().toJSON() as DOMRect).join();
        let [last, since] = [place(), performance.now()];
        const look = (now: number) => {
          if (place() !== last) [last, since] = [place(), now];
          else if (now - since > 600) return resolve();
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
  );
  return control;
}

export async function press(frame: FrameLocator, control: Locator): Promise<void> {
  await (await reach(frame, control)).click();
}

/** Marks these phrases of a text and checks them. */
export async function mark(frame: FrameLocator, phrases: readonly string[]): Promise<void> {
  for (const phrase of phrases) await press(frame, frame.getByRole('button', { name: phrase }));
  await press(frame, button(frame, 'Проверить'));
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
    if (await radio.count()) await (await reach(frame, radio)).check();
  }
  await press(frame, button(frame, 'Проверить'));
}
