import type { LaunchOptions } from '@playwright/test';

/** How journeys start a Chromium: the one at the path, or Playwright's own. */
export const chromiumWith = (executablePath: string | undefined): LaunchOptions => ({
  ...(executablePath ? { executablePath } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
  ],
});
