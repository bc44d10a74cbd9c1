import { chromium, devices, type Browser, type Page as Tab } from '@playwright/test';
import { median } from './figures';
import type { Page } from './pages';

/** A slow phone: Lighthouse's slow 4G, and a processor four times slower. */
const LATENCY_MS = 150;
const [DOWN, UP] = [(1.6e6 / 8) | 0, (0.75e6 / 8) | 0];
const SLOWER = 4;
const ROUNDS = 7;
const GOAL_S = 0.7;

/** Page to start from, page to open by its link, and a selector that shows the new page. */
const STEPS: readonly (readonly [from: string, to: string, shown: string])[] = [
  ['news', 'article', 'article h1'],
  ['products', 'product', 'h1'],
  ['learnings', 'test', 'h1'],
  ['home', 'news', 'h1'],
];

async function slowPhone(browser: Browser, cookie: string, { url }: Page): Promise<Tab> {
  const context = await browser.newContext({ ...devices['Pixel 7'], serviceWorkers: 'block' });
  const cookies = cookie.split('; ').map((pair) => pair.split(/=(.*)/s));
  await context.addCookies(
    cookies.map(([name = '', value = '']) => ({ name, value, url: new URL(url).origin })),
  );
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN,
    uploadThroughput: UP,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return tab;
}

/** Seconds from the click to the new page's heading; the first page is fully loaded and idle. */
async function timeOf(browser: Browser, cookie: string, [from, to]: readonly [Page, Page], shown: string) {
  const tab = await slowPhone(browser, cookie, from);
  try {
    await tab.goto(from.url, { waitUntil: 'networkidle' });
    const before = await tab.locator('h1').first().textContent();
    const path = new URL(to.url).pathname;
    const link = tab.locator(`main a[href="${path}"]:visible`).first();
    await link.scrollIntoViewIfNeeded();
    const start = performance.now();
    await link.click({ noWaitAfter: true });
    await tab
      .locator(shown)
      .filter({ hasNotText: before ?? '' })
      .first()
      .waitFor();
    return (performance.now() - start) / 1000;
  } finally {
    await tab.context().close();
  }
}

/** Measures clicks on links until the next page's content is shown, on a slow phone emulated by CDP; medians. */
export async function go(
  pages: readonly Page[],
  cookieOf: (page: Page) => Promise<string>,
  executablePath: string | undefined,
): Promise<void> {
  console.log(
    `\nPress to content, ${LATENCY_MS} ms, 1.6 Mbit/s, processor ÷ ${SLOWER} (median of ${ROUNDS}), s`,
  );
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox'],
  });
  try {
    for (const [from, to, shown] of STEPS) {
      const ends = [from, to].map((name) => pages.find((page) => page.name === name));
      const [first, next] = ends;
      if (!first || !next) continue;
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1)
        times.push(await timeOf(browser, await cookieOf(first), [first, next], shown));
      const middle = median(times);
      console.log(
        `${`${from} → ${to}`.padEnd(24)}${middle.toFixed(2).padStart(8)}   ≤ ${GOAL_S}   ${middle <= GOAL_S ? 'met' : 'SHORT'}`,
      );
    }
  } finally {
    await browser.close();
  }
}
