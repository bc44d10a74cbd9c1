import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { payRegrade, type TestRegrade } from '@/api/regrades/queries';
import { openPopup } from '@/components/popups/store';
import { NoRegrade, RegradeTab } from './regrade-tab';

vi.mock('next/navigation', () => ({ useRouter: () => ({ refresh: vi.fn() }) }));
vi.mock('@/api/regrades/queries', () => ({ payRegrade: vi.fn(), takeRegradeBack: vi.fn() }));
vi.mock('@/components/popups/store', () => ({ openPopup: vi.fn() }));

const change = (name: string, before: number, after: number, nowPasses = false) => ({
  ...{ name, before, after, nowPasses },
  change: after - before,
});
const regrade: TestRegrade = {
  ...{ id: '7', looked: 3, gainsCount: 1, lossesCount: 1, points: 10, last: null, isUnderWay: false },
  gains: [change('Анна', 0, 10, true)],
  losses: [change('Борис', 30, 20)],
};

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(payRegrade).mockResolvedValue({ ...regrade, gainsCount: 0 });
});

test('who gains and who was paid too much are named apart; nothing is taken', () => {
  render(<RegradeTab regrade={regrade} />);
  const gains = screen.getByRole('table', { name: 'Получат больше' });
  expect(within(gains).getByText('Анна')).toBeVisible();
  expect(within(gains).getByText('теперь пройден')).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Получили лишнее' })).getByText('Борис')).toBeVisible();
  expect(screen.getByText(/Ничего не списываем/)).toBeVisible();
  expect(screen.queryByText('Последний пересчёт')).toBeNull();
});

test('it is asked first, and exactly what is shown is paid', async () => {
  render(<RegradeTab regrade={regrade} />);
  await userEvent.click(screen.getByRole('button', { name: 'Пересчитать' }));
  const [name, props] = vi.mocked(openPopup).mock.calls[0] ?? [];
  expect(name).toBe('confirm');
  expect(payRegrade).not.toHaveBeenCalled();
  await (props as { onYes: () => Promise<void> }).onYes();
  expect(payRegrade).toHaveBeenCalledWith('7', { people: 1, points: 10 }, expect.any(String));
});

test('nobody gains: there is nothing to press; the last one can be taken back', () => {
  const last = { batch: 'b', at: '2026-11-20T09:00:00Z', people: 2, points: 20 };
  render(<RegradeTab regrade={{ ...regrade, gainsCount: 0, lossesCount: 0, gains: [], losses: [], last }} />);
  expect(screen.getByText(/Никому ничего не причитается/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Пересчитать' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Отменить пересчёт' })).toBeVisible();
});

test('what can’t be regraded says why in place of a broken page', () => {
  const { rerender } = render(<NoRegrade refused="nothing-published" />);
  expect(screen.getByText(/тест ещё не опубликован/)).toBeVisible();
  rerender(<NoRegrade refused="still-scoring" />);
  expect(screen.getByText(/ещё идёт/)).toBeVisible();
});

test('names are the first of so many', () => {
  const gains = Array.from({ length: 500 }, (_, at) => change(`Анна ${String(at)}`, 0, 10));
  render(<RegradeTab regrade={{ ...regrade, looked: 1500, gainsCount: 1234, points: 12_340, gains }} />);
  expect(screen.getByText(/Показаны первые 500 из 1.234/)).toBeVisible();
  expect(screen.queryByText(/из 1\./)).toBeNull();
});
