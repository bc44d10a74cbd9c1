import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** Expects that the page's main action is not covered by the question about cookies. */
export async function expectOverCookies(page: Page, action: Locator): Promise<void> {
  const question = page.getByRole('region', { name: 'Файлы cookie' });
  await expect(action).toBeVisible();
  await expect(question).toBeVisible();
  const [seen, asked] = [await action.boundingBox(), await question.boundingBox()];
  expect((seen?.y ?? Infinity) + (seen?.height ?? 0)).toBeLessThanOrEqual(asked?.y ?? 0);
}
