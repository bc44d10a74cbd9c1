import { startCountedPortal, type CountedPortal } from '../e2e/counted-portal';
import { pageBytes } from '../helpers/page-bytes';
import { startPostgres } from '../helpers/postgres';
import type { Baseline } from './baseline';
import { loadOf, median, warmUp } from './figures';
import { findPages, signIn, type Page } from './pages';
import { processorMs, processorMsOfTree } from './processor';
import { listenerOf } from './processes';

const ROUNDS = 5;
const SECONDS = 2;

/** Processor time of each process, ms a page. */
interface Cost {
  portal: number;
  backend: number;
  database: number;
  empty: number;
  perSecond: number;
}

const row = (...cells: string[]) =>
  console.log(cells.map((cell, i) => (i ? cell.padStart(11) : cell.padEnd(12))).join(''));

async function round(page: Page, cookie: string, portal: CountedPortal, empty: Baseline, database?: number) {
  const { portal: portalPid, backend } = portal.pids;
  const clocks = () => [
    processorMs(portalPid),
    processorMs(backend),
    database ? processorMsOfTree(database) : 0,
  ];
  const none = await loadOf(empty.address, '', 1, empty.pid);
  const before = clocks();
  const { total, perSecond } = await loadOf(page.url, cookie, SECONDS, portalPid);
  const [ofPortal = 0, ofBackend = 0, ofDatabase = 0] = clocks().map(
    (now, at) => (now - (before[at] ?? 0)) / total,
  );
  return { portal: ofPortal, backend: ofBackend, database: ofDatabase, empty: none.cpu, perSecond };
}

function tell(page: Page, rounds: Cost[], asked: { calls: number; statements: number }, html: string): void {
  const of = (name: keyof Cost) => median(rounds.map((one) => one[name]));
  const ratio = median(rounds.map((one) => one.portal / one.empty));
  const { html: whole, flight, references } = pageBytes(html);
  row(
    page.name,
    of('empty').toFixed(2),
    of('portal').toFixed(1),
    ratio.toFixed(1),
    `≤ ${String(page.goals.portal)}`,
    of('backend').toFixed(1),
    of('database').toFixed(1),
    of('perSecond').toFixed(0),
    String(asked.calls),
    Number.isNaN(asked.statements) ? '–' : String(asked.statements),
    (whole / 1000).toFixed(1),
    (flight / 1000).toFixed(1),
    String(references),
  );
}

/**
 * What a page costs each process in processor time, the empty page in the same rounds, and what is the same on every
 * machine: calls, statements, bytes. Told, not judged.
 */
export async function speed(empty: Baseline, names: readonly string[]): Promise<void> {
  for (const engine of ['pglite', 'postgres'] as const) {
    const server = engine === 'postgres' ? await startPostgres() : undefined;
    const url = await server?.createDatabase();
    const portal = await startCountedPortal(url);
    const database = url ? listenerOf(Number(new URL(url).port)) : undefined;
    try {
      console.log(
        `\nProcessor time on ${engine}, ms a page (${ROUNDS} interleaved rounds, medians), and what it asks`,
      );
      row(
        'page',
        'empty',
        'portal',
        '÷ empty',
        'goal',
        'backend',
        'database',
        'req/s',
        'calls',
        'statements',
        'HTML kB',
        'flight kB',
        'references',
      );
      await warmUp(empty.address, '');
      const pages = await findPages(portal.url, await signIn(portal.url));
      for (const page of pages.filter(
        ({ name, goals }) => goals.portal && (!names.length || names.includes(name)),
      )) {
        const cookie = page.guest ? '' : await signIn(portal.url);
        await warmUp(page.url, cookie);
        let html = '';
        const view = async () => (html = await (await fetch(page.url, { headers: { cookie } })).text());
        const asked = await portal.counted(view);
        const rounds: Cost[] = [];
        for (let at = 0; at < ROUNDS; at += 1)
          rounds.push(await round(page, cookie, portal, empty, database));
        tell(page, rounds, asked, html);
      }
    } finally {
      await portal.stop();
      await server?.stop();
    }
  }
}
