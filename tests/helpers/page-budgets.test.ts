import { expect, test } from 'vitest';
import { overBudget } from './page-budgets';

const BUDGET = { calls: 2, statements: 12, html: 60, styles: 1, flight: 30, references: 20, js: 150 };

test('a page within its budget has nothing said of it', () => {
  expect(overBudget('account', { ...BUDGET, calls: 1, html: 59.9 }, BUDGET)).toEqual([]);
});

test('what is over is named with its figure and its budget', () => {
  const costs = { ...BUDGET, statements: 14, html: 61.234 };
  expect(overBudget('account', costs, BUDGET)).toEqual([
    'account: 14 statements, budget 12',
    'account: 61.2 kB of HTML, budget 60',
  ]);
});

test('a figure that could not be had is over', () => {
  expect(overBudget('account', { ...BUDGET, statements: Number.NaN }, BUDGET)).toEqual([
    'account: NaN statements, budget 12',
  ]);
});
