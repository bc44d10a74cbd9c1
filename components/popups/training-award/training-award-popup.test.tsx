import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { awardTo } from '@/api/awards/queries';
import { renderWithUser } from '@/tests/helpers/render';
import { PopupHost } from '../host';
import { closeAllPopups, dropPopup, openedPopups, openPopup } from '../store';

const found = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn() }),
  usePathname: () => '/lk/trainings/7',
}));
vi.mock('@/api/awards/queries', () => ({
  awardTo: vi.fn(),
  awardeesQuery: (id: string) => ({ queryKey: ['awards', id], queryFn: found }),
}));

const PEOPLE = [
  { id: '1', name: 'Зимина Анна', pharmacy: 'Аптека 12' },
  { id: '2', name: 'Ильина Вера', pharmacy: null },
];

beforeEach(() => {
  found.mockReset();
  vi.mocked(awardTo).mockReset();
});
afterEach(() => {
  act(() => {
    closeAllPopups();
    for (const { key } of openedPopups()) dropPopup(key);
  });
});

function show(items = PEOPLE, meta: { awarded?: number; guests?: number } = {}) {
  found.mockResolvedValue({
    items,
    page: { number: 1, size: 100, pages: 1, total: items.length },
    meta: { markName: 'CeraVe', came: items.length, awarded: 0, guests: 0, ...meta },
  });
  const { user } = renderWithUser(
    <QueryClientProvider client={new QueryClient()}>
      <PopupHost />
    </QueryClientProvider>,
  );
  act(() => void openPopup('training-award', { training: { id: '7', name: 'Церамиды' } }));
  return user;
}

test('who gets points and what it costs is read before the press', async () => {
  vi.mocked(awardTo).mockResolvedValue({ id: '7', people: 2, points: 50 });
  const user = show(PEOPLE, { awarded: 1, guests: 3 });
  expect(await screen.findByText('Зимина Анна')).toBeVisible();
  expect(screen.getByText(/Баллы уже у 1\sчеловека/)).toBeVisible();
  expect(screen.getByText(/Без кабинета: 3\sучастника/)).toBeVisible();
  await user.type(screen.getByLabelText('Баллы каждому, CeraVe'), '50');
  expect(screen.getByText(/2\sчеловека, всего 100\sбаллов/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Начислить' }));
  await waitFor(() =>
    expect(awardTo).toHaveBeenCalledWith('7', { points: 50, reason: null }, expect.any(String)),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('points out of bounds are said at their field', async () => {
  const user = show();
  await user.type(await screen.findByLabelText('Баллы каждому, CeraVe'), '1001');
  await user.click(screen.getByRole('button', { name: 'Начислить' }));
  expect(await screen.findByText(/1\s000/)).toBeVisible();
  expect(awardTo).not.toHaveBeenCalled();
});

test('where everybody has theirs there is nothing to press', async () => {
  show([], { awarded: 2 });
  expect(await screen.findByText(/Начислять некому/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Начислить' })).toBeNull();
});
