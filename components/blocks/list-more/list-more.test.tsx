import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { shownOf } from '@/lib/lists/shown';
import { ListMore } from './list-more';

vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`redirect ${to}`);
  },
}));

const STEP = 24;
/** Renders as a page of the portal does: `count` is the number of items the services returned. */
function show(page: string | undefined, total: number) {
  const shown = shownOf(Number(page ?? 1), STEP);
  const count = Math.max(0, Math.min(shown.size, total - (shown.number - 1) * shown.size));
  return render(
    <ListMore shown={shown} step={STEP} count={count} total={total} href={(next) => `/news?page=${next}`} />,
  );
}
const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

test('nothing under a list that is shown whole', () => {
  const { container } = show(undefined, 24);
  expect(container).toBeEmptyDOMElement();
});

test('the next page joins what is shown while all of it fits one answer', () => {
  show('3', 500);
  expect(screen.getByRole('status')).toHaveTextContent('Показано 72 из 500');
  expect(hrefs()).toEqual(['/news?page=4']);
});

test('a list that ends within one answer never has numbers', () => {
  show('4', 96);
  expect(hrefs()).toEqual([]);
});

test.each([
  ['4', 'Показано 1–96 из 500', '4'],
  ['5', 'Показано 97–120 из 500', '5'],
  ['21', 'Показано 481–500 из 500', '21'],
])('from there on pages are numbered: page %s', (page, words, current) => {
  show(page, 500);
  expect(screen.getByRole('status')).toHaveTextContent(words);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(current);
  expect(hrefs()).toContain('/news?page=21');
  expect(hrefs()).toContain('/news?page=1');
});

test.each([
  ['99', 500, '/news?page=21'],
  ['7', 30, '/news?page=2'],
  ['7', 0, '/news?page=1'],
])('page %s of a list of %i leads to %s', (page, total, to) => {
  expect(() => show(page, total)).toThrow(`redirect ${to}`);
});
