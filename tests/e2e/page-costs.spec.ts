import { findPages, signIn } from '../bench/pages';
import { pageBytes } from '../helpers/page-bytes';
import { startCountedPortal } from './counted-portal';
import { expect, test } from './fixtures';
import { PAGE_BUDGETS, type Cost } from './page-budgets';

/** The least of several: a job of the backend may ask something meanwhile, the first view notes the visit. */
const VIEWS = 5;

test('no page costs more than its budget, and none much less without the budget saying so', async () => {
  test.setTimeout(120_000);
  const counted = await startCountedPortal(process.env.E2E_DATABASE_URL);
  try {
    const cookie = await signIn(counted.url);
    const over: string[] = [];
    const found: Record<string, Cost> = {};
    for (const { name, url, guest } of await findPages(counted.url, cookie)) {
      const budget = PAGE_BUDGETS[name];
      if (!budget) continue;
      const cost: Cost = { calls: Infinity, statements: Infinity, references: 0, flightKb: 0, htmlKb: 0 };
      for (let view = 0; view < VIEWS; view += 1) {
        let html = '';
        const { calls, statements } = await counted.counted(async () => {
          html = await (await fetch(url, { headers: { cookie: guest ? '' : cookie } })).text();
        });
        const { html: whole, flight, references } = pageBytes(html);
        cost.calls = Math.min(cost.calls, calls);
        cost.statements = Math.min(cost.statements, statements);
        Object.assign(cost, { references, flightKb: flight / 1000, htmlKb: whole / 1000 });
      }
      found[name] = cost;
      for (const [part, most] of Object.entries(budget) as [keyof Cost, number][])
        if (cost[part] > most) over.push(`${name}: ${part} ${cost[part].toFixed(1)} > ${most}`);
    }
    test.info().annotations.push({ type: 'costs', description: JSON.stringify(found) });
    expect(over).toEqual([]);
  } finally {
    await counted.stop();
  }
});
