import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { layOutRow, ROW_WIDTH } from '@/tests/helpers/row';
import { LinkTabs } from './link-tabs';

const NAMES = ['Вебинары', 'Врачам', 'Курсы', 'Конгресс', 'Тренинги'];
const tabs = (chosen: string) =>
  NAMES.map((title) => ({ href: `/${title}`, title, current: title === chosen }));
const row = () => screen.getByRole('navigation', { name: 'Разделы' });

afterEach(() => vi.restoreAllMocks());

it('brings the current tab into sight, and the next one chosen', () => {
  layOutRow();
  const { rerender } = render(<LinkTabs label="Разделы" tabs={tabs('Конгресс')} />);
  const { left, right } = screen.getByRole('link', { current: 'page' }).getBoundingClientRect();
  expect(left).toBeGreaterThanOrEqual(0);
  expect(right).toBeLessThanOrEqual(ROW_WIDTH);
  rerender(<LinkTabs label="Разделы" tabs={tabs('Вебинары')} />);
  expect(screen.getByRole('link', { current: 'page' }).getBoundingClientRect().left).toBeGreaterThanOrEqual(
    0,
  );
});

it('leaves the row where people have moved it while the same tab is current', () => {
  layOutRow();
  const { rerender } = render(<LinkTabs label="Разделы" tabs={tabs('Тренинги')} />);
  row().scrollLeft = 0;
  rerender(<LinkTabs label="Разделы" tabs={tabs('Тренинги')} />);
  expect(row().scrollLeft).toBe(0);
});
