import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';
import { pino } from 'pino';
import { readConfig } from '@/backend/config';
import { openDatabase } from '@/backend/db/client';
import type { Database } from '@/backend/db/types';
import type { Deps } from '@/backend/http/context';
import { makeGiven, type Actor, type Given } from '../helpers/given';

const need = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run through the global setup`);
  return value;
};

export const DEMO_PASSWORD = 'Demo2026pass';

interface Fixtures {
  /** Minted people and things of the world's own database. */
  given: Given;
  /** Signs this context in as a demo role (`admin`, `pharmacist`, …) or as a minted person. */
  signInAs: (who: string | Actor) => Promise<void>;
  /** Addresses whose failure a test expects; every other failed request or console error fails the test. */
  expectFailure: (pattern: RegExp) => void;
  /** No axe violation on the page as it stands. */
  expectAccessible: (page?: Page) => Promise<void>;
}

interface WorkerFixtures {
  database: Database;
  deps: Deps;
}

async function keepToken(context: BrowserContext, token: string): Promise<void> {
  const url = need('E2E_PORTAL');
  await context.addCookies([
    { name: 'token', value: token, url, httpOnly: true, sameSite: 'Lax' },
    { name: 'tokenAge', value: String(Date.now() + 3_600_000), url, httpOnly: true, sameSite: 'Lax' },
  ]);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: async ({}, use) => use(need('E2E_PORTAL')),

  database: [
    async ({}, use) => {
      const database = await openDatabase({ databaseUrl: need('E2E_DATABASE_URL') });
      await use(database);
      await database.close();
    },
    { scope: 'worker' },
  ],

  deps: [
    async ({ database }, use) => {
      // letters and files are the server's: a factory that reaches for them is wrong
      const never = <T extends object>() =>
        new Proxy({} as T, {
          get: () => {
            throw new Error('Only the server does this.');
          },
        });
      await use({
        database,
        secret: new TextEncoder().encode(need('E2E_TOKEN_SECRET')),
        log: pino({ level: 'silent' }),
        now: () => new Date(),
        config: readConfig({ NODE_ENV: 'test' }),
        mail: never<Deps['mail']>(),
        files: never<Deps['files']>(),
      });
    },
    { scope: 'worker' },
  ],

  given: async ({ deps }, use) => use(makeGiven(deps)),

  signInAs: async ({ context, request: _request }, use) => {
    await use(async (who) => {
      if (typeof who !== 'string') return keepToken(context, who.token);
      const answer = await context.request.post(`${need('E2E_PORTAL')}/api/session`, {
        data: { email: `${who}@portal.example`, password: DEMO_PASSWORD },
      });
      expect(answer.status(), `signing in as ${who}`).toBe(200);
    });
  },

  expectFailure: [
    async ({ page }, use) => {
      const allowed: RegExp[] = [];
      const wrong: string[] = [];
      const note = (words: string) => wrong.push(words);
      page.on('console', (message) => {
        if (message.type() === 'error') note(`console: ${message.text()} ${message.location().url}`);
      });
      page.on('pageerror', (error) => note(`error: ${error.message}`));
      page.on('response', (answer) => {
        if (answer.status() >= 400) note(`${answer.status()} ${answer.url()}`);
      });
      page.on('requestfailed', (request) => {
        // a soft navigation drops what it no longer needs
        if (request.failure()?.errorText !== 'net::ERR_ABORTED') note(`failed: ${request.url()}`);
      });
      await use((pattern) => void allowed.push(pattern));
      expect(wrong.filter((words) => !allowed.some((pattern) => pattern.test(words)))).toEqual([]);
    },
    { auto: true },
  ],

  expectAccessible: async ({ page }, use) => {
    await use(async (where = page) => {
      const { violations } = await new AxeBuilder({ page: where }).analyze();
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(' | ')}`,
      );
      expect(found).toEqual([]);
    });
  },
});

export { expect };
