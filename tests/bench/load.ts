import autocannon from 'autocannon';
import { warmUp } from './figures';
import { findPages, signIn } from './pages';
import { startAsPeopleDo } from './started';

const PAGES = ['account', 'article', 'news'];
const CONNECTIONS = [1, 8, 32, 128];
/** Requests of one figure: at least four for each connection. */
const amountOf = (connections: number) => Math.max(120, connections * 4);
const DEADLINE_S = 60;

const row = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell, at) => (at ? String(cell).padStart(12) : String(cell).padEnd(12))).join(''));

async function underLoad(url: string, cookie: string, connections: number) {
  const { latency, requests, statusCodeStats, errors } = await autocannon({
    url,
    connections,
    amount: amountOf(connections),
    timeout: DEADLINE_S,
    headers: { cookie, accept: 'text/html' },
  });
  const others = Object.entries(statusCodeStats ?? {}).filter(([status]) => !status.startsWith('2'));
  const notPages = others.map(([status, { count }]) => `${String(count ?? 0)}×${status}`).join(' ') || '0';
  return [latency.p50, latency.p97_5, requests.average.toFixed(1), notPages, errors];
}

async function onEngine(engine: 'pglite' | 'postgres', names: readonly string[]): Promise<boolean> {
  const started = await startAsPeopleDo(engine === 'postgres');
  try {
    console.log(`\nA page to so many at once on ${engine}, ms; what is no page and what fails should be 0`);
    row(['page', 'connections', 'p50', 'p97.5', 'a second', 'not 2xx', 'failed']);
    const pages = await findPages(started.portal, await signIn(started.portal));
    for (const page of pages.filter(({ name }) => (names.length ? names : PAGES).includes(name))) {
      await warmUp(page.url, await signIn(started.portal, page.email));
      for (const connections of CONNECTIONS)
        row([
          page.name,
          connections,
          ...(await underLoad(page.url, await signIn(started.portal, page.email), connections)),
        ]);
    }
    const isWhole = await started.isWhole();
    console.log(isWhole ? 'both processes still serve' : 'A PROCESS FELL OVER');
    return isWhole;
  } finally {
    await started.stop();
  }
}

/** Response times of pages under growing load, with the processes of `npm start`; printed without a verdict. */
export async function load(names: readonly string[]): Promise<boolean> {
  const [inFolder, onServer] = [await onEngine('pglite', names), await onEngine('postgres', names)];
  return inFolder && onServer;
}
