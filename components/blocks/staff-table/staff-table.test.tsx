import { act, fireEvent, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { flatten } from '@/components/blocks/flat/flatten';
import { Raw } from '@/components/blocks/flat/raw';
import { choice, pageNumber, slugs, words } from '@/lib/lists/address-fields';
import { listAddress } from '@/lib/lists/list-address';
import { renderWithUser } from '@/tests/helpers/render';
import { Choice, useChosen } from './choice';
import { ChoiceAll, ChoiceTick } from './choice-ticks';
import { DeferredMenu } from './deferred-menu';
import { RowMenu } from './row-menu';
import { StaffTable } from './staff-table';

const redirect = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn(), refresh: vi.fn() }), redirect }));
beforeEach(() => redirect.mockReset());

const address = listAddress({
  path: '/people',
  fields: {
    region: slugs(20),
    search: words(),
    sort: choice(['name', '-name', 'points', '-points'], 'name'),
    page: pageNumber(),
  },
});
const rows = [
  { id: '1', name: 'Ольга Гарипова', points: 840 },
  { id: '2', name: 'Руслан Ибрагимов', points: 1260 },
];
const acted = vi.fn();

function Act() {
  const { ids, count, clear } = useChosen();
  return (
    <button
      onClick={() => {
        acted(ids, count);
        clear();
      }}
    >
      В архив
    </button>
  );
}

function show(
  query: object,
  list: { items: typeof rows; total?: number } | null = { items: rows },
  takesAll = true,
) {
  const view = address.read({ ...query });
  const total = list?.total ?? list?.items.length ?? 0;
  const page = { number: view.page, size: 2, total, pages: Math.ceil(total / 2) };
  return renderWithUser(
    <StaffTable
      caption="Фармацевты"
      forms={['человек', 'человека', 'человек']}
      list={list && { items: list.items, page }}
      {...{ address, view }}
      search={{ label: 'Поиск людей', placeholder: 'Имя' }}
      groups={[{ name: 'region', title: 'Регион', entries: [{ value: 'kazan', title: 'Казань' }] }]}
      columns={[
        { key: 'name', title: 'Фармацевт', place: 'lead', sort: 'name', render: ({ name }) => name },
        {
          key: 'points',
          title: 'Баллы',
          number: true,
          sort: 'points',
          first: 'descending',
          render: ({ points }) => points,
        },
        {
          key: 'acts',
          title: 'Действия',
          place: 'acts',
          hideTitle: true,
          render: ({ name }) => (
            <RowMenu name={name} items={[{ key: 'open', title: 'Открыть', href: '/person' }]} />
          ),
        },
      ]}
      tools={<button>Выгрузить</button>}
      choice={{ nameOf: ({ name }) => name, acts: <Act />, takesAll }}
      empty={{ title: 'Никого нет', text: 'Ещё никто не пришёл.' }}
      narrowed={{ title: 'Никого не нашли', text: 'Снимите фильтры.', all: 'Все люди' }}
    />,
  );
}
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const tick = (name: string) => screen.getByRole('checkbox', { name });
const plain = (text: string | null) => text?.replace(/\u00a0/g, ' ');

test('a head is a link to its order, and turns round where it is the order already', () => {
  show({ region: 'kazan', sort: '-points', page: '2' }, { items: rows, total: 4 });
  const head = screen.getByRole('columnheader', { name: 'Баллы' });
  expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(hrefOf('Баллы')).toBe('/people?region=kazan&sort=points');
  expect(hrefOf('Фармацевт')).toBe('/people?region=kazan');
});

test('a column of numbers begins with the largest', () => {
  show({});
  expect(hrefOf('Баллы')).toBe('/people?sort=-points');
  expect(hrefOf('Баллы: по возрастанию')).toBe('/people?sort=points');
});

test('says how many there are, takes filters off by chips and leads to the other pages', () => {
  show({ region: 'kazan', search: 'ольга' }, { items: rows, total: 5 });
  expect(plain(screen.getAllByRole('status')[0]?.textContent ?? '')).toBe('Найдено: 5 человек');
  expect(hrefOf('Убрать: Казань')).toBe('/people?search=%D0%BE%D0%BB%D1%8C%D0%B3%D0%B0');
  expect(hrefOf('Страница 3')).toContain('page=3');
  expect(screen.getByRole('button', { name: 'Выгрузить' })).toBeVisible();
});

test('nothing at all, nothing under a filter, nothing came', () => {
  const { unmount } = show({}, { items: [] });
  expect(screen.getByRole('heading', { name: 'Никого нет' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('search')).toBeNull();
  unmount();
  const second = show({ region: 'kazan' }, { items: [] });
  expect(hrefOf('Все люди')).toBe('/people');
  expect(screen.getByRole('search')).toBeInTheDocument();
  second.unmount();
  show({ region: 'kazan', page: '3' }, null);
  expect(hrefOf('Попробовать ещё раз')).toBe('/people?region=kazan&page=3');
});

test('a page past the end leads to the last', () => {
  show({ page: '9' }, { items: [], total: 5 });
  expect(redirect).toHaveBeenCalledWith('/people?page=3');
});

test('rows are chosen one by one, with the count told, and given to the act', async () => {
  const { user } = show({});
  expect(screen.queryByRole('region', { name: 'Выбранные' })).toBeNull();
  await user.click(tick('Выбрать: Руслан Ибрагимов'));
  const bar = screen.getByRole('region', { name: 'Выбранные' });
  expect(plain(bar.textContent)).toContain('Выбрано: 1 человек');
  expect(within(bar).queryByRole('button', { name: /по фильтру/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'В архив' }));
  expect(acted).toHaveBeenLastCalledWith(['2'], 1);
  expect(screen.queryByRole('region', { name: 'Выбранные' })).toBeNull();
  expect(tick('Выбрать: Руслан Ибрагимов')).not.toBeChecked();
});

test('the whole page, then every row of the filter; a row taken out ends that', async () => {
  const { user } = show({}, { items: rows, total: 96 });
  await user.click(tick('Выбрать: Ольга Гарипова'));
  const all = screen.getAllByRole<HTMLInputElement>('checkbox', { name: 'Выбрать все на странице' });
  expect(all.map((box) => box.indeterminate)).toEqual([true, true]);
  await user.click(all[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Выбрать все 96 по фильтру' }));
  expect(plain(screen.getByRole('region', { name: 'Выбранные' }).textContent)).toContain(
    'Выбрано: 96 человек',
  );
  await user.click(screen.getByRole('button', { name: 'В архив' }));
  expect(acted).toHaveBeenLastCalledWith('all', 96);

  await user.click(all[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Выбрать все 96 по фильтру' }));
  await user.click(tick('Выбрать: Ольга Гарипова'));
  await user.click(screen.getByRole('button', { name: 'В архив' }));
  expect(acted).toHaveBeenLastCalledWith(['2'], 1);
});

test('acts that reach the rows of the page alone are offered no row beside them', async () => {
  const { user } = show({}, { items: rows, total: 96 }, false);
  await user.click(screen.getAllByRole('checkbox', { name: 'Выбрать все на странице' })[0] as HTMLElement);
  expect(screen.queryByRole('button', { name: /по фильтру/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'В архив' }));
  expect(acted).toHaveBeenLastCalledWith(['1', '2'], 2);
});

test('a long total is written as numbers are, with a space between thousands', async () => {
  const { user } = show({}, { items: rows, total: 12_345 });
  const [all] = screen.getAllByRole('checkbox', { name: 'Выбрать все на странице' });
  await user.click(all as HTMLElement);
  const words = plain(screen.getByRole('button', { name: /по фильтру/ }).textContent);
  expect(words).toBe('Выбрать все 12 345 по фильтру');
});

test('the cross takes the choice off and gives the focus back to the table', async () => {
  const { user } = show({});
  await user.click(tick('Выбрать: Ольга Гарипова'));
  await user.click(screen.getByRole('button', { name: 'Снять выбор' }));
  expect(tick('Выбрать: Ольга Гарипова')).not.toBeChecked();
  expect(document.activeElement).toContainElement(screen.getByRole('table'));
});

test('a menu of a row names it', async () => {
  const { user } = show({});
  await user.click(screen.getByRole('button', { name: 'Действия: Ольга Гарипова' }));
  expect(await screen.findByRole('menuitem', { name: 'Открыть' })).toHaveAttribute('href', '/person');
});

/** A table as a page gives it: one piece of HTML. */
const flatTable = (names: Record<string, string>): ReactNode =>
  flatten(
    <div className="table">
      <ChoiceAll />
      {Object.entries(names).map(([id, name]) => (
        <p key={id}>
          <ChoiceTick id={id} label={`Выбрать: ${name}`} />
          <DeferredMenu
            menu="person-menu"
            name={name}
            of={{
              person: { id, name, pharmacyId: null, isArchive: false, hasLeft: false },
              mayArchive: false,
            }}
          />
        </p>
      ))}
    </div>,
    { keep: (html) => ({ html }), as: Raw },
  );

const chosenOf = (names: Record<string, string>) => (
  <Choice ids={Object.keys(names)} total={3} forms={['человек', 'человека', 'человек']} acts={<Act />}>
    {flatTable(names)}
  </Choice>
);
const PEOPLE = { 1: 'Ольга', 2: 'Руслан' };
const wholeOf = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Выбрать все на странице' });

test('rows are one piece of HTML, without a component of the browser', () => {
  expect(flatTable(PEOPLE)).toMatchObject({ type: Raw, props: { as: 'div' } });
});

test('ticks in a piece are heard, and shown again when the piece comes anew', async () => {
  const { user, rerender } = renderWithUser(chosenOf(PEOPLE));
  await user.click(tick('Выбрать: Руслан'));
  expect(wholeOf().indeterminate).toBe(true);
  rerender(chosenOf({ 1: 'Ольга Новая', 2: 'Руслан', 3: 'Тимур' }));
  expect(tick('Выбрать: Руслан')).toBeChecked();
  expect(tick('Выбрать: Ольга Новая')).not.toBeChecked();
  expect(tick('Выбрать: Руслан')).toHaveFocus();
  rerender(chosenOf({ 2: 'Руслан' }));
  expect(wholeOf()).toBeChecked();
  expect(wholeOf().indeterminate).toBe(false);
});

test.each([
  ['Выбрать: Руслан', 'Выбрано: 1 человек'],
  ['Выбрать все на странице', 'Выбрано: 2 человека'],
])('%s, pressed before the script woke, counts', async (name, words) => {
  const place = document.body.appendChild(document.createElement('div'));
  place.innerHTML = renderToString(chosenOf(PEOPLE));
  tick(name).click();
  const root = await act(async () => hydrateRoot(place, chosenOf(PEOPLE)));
  expect(plain(screen.getByRole('region', { name: 'Выбранные' }).textContent)).toContain(words);
  expect(tick(name)).toBeChecked();
  act(() => root.unmount());
  place.remove();
});

test('a menu in a piece answers the press that came before its code', async () => {
  renderWithUser(chosenOf(PEOPLE));
  // at once: between two events of a pointer the code might come
  fireEvent.click(screen.getByRole('button', { name: 'Действия: Руслан' }));
  expect(await screen.findByRole('menuitem', { name: 'Открыть' })).toHaveAttribute(
    'href',
    '/lk/representative/pharmacists/2',
  );
});
