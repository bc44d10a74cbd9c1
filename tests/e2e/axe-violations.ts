import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** Every rule runs; describing what passed them took half of the time. */
const OPTIONS: RunOptions = { resultTypes: ['violations'] };

let source: string | undefined;
/** 650 kB: read once in a worker. */
const axeSource = () =>
  (source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));

/** What axe itself puts into a page. */
interface WithAxe {
  axe?: { run: (where: Document, options: RunOptions) => Promise<AxeResults> };
}

/**
 * The page alone, by the script a document already has: the builder puts it in twice for every analysis, which took
 * longer than the rules themselves.
 */
async function ofDocument(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource());
  return page.evaluate(async (given) => {
    const { axe } = globalThis as WithAxe;
    if (!axe) throw new Error('The document was left before axe ran.');
    return (await axe.run(document, given)).violations;
  }, options);
}

/** Rules broken on the page as it stands, with the places; frames are analysed with it. `rules`: these alone. */
export async function axeViolations(page: Page, rules?: string[]): Promise<string[]> {
  const options: RunOptions = rules ? { ...OPTIONS, runOnly: rules } : OPTIONS;
  const violations =
    page.frames().length === 1
      ? await ofDocument(page, options)
      : (await new AxeBuilder({ page }).options(options).analyze()).violations;
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`,
  );
}
