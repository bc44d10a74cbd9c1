import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { choice, pageNumber, slugs, words } from '@/lib/lists/address-fields';
import { listAddress } from '@/lib/lists/list-address';
import { ChoiceChips, ChoiceTabs, choicesOf } from './choices';
import { ListBar } from './list-bar';
import { ListPage } from './list-page';

vi.mock('@/components/blocks/breadcrumbs/breadcrumbs', () => ({ Breadcrumbs: () => null }));
vi.mock('next/navigation', () => ({
  usePathname: () => '/things',
  useRouter: () => ({ push: vi.fn() }),
  redirect: vi.fn(),
}));

const SORTS = { date: 'Сначала новые', title: 'По названию' };
const address = listAddress({
  path: '/things',
  fields: {
    kind: choice(['book', 'film']),
    mark: slugs(10),
    search: words(),
    sort: choice(['date', 'title'], 'date'),
    page: pageNumber(),
  },
});
const at = (query = {}) => address.read(query);
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

const EMPTY = { title: 'Пусто', text: 'Скоро.', action: { title: 'Дальше', href: '/next' } };
const NARROWED = { title: 'Под фильтром пусто', text: 'Снимите.', all: 'Все вещи' };

function show(query: object, list: { items: string[]; total?: number } | null) {
  const view = at(query);
  render(
    <ListPage
      title="Вещи"
      step={2}
      empty={EMPTY}
      narrowed={NARROWED}
      {...{ address, view, list }}
      heading="Строки"
    >
      <ul>
        {list?.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </ListPage>,
  );
}

test('the items, and a link to the rest that keeps the filters', () => {
  show({ kind: 'book' }, { items: ['a', 'b'], total: 5 });
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(hrefOf('Показать еще')).toBe('/things?kind=book&page=2');
  expect(screen.queryByText('Пусто')).toBeNull();
});

test('nothing at all leads on, nothing under a filter leads to the list without it', () => {
  show({ sort: 'title' }, { items: [] });
  expect(hrefOf('Дальше')).toBe('/next');
  show({ kind: 'book', sort: 'title' }, { items: [] });
  expect(hrefOf('Все вещи')).toBe('/things?sort=title');
});

test('a list that did not come is asked for again at the same page', () => {
  show({ kind: 'book', page: '3' }, null);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Вещи');
  expect(hrefOf('Попробовать ещё раз')).toBe('/things?kind=book&page=3');
  expect(screen.queryByText('Под фильтром пусто')).toBeNull();
});

const kinds = choicesOf({ book: 'Книги', film: 'Фильмы' }, [{ value: 'book', count: 7 }]);
const row = { address, name: 'kind' as const, label: 'Вид', choices: kinds, all: 'Все' };

test('chips mark what is chosen; each is the list with it alone', () => {
  render(<ChoiceChips {...row} view={at({ kind: 'film', search: 'x', page: '2' })} />);
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('Фильмы 0');
  expect(hrefOf('Книги 7')).toBe('/things?kind=book&search=x');
  expect(hrefOf('Все')).toBe('/things?search=x');
});

test('no chips where there is nothing to choose from, unless something is chosen', () => {
  const { container } = render(<ChoiceChips {...row} choices={[]} view={at()} />);
  expect(container).toBeEmptyDOMElement();
  render(<ChoiceChips {...row} choices={[]} view={at({ kind: 'book' })} />);
  expect(hrefOf('Все')).toBe('/things');
});

test('tabs do the same with counts', () => {
  render(<ChoiceTabs {...row} allCount={9} view={at()} />);
  expect(screen.getByRole('link', { current: 'page' })).toHaveAccessibleName('Все 9');
  expect(hrefOf('Книги 7')).toBe('/things?kind=book');
});

test('the bar: words keep the filters, a panel asks the rest, chips take them off', () => {
  const view = at({ kind: 'film', mark: 'lrp,vichy', search: 'spf' });
  const groups = [
    { name: 'kind' as const, title: 'Вид', any: 'Любой', entries: kinds },
    { name: 'mark' as const, title: 'Бренд', entries: [{ value: 'lrp', title: 'La Roche-Posay' }] },
  ].map((group) => ({
    ...group,
    entries: group.entries.map(({ value, title }) => ({ value, title: String(title) })),
  }));
  const search = { label: 'Поиск', placeholder: 'Слово' };
  const isQuick = (name: string) => name === 'kind';
  const opener = ({ children }: { children: ReactNode }) => <summary>{children}</summary>;
  render(<ListBar sorts={SORTS} {...{ address, view, search, groups, opener, isQuick }} />);
  const hidden = screen.getByRole('search').querySelectorAll('input[type=hidden]');
  expect([...hidden].map((field) => field.getAttribute('value'))).toEqual(['film', 'lrp,vichy']);
  expect(screen.getByRole('radio', { name: 'Фильмы' })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'Любой' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'La Roche-Posay' })).toBeChecked();
  expect(screen.queryByRole('link', { name: 'Убрать: Фильмы' })).toBeNull();
  expect(hrefOf('Убрать: La Roche-Posay')).toBe('/things?kind=film&mark=vichy&search=spf');
  expect(hrefOf('Убрать: «spf»')).toBe('/things?kind=film&mark=lrp,vichy');
  expect(hrefOf('Сбросить все')).toBe('/things');
  expect(hrefOf('По названию')).toBe('/things?kind=film&mark=lrp,vichy&search=spf&sort=title');
});
