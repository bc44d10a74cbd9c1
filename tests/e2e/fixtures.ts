import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { inArray } from 'drizzle-orm';
import { pino } from 'pino';
import { readConfig } from '@/backend/config';
import { openDatabase } from '@/backend/db/client';
import { marks } from '@/backend/db/schema/directory';
import type { Database } from '@/backend/db/types';
import type { Deps } from '@/backend/http/context';
import { CONSENT_COOKIE } from '@/lib/domain/cookie-groups';
import { makeGiven, type Actor, type Given } from '../helpers/given';
import { axeViolations } from './axe-violations';

const need = (name: string): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: run through the global setup`);
  return value;
};

export const DEMO_PASSWORD = 'Demo2026pass';

interface Fixtures {
  /** Groups of cookies chosen in every browser of the test, as in the cookie; '': the question is not answered. */
  cookieGroups: string;
  /** Factories of people and items in the world's database. */
  given: Given;
  /** Signs this context, or another device's, in as a demo role (`admin`, `pharmacist`, …) or as a created person. */
  signInAs: (who: string | Actor, where?: BrowserContext) => Promise<void>;
  /** Another browser without this one's cookies and storage. Its errors are watched too. */
  newDevice: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Errors in the contexts of the test. */
  complaints: { wrong: string[]; watch: (context: BrowserContext) => void };
  /** Addresses whose failure a test expects; every other failed request or console error fails the test. */
  expectFailure: (pattern: RegExp) => void;
  /** Expects no axe violation on the current page. */
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

/** Answers the question about cookies, which only its own tests need. */
async function keepChoice(context: BrowserContext, groups: string): Promise<void> {
  if (groups) await context.addCookies([{ name: CONSENT_COOKIE, value: groups, url: need('E2E_PORTAL') }]);
}

const OURS = ['localhost', '127.0.0.1'];

/** Watches every page of the context, second tabs and popups included. */
function watchContext(context: BrowserContext, note: (words: string) => void): void {
  context.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => note(`error: ${error.error().message}`));
  context.on('response', (answer) => {
    if (answer.status() >= 400) note(`${String(answer.status())} ${answer.url()}`);
  });
  // requests to other hosts are errors unless the test expects them
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (/^(https?|wss?):$/.test(protocol) && !OURS.includes(hostname)) note(`another host: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    // a soft navigation aborts requests that it no longer needs
    const why = request.failure()?.errorText ?? '';
    if (why !== 'net::ERR_ABORTED') note(`failed: ${request.url()} ${why}`);
  });
}

/** Waits for animations to end: axe would measure intermediate colours and half-visible toasts. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => {
      // a slow progress bar or an endless skeleton is not a change of state
      const isShort = Number(one.effect?.getComputedTiming().endTime ?? 0) <= 1000;
      return !(one instanceof CSSTransition || isShort) || one.playState !== 'running';
    }),
  );
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: async ({}, use) => use(need('E2E_PORTAL')),
  cookieGroups: ['1', { option: true }],

  context: async ({ context, cookieGroups }, use) => {
    await keepChoice(context, cookieGroups);
    await use(context);
  },

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
      // only the server sends letters and stores files: a factory that uses them is wrong
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

  given: async ({ deps }, use) => {
    const minted: string[] = [];
    await use(makeGiven(deps, (id) => minted.push(id)));
    // a claim has room for some 160 brands with pages: brands left by earlier tests would crowd out a later test's
    if (minted.length === 0) return;
    await deps.database.db.update(marks).set({ isRoutingMark: false }).where(inArray(marks.id, minted));
  },

  signInAs: async ({ context }, use) => {
    await use(async (who, where = context) => {
      if (typeof who !== 'string') return keepToken(where, who.token);
      const answer = await where.request.post(`${need('E2E_PORTAL')}/api/session`, {
        data: { email: `${who}@portal.example`, password: DEMO_PASSWORD },
      });
      expect(answer.status(), `signing in as ${who}`).toBe(200);
    });
  },

  complaints: async ({ context }, use) => {
    const wrong: string[] = [];
    const watch = (watched: BrowserContext) => watchContext(watched, (words) => wrong.push(words));
    watch(context);
    await use({ wrong, watch });
  },

  newDevice: async ({ browser, baseURL, complaints, cookieGroups }, use) => {
    const made: BrowserContext[] = [];
    await use(async (options = {}) => {
      const device = await browser.newContext({ ...(baseURL ? { baseURL } : {}), ...options });
      complaints.watch(device);
      await keepChoice(device, cookieGroups);
      made.push(device);
      return device;
    });
    for (const device of made) await device.close();
  },

  expectFailure: [
    async ({ complaints }, use) => {
      const allowed: RegExp[] = [];
      await use((pattern) => void allowed.push(pattern));
      const unexpected = complaints.wrong.filter((words) => !allowed.some((pattern) => pattern.test(words)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],

  expectAccessible: async ({ page }, use) => {
    await use(async (where = page) => {
      await settled(where);
      expect(await axeViolations(where)).toEqual([]);
    });
  },
});

export { expect };
