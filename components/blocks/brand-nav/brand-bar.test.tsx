import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { layOutRow, ROW_WIDTH } from '@/tests/helpers/row';
import { BrandBar } from './brand-bar';

const place = vi.hoisted(() => ({ path: '/lrp/glossary' }));
vi.mock('next/navigation', () => ({ usePathname: () => place.path }));
vi.mock('@/lib/session/guard', () => ({
  address: () => Promise.resolve(new URL(place.path, 'http://portal.invalid')),
  nameOfBrand: () => Promise.resolve('La Roche-Posay'),
}));

const open = async (path: string) => {
  place.path = path;
  return render(await BrandBar({ brand: 'lrp' }));
};
const current = () => screen.getAllByRole('link').find((link) => link.hasAttribute('aria-current'));
const row = () => current()?.parentElement;

afterEach(() => vi.restoreAllMocks());

test.each(['/lrp/glossary', '/lrp/interactive'])(
  'on %s the current section is brought into sight',
  async (path) => {
    layOutRow();
    await open(path);
    expect(row()?.scrollLeft).toBeGreaterThan(0);
    const { left, right } = current()?.getBoundingClientRect() ?? new DOMRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(ROW_WIDTH);
    const cut = screen.getAllByRole('link').filter((link) => {
      const box = link.getBoundingClientRect();
      return box.left < 0 && box.right > 0;
    });
    expect(cut, 'no word is cut at the beginning').toEqual([]);
  },
);

test('what is in sight already moves nothing', async () => {
  layOutRow();
  await open('/lrp/about');
  expect(row()?.scrollLeft).toBe(0);
});

test.each([
  ['/lrp/tests', 'Тесты'],
  ['/lrp/express', 'Экспресс-тренинги'],
  ['/lrp/modules/water', 'Модули'],
  ['/lrp/news/water', 'Статьи'],
])('%s belongs to «%s»', async (path, name) => {
  await open(path);
  expect(current()).toHaveTextContent(name);
});
