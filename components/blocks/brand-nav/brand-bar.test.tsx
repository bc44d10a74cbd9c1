import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { BrandBar } from './brand-bar';

const place = vi.hoisted(() => ({ path: '/lrp/glossary' }));
vi.mock('next/navigation', () => ({ usePathname: () => place.path }));
vi.mock('@/lib/session/guard', () => ({ nameOfBrand: () => Promise.resolve('La Roche-Posay') }));

const WIDTH = 390;
const TAB = 120;
const box = (left: number, width: number) => ({ left, right: left + width, width }) as DOMRect;

/** A screen of a phone: the row is as wide, its links stand one after another. */
function layOut() {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.parentElement;
    if (this.tagName !== 'A' || !row) return box(0, WIDTH);
    return box([...row.children].indexOf(this) * TAB - row.scrollLeft, TAB);
  });
}
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
    layOut();
    await open(path);
    expect(row()?.scrollLeft).toBeGreaterThan(0);
    const { left, right } = current()?.getBoundingClientRect() ?? box(0, 0);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(WIDTH);
  },
);

test('what is in sight already moves nothing', async () => {
  layOut();
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
