import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { PopupHost } from '../host';
import { PHARMACIST_FILTERS, type FiltersPharmacistsProps, type PharmacistFilters } from '../people-types';
import { closeAllPopups, dropPopup, openedPopups, openPopup } from '../store';

vi.mock('next/navigation', () => ({
  useRouter: () => ({}),
  usePathname: () => '/lk/representative/pharmacists',
}));
const call = vi.hoisted(() => vi.fn());
vi.mock('@/api/core/call', () => ({ call }));

const NONE = Object.fromEntries(PHARMACIST_FILTERS.map((name) => [name, ''])) as PharmacistFilters;
const MEDEA = { id: '3', name: 'Медея', address: 'Ямашева, 93' };
const page = { number: 1, size: 30, total: 1, pages: 1 };
const onShow = vi.fn();

beforeEach(() => {
  onShow.mockReset();
  call.mockReset().mockResolvedValue({ items: [MEDEA], page });
});
afterEach(() => {
  act(() => {
    closeAllPopups();
    for (const { key } of openedPopups()) dropPopup(key);
  });
});

function show(more: Partial<FiltersPharmacistsProps> = {}) {
  const { user } = renderWithUser(
    <QueryClientProvider client={new QueryClient()}>
      <PopupHost />
    </QueryClientProvider>,
  );
  const filterOf = ({ pharmacy }: PharmacistFilters) => (pharmacy ? { pharmacy_id: pharmacy } : {});
  act(() =>
    openPopup('filters-pharmacists', {
      ...{ choices: [], pharmacy: null, chosen: NONE, sector: true, filterOf, onShow },
      ...more,
    }),
  );
  return user;
}

test('one pharmacy of those in sight is searched for and chosen', async () => {
  const user = show();
  await user.click(await screen.findByRole('combobox', { name: 'Аптека' }));
  await user.click(await screen.findByRole('option', { name: 'Медея, Ямашева, 93' }));
  expect(call.mock.calls.map(([, asked]) => asked.query)).toContainEqual({
    ...{ filter: { archived: '0' }, sort: 'name', page: { number: 1, size: 30 }, allow_sector: '1' },
  });
  await user.click(screen.getByRole('button', { name: /^Показать( \d+)?$/ }));
  expect(onShow).toHaveBeenCalledWith({ ...NONE, pharmacy: '3' });
});

test('the pharmacy of the address is shown in words, and goes with all the others', async () => {
  const user = show({ pharmacy: { value: '3', label: 'Медея' }, chosen: { ...NONE, pharmacy: '3' } });
  const field = await screen.findByRole('combobox', { name: 'Аптека' });
  expect(field).toHaveValue('Медея');
  await user.click(screen.getByRole('button', { name: 'Сбросить' }));
  await waitFor(() => expect(field).toHaveValue(''));
  await user.click(screen.getByRole('button', { name: /^Показать( \d+)?$/ }));
  expect(onShow).toHaveBeenCalledWith(NONE);
});
