import { expect, type FrameLocator, type Page } from '@playwright/test';

export const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe[title^="Модуль"]');
export const saved = (page: Page) => expect(page.getByText('Сохранено:')).toBeVisible();
export const button = (frame: FrameLocator, name: string) => frame.getByRole('button', { name, exact: true });

/** Marks these phrases of a text and checks them. */
export async function mark(frame: FrameLocator, phrases: readonly string[]): Promise<void> {
  for (const phrase of phrases) await frame.getByRole('button', { name: phrase }).click();
  await button(frame, 'Проверить').click();
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
    if (await radio.count()) await radio.check();
  }
  await button(frame, 'Проверить').click();
}
