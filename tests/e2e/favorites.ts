import { expect, type Locator, type Page } from '@playwright/test';

/** Puts an item among the favourites, the services' answer waited for; gives its button. */
export async function keepItem(page: Page, title: string): Promise<Locator> {
  const button = page.getByRole('button', { name: `В избранном: ${title}` });
  const kept = page.waitForResponse((answer) => answer.url().includes('add-to-favorites') && answer.ok());
  await button.click();
  // before the services have said so
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await kept;
  return button;
}
