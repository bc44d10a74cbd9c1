import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Pharmacy } from '@/api/pharmacies/queries';
import type { Pharmacist } from '@/api/user/queries';
import { pharmaciesList } from '@/components/screens/pharmacy-activity/pharmacies-view';
import { PharmaciesScreen } from '@/components/screens/pharmacy-activity/pharmacies-screen';
import { renderWithUser } from '@/tests/helpers/render';
import { PharmacyScreen } from './pharmacy-screen';
import { teamList } from './pharmacy-view';

vi.mock('@/components/blocks/breadcrumbs/breadcrumbs', () => ({ Breadcrumbs: () => null }));
vi.mock('next/navigation', () => ({
  useRouter: () => ({ refresh: vi.fn(), push: vi.fn() }),
  usePathname: () => '/lk/representative/pharmacy-activity',
  redirect: vi.fn(),
}));

const now = new Date('2026-11-24T09:00:00Z');
const named = (id: string, name: string) => ({ id, name });
const pharmacy: Pharmacy = {
  ...{ id: '3', name: 'Медея', address: 'Ямашева, 93', directorName: 'Иванов И. И.', isArchived: false },
  ...{ city: named('1', 'Казань'), region: named('1', 'Татарстан'), chain: named('2', 'Медея') },
  ...{ category: named('1', 'A'), area: null, count: 5, countActive: 3, markPoints: 1240 },
  ...{ spendingPoints: 300, totalPoints: 940, lastVisitAt: '2026-11-04T09:00:00Z' },
  signals: [{ kind: 'quiet', text: 'Не заходят 3 из 7 фармацевтов.', rule: 'Не заходили трое или больше.' }],
  marks: [{ id: 'lrp', name: 'La Roche-Posay', earned: 1240, spent: 300, total: 940 }],
};
const page = { number: 1, size: 20, total: 1, pages: 1 };

test('pharmacies say their people and points as the specification writes them, and categories narrow them', () => {
  render(
    <PharmaciesScreen
      view={pharmaciesList.read({})}
      list={{ items: [pharmacy], page }}
      categories={[{ id: '1', name: 'A', pharmaciesCount: 4, activeCount: 2 }]}
      groups={[
        {
          id: 'city',
          entries: [
            { value: '1', title: 'Казань', count: 3 },
            { value: '2', title: 'Уфа', count: 1 },
          ],
        },
      ]}
      marks={[]}
      choosesScope
      now={now}
    />,
  );
  const row = screen.getByRole('row', { name: /Медея/ });
  expect(row.textContent.replaceAll('\u00a0', ' ')).toContain('3 из 51 240 / 3004 ноября');
  expect(row).toHaveTextContent('Не заходят 3 из 7 фармацевтов.');
  expect(screen.getByRole('link', { name: /A 4/ })).toHaveAttribute(
    'href',
    '/lk/representative/pharmacy-activity?category=1',
  );
  expect(screen.getByRole('radio', { name: /Уфа/ })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Весь сектор' })).toBeInTheDocument();
  expect(screen.getByText('Потрачено: по убыванию').closest('a')).toHaveAttribute(
    'href',
    '/lk/representative/pharmacy-activity?sort=-spent',
  );
});

const inna: Pharmacist = {
  ...{ id: '7', userName: 'Ветрова Инна', firstName: 'Инна', middleName: null, lastName: 'Ветрова' },
  ...{ jobStatus: null, pharmacyId: '3', isArchive: false, lastActivityAt: null },
};
function show(visits: boolean, more: Partial<Parameters<typeof PharmacyScreen>[0]> = {}) {
  return renderWithUser(
    <QueryClientProvider client={new QueryClient()}>
      <PharmacyScreen
        view={{ ...teamList.read({}), id: '3' }}
        {...{ pharmacy, visits, now }}
        mayArchive={false}
        team={{ items: [], page: { ...page, total: 0, pages: 0 } }}
        trainings={null}
        radar={null}
        {...more}
      />
    </QueryClientProvider>,
  );
}

test('a pharmacy says where it is and what its people did; a part that failed can be asked again', () => {
  show(true);
  expect(screen.getByRole('heading', { level: 1, name: '«Медея»' })).toBeInTheDocument();
  expect(screen.getByText('Директор: Иванов И. И.')).toBeInTheDocument();
  expect(screen.getByText(/Не заходят 3 из 7 фармацевтов/)).toBeInTheDocument();
  expect(screen.getByText(/Правило: Не заходили трое или больше/)).toBeInTheDocument();
  const table = screen.getByRole('table', { name: 'Баллы по брендам' });
  expect(within(table).getByRole('row', { name: /La Roche-Posay/ })).toHaveTextContent(/9401\s240300/);
  expect(screen.getByRole('heading', { name: 'Здесь пока никого нет' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'В план на сегодня' })).toBeInTheDocument();
});

test('points are said in Russian: their number, its word and its groups', () => {
  show(false, { pharmacy: { ...pharmacy, markPoints: 1, spendingPoints: 12_400 } });
  const figures = screen.getByRole('list', { name: 'Аптека в цифрах' });
  expect(figures.textContent.replaceAll('\u00a0', ' ')).toContain('1 балл начислен, потрачено 12 400');
});

test('who sees everyone has no plan to put it in', () => {
  show(false);
  expect(screen.queryByRole('button', { name: 'В план на сегодня' })).toBeNull();
});

test('several of the team are chosen and led on to the choice of a training', async () => {
  const { user } = show(true, { team: { items: [inna], page } });
  await user.click(screen.getByRole('checkbox', { name: 'Выбрать: Ветрова Инна' }));
  expect(await screen.findByRole('link', { name: 'Записать на тренинг' })).toHaveAttribute(
    'href',
    '/lk/representative/pharmacist-register/pharmacist-recording?person=7',
  );
});

test('a pharmacist is asked in from here where that is on, and the page goes on paper', () => {
  const { unmount } = show(true);
  expect(screen.getByRole('button', { name: 'Распечатать' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Зарегистрировать фармацевта' })).toBeNull();
  unmount();
  show(true, { registers: true });
  expect(screen.getByRole('link', { name: 'Зарегистрировать фармацевта' })).toHaveAttribute(
    'href',
    '/lk/representative/registration?pharmacy=3',
  );
});

test('nobody is asked into a pharmacy that has closed', () => {
  show(true, { registers: true, pharmacy: { ...pharmacy, isArchived: true } });
  expect(screen.queryByRole('link', { name: 'Зарегистрировать фармацевта' })).toBeNull();
});
