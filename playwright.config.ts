import { defineConfig } from '@playwright/test';

const { CHROMIUM_PATH: whole, CHROMIUM_SHELL: shell = whole } = process.env;
/** Push and notifications need the full browser; without window parts the other tests take a seventh less time. */
const WHOLE_BROWSER = 'e2e/notifications.spec.ts';

const startedFrom = (executablePath: string | undefined) => ({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    // without a system character set Chromium names every file with a Russian name «download»
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

/** End-to-end tests in a real Chromium against the real portal and backend, on PostgreSQL (see tests/e2e/world.ts). */
export default defineConfig({
  testDir: 'tests',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // no retries: every unstable test is investigated
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
    timezoneId: 'Asia/Vladivostok', // far from Moscow, so that times shown in the browser's own zone are noticed
    // states of the page help to find a failure; they take a tenth of the run, and CI keeps no files
    trace: process.env.CI ? 'off' : { mode: 'retain-on-failure', screenshots: false },
    // responses of a service worker are invisible to a test; tests of the worker itself allow it
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
      // Playwright's default is a shell too, unless its channel is named
      use: { ...startedFrom(whole), ...(whole ? {} : { channel: 'chromium' }) },
    },
  ],
});
