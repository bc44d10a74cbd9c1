import { scriptBytes } from '../bench/figures';
import { findPages, signIn, type Page } from '../bench/pages';
import { pageBytes } from '../helpers/page-bytes';
import { overBudget, PAGE_BUDGETS, type PageCosts } from '../helpers/page-budgets';
import { startCountedPortal, type CountedPortal } from './counted-portal';
import { copyDemo, demoOfRun, type DemoCopy } from './demo-copies';
import { expect, test } from './fixtures';

const START_MS = 240_000;
/** A background job of the services may ask something in the middle of a view: the least of some views is the page's. */
const VIEWS = 20;
let portal: CountedPortal;
let copy: DemoCopy;

// a world of its own: what other journeys add to theirs would be counted too
test.beforeAll(async () => {
  test.setTimeout(START_MS);
  copy = await copyDemo(demoOfRun());
  portal = await startCountedPortal(copy.databaseUrl, copy.dataDir);
});
test.afterAll(async () => {
  await portal.stop();
  await copy.remove();
});

/** Of a second view: the first one notes an opening. */
async function costsOf({ name, url, guest, email }: Page): Promise<PageCosts> {
  const headers = { cookie: guest ? '' : await signIn(portal.url, email), accept: 'text/html' };
  let html = '';
  const view = async () => {
    const answer = await fetch(url, { headers });
    expect(answer.status, url).toBe(200);
    html = await answer.text();
  };
  await view();
  let asked = { calls: Infinity, statements: Infinity };
  for (let views = 0; views < VIEWS; views += 1) {
    const { calls, statements } = await portal.counted(view);
    asked = { calls: Math.min(asked.calls, calls), statements: Math.min(asked.statements, statements) };
    if (asked.statements <= (PAGE_BUDGETS[name]?.statements ?? 0)) break;
  }
  const bytes = pageBytes(html);
  return {
    ...asked,
    html: bytes.html / 1000,
    styles: bytes.styles / 1000,
    flight: bytes.flight / 1000,
    references: bytes.references,
    js: (await scriptBytes(url, headers.cookie)) / 1000,
  };
}

test('no page costs more than its budget', async () => {
  test.setTimeout(START_MS);
  const pages = await findPages(portal.url, await signIn(portal.url));
  expect(Object.keys(PAGE_BUDGETS).sort()).toEqual(pages.map(({ name }) => name).sort());
  const over: string[] = [];
  for (const page of pages) {
    const costs = await costsOf(page);
    if (process.env.SHOW_FIGURES) process.stdout.write(`${page.name} ${JSON.stringify(costs)}\n`);
    over.push(...overBudget(page.name, costs, PAGE_BUDGETS[page.name] as PageCosts));
  }
  expect(over).toEqual([]);
});
