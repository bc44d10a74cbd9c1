/**
 * `npm run bench [speed|js|lighthouse|search|growth|people|go|load|soak|headers] [page …]`: figures of the portal and
 * of an empty dynamic page of the same Next, in one run, in interleaved rounds; medians. Only a page over its budget of
 * JavaScript fails the run: bytes are the same on every machine, processor time and paints are not.
 */
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { ensureChromium } from '../../scripts/lib/chromium.mjs';
import { settings } from '../../scripts/lib/settings.mjs';
import { startSecondPortal } from '../e2e/second-portal';
import { startWorld } from '../e2e/world';
import { freePort } from '../helpers/free-port';
import { makeBudgets } from '../helpers/budgets';
import { startBaseline, type Baseline } from './baseline';
import { scriptBytes } from './figures';
import { go } from './go';
import { growth } from './growth';
import { headers } from './headers';
import { audit, type Audit } from './lighthouse';
import { load } from './load';
import { findPages, signIn, type Page } from './pages';
import { people } from './people';
import { benchSearch } from './search';
import { readSoakOptions, soak } from './soak';
import { speed } from './speed';

const [only, ...names] = process.argv.slice(2);
const chosen = (pages: Page[]) => pages.filter(({ name }) => names.length === 0 || names.includes(name));
const wants = (part: string) => only === undefined || only === part;
const row = (...cells: string[]) =>
  console.log(cells.map((cell, i) => (i ? cell.padStart(14) : cell.padEnd(14))).join(''));
const verdict = (met: boolean) => (met ? 'met' : 'SHORT');
const budgets = makeBudgets();

type Who = (page: Page) => Promise<string>;

/** The reference of the pages, and fresh cookies for each. */
interface Measured {
  empty: Baseline;
  cookieOf: Who;
}

async function scripts(pages: Page[], { empty, cookieOf }: Measured, where = ''): Promise<void> {
  console.log(`\nClient JavaScript of the first view${where}, gzip, against the empty app`);
  row('page', 'kB', 'ratio', 'goal', '');
  const none = await scriptBytes(empty.address, '');
  row('(empty)', (none / 1000).toFixed(1), '1.00');
  for (const page of pages) {
    const bytes = await scriptBytes(page.url, await cookieOf(page));
    const ratio = bytes / none;
    const { js } = page.goals;
    const judged = budgets.judge(`${page.name}${where}`, ratio <= js);
    row(page.name, (bytes / 1000).toFixed(1), ratio.toFixed(2), `≤ ${js}`, judged);
  }
}

/** Read when the portal starts, not when it is built: one build serves both runs. */
const WATCHING = { SENTRY_DSN: 'https://key@ingest.example/1', GTM_ID: 'GTM-BENCH1', DEMO_DATA: '1' };

/** Checks the same budgets with error reports and counters, for a person who has allowed both. */
async function watchedScripts(backend: string, empty: Baseline): Promise<void> {
  const watched = await startSecondPortal({ ...WATCHING, API_BASE_URL: backend });
  try {
    const allowed = 'cookieGroups=1.2.3.4';
    const cookieOf: Who = async ({ guest, email }) =>
      guest ? allowed : `${await signIn(watched.url, email)}; ${allowed}`;
    const pages = chosen(await findPages(watched.url, await signIn(watched.url)));
    await scripts(pages, { empty, cookieOf }, ' with a DSN and a container');
  } finally {
    await watched.stop();
  }
}

/** Prints paints; the empty page comes first without a verdict: it shows the framework's part of each figure. */
async function paints(
  pages: Page[],
  { empty, cookieOf }: Measured,
  chromium: string | undefined,
): Promise<void> {
  console.log('\nLighthouse, mobile settings (median of 3)');
  row('page', 'performance', 'accessibility', 'LCP, s', 'TBT, ms', 'CLS', 'JS to idle, kB', '');
  paintRow('(empty)', await audit(empty.address, '', chromium));
  for (const page of pages) {
    const figures = await audit(page.url, await cookieOf(page), chromium);
    const { performance, accessibility, lcp, tbt, cls } = figures;
    const quick = lcp <= 1800 && tbt <= 200 && cls <= 0.05;
    const good = performance >= page.goals.performance && accessibility === 100;
    paintRow(page.name, figures, verdict(quick && good));
  }
}

function paintRow(name: string, figures: Audit, judged = ''): void {
  const { performance, accessibility, lcp, tbt, cls, scripts: fetched } = figures;
  row(
    name,
    `${performance}`,
    `${accessibility}`,
    (lcp / 1000).toFixed(2),
    tbt.toFixed(0),
    cls.toFixed(3),
    (fetched / 1000).toFixed(1),
    judged,
  );
}

async function inWorld(empty: Baseline): Promise<void> {
  const world = await startWorld();
  try {
    const pages = chosen(await findPages(world.portal, await signIn(world.portal)));
    // cookies are fetched for each page: their claim is valid for five minutes, a whole run takes longer
    const cookieOf: Who = async ({ guest, email }) => (guest ? '' : signIn(world.portal, email));
    if (wants('js')) {
      await scripts(pages, { empty, cookieOf });
      await watchedScripts(world.backend, empty);
    }
    if (wants('lighthouse')) await paints(pages, { empty, cookieOf }, chromium);
    if (wants('go')) await go(pages, cookieOf, chromium);
  } finally {
    await world.stop();
  }
}

// these start their own worlds, and run only when named: they take minutes, the first half an hour
if (only === 'soak') process.exit((await soak(readSoakOptions(names))) ? 0 : 1);
if (only === 'headers') process.exit((await headers()) ? 0 : 1);
if (only === 'load') process.exit((await load(names)) ? 0 : 1);
if (only === 'people') {
  await people();
  process.exit(0);
}
// these need only a database, no portal
if (wants('search')) await benchSearch();
if (wants('growth')) await growth();
if (only === 'search' || only === 'growth') process.exit(0);

const chromium = ensureChromium() ?? undefined;
ensureBuilt(settings().variables);
const empty = await startBaseline(await freePort());
try {
  if (wants('speed')) await speed(empty, names);
  if (wants('js') || wants('lighthouse') || wants('go')) await inWorld(empty);
} finally {
  empty.stop();
}
if (budgets.over.length > 0) console.log(`\nOver the budget of JavaScript: ${budgets.over.join(', ')}`);
process.exitCode = budgets.exitCode();
