import { startCountedPortal, type Asked, type CountedPortal } from '../e2e/counted-portal';
import { pageBytes } from '../helpers/page-bytes';
import { startPostgres } from '../helpers/postgres';
import type { Baseline } from './baseline';
import { loadOf, median, warmUp } from './figures';
import { findPages, signIn, type Page } from './pages';
import { processorMs, processorMsOfTree } from './processor';
import { listenerOf } from './processes';

const ROUNDS = 5;
/** Requests of a round: enough to make a tick of the processor's clock negligible. */
const PAGES = 60;
const EMPTY_PAGES = 200;
/** Most milliseconds of the backend and its database for all calls of a page. */
const BACKEND_GOAL = { pglite: 12, postgres: 8 };
type Engine = keyof typeof BACKEND_GOAL;

/** Processor time of each process, ms per page. */
interface Cost {
  portal: number;
  backend: number;
  database: number;
  empty: number;
}

const COLUMNS = ['page', 'empty', 'portal', '÷ empty', 'backend', 'database', 'calls', 'statements'];
const BYTES = ['HTML kB', 'flight kB', 'references'];
const row = (cells: readonly string[], verdict = '') =>
  console.log(cells.map((cell, i) => (i ? cell.padStart(11) : cell.padEnd(12))).join('') + `  ${verdict}`);

async function round(
  page: Page,
  cookie: string,
  portal: CountedPortal,
  empty: Baseline,
  database?: number,
): Promise<Cost> {
  const { portal: portalPid, backend } = portal.pids;
  const clocks = () => [
    processorMs(portalPid),
    processorMs(backend),
    database ? processorMsOfTree(database) : 0,
  ];
  const none = await loadOf(empty.address, '', EMPTY_PAGES, empty.pid);
  const before = clocks();
  await loadOf(page.url, cookie, PAGES, portalPid);
  const [ofPortal = 0, ofBackend = 0, ofDatabase = 0] = clocks().map(
    (now, at) => (now - (before[at] ?? 0)) / PAGES,
  );
  return { portal: ofPortal, backend: ofBackend, database: ofDatabase, empty: none.cpu };
}

/** 'met', or the goals that are missed. */
function verdictOf({ goals }: Page, ratio: number, service: number, most: number, html: number): string {
  const short = [
    goals.portal && ratio > goals.portal ? `÷ empty > ${String(goals.portal)}` : '',
    service > most ? `backend > ${String(most)}` : '',
    goals.html && html > goals.html ? `HTML > ${String(goals.html)}` : '',
  ].filter(Boolean);
  return short.length === 0 ? 'met' : `SHORT: ${short.join(', ')}`;
}

function tell(page: Page, rounds: Cost[], asked: Asked, html: string, engine: Engine): void {
  const of = (name: keyof Cost) => median(rounds.map((one) => one[name]));
  const ratio = median(rounds.map((one) => one.portal / one.empty));
  const { html: whole, flight, references } = pageBytes(html);
  const cells = [
    page.name,
    of('empty').toFixed(2),
    of('portal').toFixed(1),
    ratio.toFixed(1),
    of('backend').toFixed(1),
    of('database').toFixed(1),
    String(asked.calls),
    Number.isNaN(asked.statements) ? '–' : String(asked.statements),
    (whole / 1000).toFixed(1),
    (flight / 1000).toFixed(1),
    String(references),
  ];
  const service = of('backend') + of('database');
  row(cells, verdictOf(page, ratio, service, BACKEND_GOAL[engine], whole / 1000));
}

async function measure(page: Page, portal: CountedPortal, empty: Baseline, database?: number) {
  const cookie = page.guest ? '' : await signIn(portal.url, page.email);
  await warmUp(page.url, cookie);
  let html = '';
  const view = async () =>
    (html = await (await fetch(page.url, { headers: { cookie, accept: 'text/html' } })).text());
  const asked = await portal.counted(view);
  const rounds: Cost[] = [];
  for (let at = 0; at < ROUNDS; at += 1) rounds.push(await round(page, cookie, portal, empty, database));
  return { rounds, asked, html };
}

async function onEngine(engine: Engine, empty: Baseline, names: readonly string[]): Promise<void> {
  const server = engine === 'postgres' ? await startPostgres() : undefined;
  const url = await server?.createDatabase();
  const portal = await startCountedPortal(url);
  const database = url ? listenerOf(Number(new URL(url).port)) : undefined;
  try {
    console.log(
      `\nProcessor time on ${engine}, ms a page (${ROUNDS} interleaved rounds, medians), and what it asks`,
    );
    row([...COLUMNS, ...BYTES]);
    await warmUp(empty.address, '');
    const chosen = (await findPages(portal.url, await signIn(portal.url))).filter(
      ({ name, goals }) => goals.portal && (!names.length || names.includes(name)),
    );
    for (const page of chosen) {
      const { rounds, asked, html } = await measure(page, portal, empty, database);
      tell(page, rounds, asked, html, engine);
    }
  } finally {
    await portal.stop();
    await server?.stop();
  }
}

/**
 * Prints the processor time of a page in each process, beside the empty page in the same rounds, and figures equal on
 * every machine: calls, statements, bytes. No verdict of the run: budgets are in `page-budgets`.
 */
export async function speed(empty: Baseline, names: readonly string[]): Promise<void> {
  for (const engine of ['pglite', 'postgres'] as const) await onEngine(engine, empty, names);
}
