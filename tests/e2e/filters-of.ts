import type { Locator, Page } from '@playwright/test';
import { expect } from './fixtures';

/** Opens the popup of filters; before hydration the click opens the plain filters instead. */
export async function openFilters(page: Page, name: string, opener: Locator): Promise<Locator> {
  const filters = page.getByRole('dialog', { name });
  await expect(async () => {
    // opened late by an earlier click, the popup covers its opener
    if (!(await filters.isVisible())) await opener.click({ timeout: 1500 });
    await expect(filters).toBeVisible({ timeout: 3000 });
  }).toPass();
  await expect(filters.getByRole('button', { name: /^Показать \d/ })).toBeVisible();
  return filters;
}
