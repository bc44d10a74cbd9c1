import { defineConfig } from '@playwright/test';

const { CHROMIUM_PATH: whole, CHROMIUM_SHELL: shell = whole } = process.env;
/** Push and notifications need a whole browser; without a window's parts the others take a seventh less time. */
const WHOLE_BROWSER = 'e2e/notifications.spec.ts';

const startedFrom = (executablePath: string | undefined) => ({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    // without a character set of the system Chromium calls every file with a Russian name «download»
    env: { ...process.env, LANG: process.env.LANG || 'C.UTF-8' },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
    ],
  },
});

/** Journeys in a real Chromium against the real portal and backend, on PostgreSQL (see tests/e2e/world.ts). */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // no second try: a stumble is looked at
  retries: 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [
    ['dot'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? 'test-results/e2e.json' }],
  ],
  use: {
    locale: 'ru-RU',
    timezoneId: 'Asia/Vladivostok', // far from Moscow, so that a time shown in the browser's own zone is seen
    // the page's states tell what went wrong; they cost a tenth of the run, and CI keeps no files
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    // what a worker answers is out of a test's sight; journeys of the worker itself allow it
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'shell',
      testMatch: ['e2e/**/*.spec.ts', 'a11y/**/*.spec.ts'],
      testIgnore: WHOLE_BROWSER,
      use: startedFrom(shell),
    },
    {
      name: 'whole browser',
      testMatch: WHOLE_BROWSER,
      // Playwright's own is a shell too unless its channel is asked for
      use: { ...startedFrom(whole), ...(whole ? {} : { channel: 'chromium' }) },
    },
  ],
});
