import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ProductFilterGroup } from '@/api/products/queries';
import { FilterGroups } from './filter-groups';
import { EMPTY_BRAND } from '@/lib/routes/sections';
import { productList } from './products-view';

const group = (count: number): ProductFilterGroup => ({
  id: 'gamma',
  name: 'gamma',
  title: 'Гамма',
  entries: Array.from({ length: count }, (_, at) => ({ value: `g${at}`, title: `Гамма ${at}`, count: 1 })),
});
function open(count: number, query: Record<string, string> = {}): (string | null)[] {
  const { unmount } = render(
    <FilterGroups
      view={{ ...productList.read(query), brand: EMPTY_BRAND }}
      groups={[group(count)]}
      total={3}
    />,
  );
  const [list] = within(screen.getByRole('region', { name: 'Гамма', hidden: true })).getAllByRole('list', {
    hidden: true,
  });
  const names = [...(list?.querySelectorAll('a') ?? [])].map((link) => link.firstChild?.textContent ?? null);
  const more = document.querySelector('summary')?.textContent ?? null;
  unmount();
  return [...names, more];
}

test('a long group is folded behind its first entries, a hardly longer one is not', () => {
  const six = ['Гамма 0', 'Гамма 1', 'Гамма 2', 'Гамма 3', 'Гамма 4', 'Гамма 5'];
  expect(open(34)).toEqual([...six, 'Ещё 28: Гамма']);
  expect(open(8)).toEqual([...six, 'Гамма 6', 'Гамма 7', null]);
});

test('what is chosen is never folded away', () => {
  const chosen = open(34, { gamma: 'g20' });
  expect(chosen).toHaveLength(8);
  expect(chosen.at(-1)).toBe('Ещё 27: Гамма');
});
