import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ActivityScreen, activityTable } from './activity-table';

vi.mock('@/components/blocks/breadcrumbs/breadcrumbs', () => ({ Breadcrumbs: () => null }));

const CUT = 'Показана только самая новая часть: событий за период больше, чем помещается в отчёт.';
const show = (isCut: boolean) =>
  render(<ActivityScreen view={activityTable.read({})} list={{ items: [] }} counts={[]} isCut={isCut} />);

test('a report of the newest part alone says so', () => {
  show(true);
  expect(screen.getByText(CUT)).toBeVisible();
});

test('a whole one does not', () => {
  show(false);
  expect(screen.queryByText(CUT)).toBeNull();
});
