import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { PopupHost } from '../host';
import type { ChosenValues, FiltersListProps } from '../list-filter-types';
import { forgetPopup, openedPopups, openPopup } from '../store';

vi.mock('next/navigation', () => ({ usePathname: () => '/lk', useRouter: () => ({ push: vi.fn() }) }));

afterEach(() => {
  act(() => {
    for (const { key } of openedPopups()) forgetPopup(key);
  });
});

const marks = Array.from({ length: 10 }, (_, at) => ({ value: `m${at}`, title: `Марка ${at}`, count: at }));
const GROUPS = [
  { name: 'mark', title: 'Бренд', entries: marks },
  { name: 'state', title: 'Состояние', any: 'Любое', entries: [{ value: 'new', title: 'Новые' }] },
];
/** Each value that is on takes ten away. */
const look = async (_: unknown, chosen: ChosenValues) => ({
  groups: GROUPS,
  total: 100 - 10 * Object.values(chosen).flat().length,
});

async function opened(given: Partial<FiltersListProps> = {}) {
  const onShow = vi.fn();
  const retry = { defaultOptions: { queries: { retry: false } } };
  const { user } = renderWithUser(
    <QueryClientProvider client={new QueryClient(retry)}>
      <PopupHost />
    </QueryClientProvider>,
  );
  const props = { title: 'Фильтры', list: '/things', chosen: {}, look, onShow, ...given };
  act(() => openPopup('filters-list', props));
  await screen.findByRole('dialog', { name: 'Фильтры' });
  return { user, onShow };
}

test('a choice is counted as it changes and given whole', async () => {
  const { user, onShow } = await opened({ chosen: { mark: ['m1'] } });
  await screen.findByRole('button', { name: 'Показать 90' });
  expect(screen.getByRole('checkbox', { name: 'Марка 1 1' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Марка 2 2' }));
  await user.click(screen.getByRole('radio', { name: 'Новые' }));
  await user.click(screen.getByRole('checkbox', { name: 'Марка 1 1' }));
  await user.click(await screen.findByRole('button', { name: 'Показать 80' }));
  expect(onShow).toHaveBeenCalledExactlyOnceWith({ mark: ['m2'], state: ['new'] });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('everything is taken off at once, one of several by its own words for none', async () => {
  const { user, onShow } = await opened({ chosen: { mark: ['m1'], state: ['new'] } });
  await screen.findByRole('button', { name: 'Показать 80' });
  await user.click(screen.getByRole('radio', { name: 'Любое' }));
  await screen.findByRole('button', { name: 'Показать 90' });
  await user.click(screen.getByRole('button', { name: 'Сбросить' }));
  await user.click(await screen.findByRole('button', { name: 'Показать 100' }));
  expect(onShow).toHaveBeenCalledExactlyOnceWith({});
});

test('a long group shows its beginning, and whole when a value of its rest is on', async () => {
  await opened();
  await screen.findByRole('button', { name: 'Показать 100' });
  expect(screen.getByText(/^Ещё 4/).closest('details')).not.toHaveAttribute('open');
  act(() =>
    openPopup('filters-list', {
      ...{ title: 'Другие', list: '/other', chosen: { mark: ['m9'] }, look, onShow: vi.fn() },
    }),
  );
  const other = await screen.findByRole('dialog', { name: 'Другие' });
  await waitFor(() => expect(other.querySelector('details')).toHaveAttribute('open'));
});

test('filters that did not come are asked for again', async () => {
  const failing = vi.fn(look).mockRejectedValueOnce(new Error('lost'));
  const { user } = await opened({ look: failing });
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  await screen.findByRole('button', { name: 'Показать 100' });
});
