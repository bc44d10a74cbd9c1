import { expect, test } from 'vitest';
import { makeBudgets } from './budgets';

test('a run within its budgets ends well', () => {
  const budgets = makeBudgets();
  expect(budgets.judge('home', true)).toBe('met');
  expect(budgets.exitCode()).toBe(0);
});

test('one page over its budget fails the run and is named', () => {
  const budgets = makeBudgets();
  budgets.judge('home', true);
  expect(budgets.judge('article with a DSN', false)).toBe('SHORT');
  expect([budgets.exitCode(), budgets.over]).toEqual([1, ['article with a DSN']]);
});
