/**
 * `npm run bench [speed|js|lighthouse]`: the figures of the portal against an empty dynamic page of the same Next,
 * in the same run, in interleaved rounds; medians.
 */
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { settings } from '../../scripts/lib/settings.mjs';
import { freePort, startWorld } from '../e2e/world';
import { startBaseline } from './baseline';
import { median, requestsPerSecond, scriptBytes } from './figures';
import { audit } from './lighthouse';
import { findPages, signIn, type Page } from './pages';

const ROUNDS = 5;
const SECONDS = 3;

const only = process.argv[2];
const wants = (part: string) => only === undefined || only === part;
const row = (...cells: string[]) =>
  console.log(cells.map((cell, i) => (i ? cell.padStart(14) : cell.padEnd(14))).join(''));
const verdict = (met: boolean) => (met ? 'met' : 'SHORT');

async function speed(pages: Page[], baseline: string): Promise<void> {
  console.log(
    `\nRequests per second against an empty dynamic page (${ROUNDS} rounds of ${SECONDS} s, medians)`,
  );
  row('page', 'empty', 'page', 'ratio', 'goal', '');
  for (const { name, url, cookie, goals } of pages.filter((page) => page.goals.ratio)) {
    const rounds: [number, number][] = [];
    await requestsPerSecond(url, cookie, 2); // warm-up, not counted
    for (let round = 0; round < ROUNDS; round += 1) {
      rounds.push([
        await requestsPerSecond(baseline, '', SECONDS),
        await requestsPerSecond(url, cookie, SECONDS),
      ]);
    }
    const ratio = median(rounds.map(([empty, page]) => page / empty));
    const goal = goals.ratio ?? 0;
    const [empty, page] = [median(rounds.map(([a]) => a)), median(rounds.map(([, b]) => b))];
    row(
      name,
      empty.toFixed(0),
      page.toFixed(0),
      ratio.toFixed(2),
      `≥ ${goal.toFixed(2)}`,
      verdict(ratio >= goal),
    );
  }
}

async function scripts(pages: Page[], baseline: string): Promise<void> {
  console.log('\nClient JavaScript of the first load, gzip, against the empty app');
  row('page', 'kB', 'ratio', 'goal', '');
  const empty = await scriptBytes(baseline, '');
  row('(empty)', (empty / 1000).toFixed(1), '1.00');
  for (const { name, url, cookie, goals } of pages) {
    const bytes = await scriptBytes(url, cookie);
    const ratio = bytes / empty;
    row(name, (bytes / 1000).toFixed(1), ratio.toFixed(2), `≤ ${goals.js}`, verdict(ratio <= goals.js));
  }
}

async function paints(pages: Page[], chromium: string | undefined): Promise<void> {
  console.log('\nLighthouse, mobile settings (median of 3)');
  row('page', 'performance', 'accessibility', 'LCP, s', 'TBT, ms', 'CLS', '');
  for (const { name, url, cookie, goals } of pages) {
    const { performance, accessibility, lcp, tbt, cls } = await audit(url, cookie, chromium);
    const met =
      performance >= goals.performance && accessibility === 100 && lcp <= 1800 && tbt <= 200 && cls <= 0.05;
    row(
      name,
      `${performance}`,
      `${accessibility}`,
      (lcp / 1000).toFixed(2),
      tbt.toFixed(0),
      cls.toFixed(3),
      verdict(met),
    );
  }
}

const chromium = ensureChromium() ?? undefined;
ensureBuilt(settings().variables);
const world = await startWorld();
const baseline = await startBaseline(await freePort());
try {
  const pages = await findPages(world.portal, await signIn(world.portal));
  if (wants('js')) await scripts(pages, baseline.address);
  if (wants('speed')) await speed(pages, baseline.address);
  if (wants('lighthouse')) await paints(pages, chromium);
} finally {
  baseline.stop();
  await world.stop();
}
