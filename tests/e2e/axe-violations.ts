import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

/** Every rule runs; details of passed rules are left out, as they took half of the time. */
const OPTIONS: RunOptions = { resultTypes: ['violations'] };

let source: string | undefined;
/** Source of axe, 650 kB: read once per worker. */
const axeSource = () =>
  (source ??= readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));

/** Global that axe adds to a page. */
interface WithAxe {
  axe?: { run: (where: Document, options: RunOptions) => Promise<AxeResults> };
}

/**
 * Runs axe in the page only, injecting its script once per document: AxeBuilder injects it twice for each analysis,
 * which took longer than the rules.
 */
async function ofDocument(page: Page, options: RunOptions): Promise<AxeResults['violations']> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource());
  return page.evaluate(async (given) => {
    const { axe } = globalThis as WithAxe;
    if (!axe) throw new Error('The document was left before axe ran.');
    return (await axe.run(document, given)).violations;
  }, options);
}

/** Rules violated on the current page, with their elements; frames are included. `rules`: only these. */
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
