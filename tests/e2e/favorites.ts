import { expect, type Locator, type Page } from '@playwright/test';

/** Adds an item to the favourites and waits for the response; returns its button. */
export async function keepItem(page: Page, title: string): Promise<Locator> {
  const button = page.getByRole('button', { name: `В избранном: ${title}` });
  const kept = page.waitForResponse((answer) => answer.url().includes('add-to-favorites') && answer.ok());
  await button.click();
  // optimistic, before the response
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await kept;
  return button;
}
