import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listPharmacies } from '@/api/pharmacies/endpoints';
import type { Pharmacy } from '@/api/pharmacies/queries';
import { renderWithUser } from '@/tests/helpers/render';
import { invitationsList, PharmacistRegistrationScreen } from './registration-screen';

vi.mock('@/components/blocks/breadcrumbs/breadcrumbs', () => ({ Breadcrumbs: () => null }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn(), push: vi.fn() }),
  usePathname: () => '/lk/representative/registration',
  redirect: vi.fn(),
}));

const call = vi.hoisted(() => vi.fn());
vi.mock('@/api/core/call', () => ({ call }));

const named = (id: string, name: string) => ({ id, name });
const pharmacy: Pharmacy = {
  ...{ id: '3', name: 'Медея', address: 'Ямашева, 93', directorName: null, isArchived: false },
  ...{ city: named('1', 'Казань'), region: named('1', 'Татарстан'), chain: named('2', 'Сеть Медея') },
  ...{ category: null, area: null, count: 0, countActive: 0, markPoints: 0, spendingPoints: 0 },
  ...{ totalPoints: 0, lastVisitAt: null, signals: [], marks: [] },
};
const list = { items: [], page: { number: 1, size: 20, total: 0, pages: 0 } };
const show = (chosen: Pharmacy | null) =>
  renderWithUser(
    <QueryClientProvider client={new QueryClient()}>
      <PharmacistRegistrationScreen
        view={invitationsList.read({ pharmacy: '3' })}
        {...{ list }}
        pharmacy={chosen}
      />
    </QueryClientProvider>,
  );

test('the pharmacy of the address is chosen already, with its city and chain', async () => {
  show(pharmacy);
  expect(await screen.findByRole('combobox', { name: 'Аптека' })).toHaveValue('Медея, Ямашева, 93');
  expect(screen.getByRole('combobox', { name: 'Город' })).toHaveValue('Казань');
  expect(screen.getByRole('combobox', { name: 'Аптечная сеть' })).toHaveValue('Сеть Медея');
});

test('of pharmacies those in sight alone are offered', async () => {
  call.mockResolvedValue({ items: [pharmacy], page: { number: 1, size: 30, total: 1, pages: 1 } });
  const { user } = show(pharmacy);
  await user.click(await screen.findByRole('combobox', { name: 'Аптека' }));
  expect(await screen.findByRole('option', { name: 'Медея, Ямашева, 93' })).toBeVisible();
  expect(call).toHaveBeenCalledWith(
    listPharmacies,
    expect.objectContaining({
      query: {
        ...{ filter: { archived: '0', city_id: '1', chain_id: '2' }, sort: 'name' },
        ...{ page: { number: 1, size: 30 }, allow_sector: '1' },
      },
    }),
  );
});

test('one that has closed, or is out of sight, is not', () => {
  const { unmount } = show({ ...pharmacy, isArchived: true });
  expect(screen.getByLabelText('Город')).toHaveValue('');
  unmount();
  show(null);
  expect(screen.getByLabelText('Город')).toHaveValue('');
});

test('another page of those asked keeps the pharmacy, which narrows nothing', () => {
  expect(invitationsList.active(invitationsList.read({ pharmacy: '3' }))).toEqual([]);
  expect(invitationsList.href(invitationsList.read({ pharmacy: '3' }), { page: 2 })).toBe(
    '/lk/representative/registration?pharmacy=3&page=2',
  );
});
