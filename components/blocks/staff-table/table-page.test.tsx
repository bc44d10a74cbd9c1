import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { declareTable } from './declare-table';
import { anyOf, oneNumber, oneOf } from './table-filters';
import { TablePage } from './table-page';

vi.mock('next/navigation', () => ({
  usePathname: () => '/things',
  useRouter: () => ({ push: vi.fn() }),
  redirect: vi.fn(),
}));
vi.mock('@/components/blocks/breadcrumbs/breadcrumbs', () => ({ Breadcrumbs: () => null }));

interface Person {
  id: string;
  name: string;
}
const table = declareTable<Person>()({
  page: 'pharmacists',
  caption: 'Люди',
  forms: ['человек', 'человека', 'человек'],
  order: 'name',
  search: { label: 'Поиск людей', placeholder: 'Имя' },
  size: 2,
  filters: {
    state: oneOf('Состояние', { on: 'Работают', off: 'Ушли' }, { any: 'Все', place: 'tabs' }),
    days: oneNumber('Период', { 1: 'Сутки', 7: '7 дней' }, 7),
    job: oneOf('Должность', { head: 'Заведующая' }, { any: 'Любая' }),
    region: anyOf('Регион'),
  },
  columns: [
    { key: 'name', title: 'Имя', sort: 'name', render: ({ name }) => name },
    { key: 'points', title: 'Баллы', sort: 'points', render: () => 5 },
  ],
  empty: { title: 'Никого нет', text: 'Ещё никто не пришёл.' },
});
const rows = [{ id: '1', name: 'Ольга' }];
const show = (query: Record<string, string>, items = rows) =>
  render(
    <TablePage
      table={table}
      view={table.read(query)}
      list={{ items }}
      values={{
        state: [
          { value: 'on', count: 3 },
          { value: 'off', count: 4 },
        ],
        region: [{ value: 'kazan', title: 'Казань' }],
      }}
    />,
  );
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const here = (rest: string) => `/lk/representative/pharmacists${rest}`;

test('the heading and the address are the registry’s, the orders are the columns’', () => {
  show({});
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(table.title);
  expect(table.read({ sort: '-points' }).sort).toBe('-points');
  expect(table.read({ sort: 'job' }).sort).toBe('name');
  expect(table.rowsOf(table.read({ page: '3' }))).toEqual({ page: 3, number: 3, size: 2 });
});

test('tabs count all rows by the call’s counts, in the order of the code', () => {
  show({ state: 'off' });
  expect(hrefOf('Все 7')).toBe(here(''));
  expect(hrefOf('Работают 3')).toBe(here('?state=on'));
  expect(screen.getByRole('link', { name: 'Ушли 4' })).toHaveAttribute('aria-current');
});

test('a chip is not said again among the active filters, an entry of the panel is', () => {
  show({ days: '1', region: 'kazan', job: 'head' });
  expect(hrefOf('Сутки')).toBe(here('?days=1&job=head&region=kazan'));
  expect(hrefOf('Убрать: Казань')).toBe(here('?days=1&job=head'));
  expect(hrefOf('Убрать: Заведующая')).toBe(here('?days=1&region=kazan'));
  expect(screen.queryByRole('link', { name: 'Убрать: 1' })).toBeNull();
});

test('nothing under a filter has words without being told any', () => {
  show({ search: 'нет такой' }, []);
  expect(screen.getByRole('heading', { name: 'С такими условиями ничего нет' })).toBeVisible();
  expect(hrefOf('Показать все')).toBe(here(''));
});
