import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Pharmacist } from '@/api/user/queries';
import { PharmacistsScreen, type PharmacistsScreenProps } from './pharmacists-screen';
import { exportFilter, filterOf, pharmacistsList, sortOf } from './pharmacists-view';

vi.mock('@/components/blocks/breadcrumbs/breadcrumbs', () => ({ Breadcrumbs: () => null }));
vi.mock('@/components/blocks/export-button/export-button', () => ({ ExportButton: () => null }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn(), push: vi.fn() }),
  usePathname: () => '/lk/representative/pharmacists',
  redirect: vi.fn(),
}));

const now = new Date('2026-11-24T09:00:00Z');
const pharmacy = { id: '3', name: 'Здоровый квартал', city: 'Казань', chain: 'Сеть', address: 'Баумана, 44' };
const olga: Pharmacist = {
  ...{ id: '7', userName: 'Гарипова Ольга', firstName: 'Ольга', middleName: null, lastName: 'Гарипова' },
  ...{ jobStatus: 'Первостольник', pharmacyId: '3', isArchive: false, lastActivityAt: now.toISOString() },
  work: {
    ...{
      activityStatus: 'Активен',
      hasLeft: false,
      image: null,
      pharmacy,
      markPoints: 1240,
      spentMarkPoints: 300,
    },
    ...{ totalPoints: 940, weeks: [2, 4, 6, 8, 7] },
  },
};
const figures = { people: 21, pharmacies: 2, active: 1, earned: 38_460, registeredThisWeek: 2 };
function show(query: Record<string, string> = {}, more: Partial<PharmacistsScreenProps> = {}) {
  const list = { items: [olga], page: { number: 1, size: 20, total: 1, pages: 1 }, meta: { figures } };
  const known = {
    groups: [],
    marks: [{ slug: 'lrp', name: 'La Roche-Posay' }],
    choosesScope: false,
    mayArchive: false,
    now,
  };
  render(<PharmacistsScreen view={pharmacistsList.read(query)} list={list} {...known} {...more} />);
}

test('a line says who, where, how they stand and what they learned', () => {
  show();
  const row = screen.getByRole('row', { name: /Гарипова/ });
  expect(within(row).getByRole('link', { name: 'Гарипова Ольга' })).toHaveAttribute(
    'href',
    '/lk/representative/pharmacists/7',
  );
  expect(row).toHaveTextContent(/«Здоровый квартал»Казань, Баумана, 44/);
  expect(row).toHaveTextContent(/Активен/);
  expect(within(row).getByRole('img', { name: 'Материалов по неделям: 2, 4, 6, 8, 7' })).toBeInTheDocument();
  const said = screen
    .getByRole('list', { name: 'Территория в цифрах' })
    .textContent.replaceAll('\u00a0', ' ');
  expect(said).toContain('21 фармацевт в 2 аптеках');
  expect(said).toContain('38 460 баллов начислено');
  expect(screen.queryByText('Весь сектор')).toBeNull();
});

test('who looks after a sector has the switch; a list that is too long says how to go on', () => {
  show({}, { choosesScope: true });
  expect(screen.getByRole('link', { name: 'Весь сектор' })).toHaveAttribute(
    'href',
    '/lk/representative/pharmacists?scope=sector',
  );
  show({ sort: '-points', city: '4' }, { list: null });
  expect(screen.getByRole('link', { name: 'Показать по имени' })).toHaveAttribute(
    'href',
    '/lk/representative/pharmacists?city=4',
  );
});

test('nobody assigned is told whom to ask', () => {
  const none = { items: [], page: { number: 1, size: 20, total: 0, pages: 0 } };
  show({}, { list: { ...none, meta: { figures: { ...figures, people: 0, pharmacies: 0 } } } });
  expect(screen.getByRole('heading', { name: 'За вами пока нет аптек' })).toBeInTheDocument();
});

test('filters that are on are chips with words', () => {
  show({ from: '2000', quiet: '90', mark: 'lrp', archive: '1', pharmacy: '3' });
  for (const words of [
    /Баллов от 2\s000/,
    /больше 90 дней/,
    /La Roche-Posay/,
    /В архиве/,
    /Здоровый квартал/,
  ])
    expect(screen.getAllByRole('link', { name: words }).length, String(words)).toBeGreaterThan(0);
});

test('the address becomes what the calls are asked', () => {
  const view = pharmacistsList.read({
    status: 'inactive',
    from: '10',
    quiet: '30',
    sort: '-seen',
    scope: 'sector',
    city: 'x',
  });
  expect(filterOf(view)).toEqual({ archived: '0', active: '0', points_from: '10', quiet_days: '30' });
  expect(sortOf(view)).toBe('-last_activity');
  expect(exportFilter(view)).toMatchObject({ sector: '1', active: '0' });
});

test('the registration of a pharmacist is led to where it is on', () => {
  show();
  expect(screen.queryByRole('link', { name: 'Зарегистрировать' })).toBeNull();
  show({}, { registers: true });
  expect(screen.getByRole('link', { name: 'Зарегистрировать' })).toHaveAttribute(
    'href',
    '/lk/representative/registration',
  );
});
