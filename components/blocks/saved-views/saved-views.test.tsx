import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeAccount } from '@/lib/pwa/account';
import { renderWithUser } from '@/tests/helpers/render';
import { viewsIn } from './kept-views';
import { SavedViews } from './saved-views';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: vi.fn() }) }));
beforeEach(() => writeAccount('7'));
afterEach(() => localStorage.clear());

const HREF = '/lk/content?status=draft&sort=title';
const show = () => renderWithUser(<SavedViews path="/lk/content" href={HREF} />);
const names = () => screen.queryAllByRole('link', { hidden: true }).map((link) => link.textContent);

async function save(name: string) {
  const { user, unmount } = show();
  await user.click(screen.getByText(/Мои виды/));
  await user.type(screen.getByLabelText('Название вида'), name);
  await user.click(screen.getByRole('button', { name: 'Сохранить этот вид' }));
  return { user, unmount };
}

test('a view is kept under its name and leads to the same list, here and at the next visit', async () => {
  const { unmount } = await save('Черновики');
  expect(screen.getByRole('link', { name: 'Черновики' })).toHaveAttribute('href', HREF);
  expect(screen.getByLabelText('Название вида')).toHaveValue('');
  unmount();
  show();
  expect(names()).toEqual(['Черновики']);
});

test('the same name again replaces it; a removed one is gone', async () => {
  const { user, unmount } = await save('Черновики');
  unmount();
  await save('Черновики');
  expect(names()).toEqual(['Черновики']);
  await user.click(screen.getByRole('button', { name: 'Удалить вид: Черновики' }));
  expect(names()).toEqual([]);
});

test('another person on the device, and a guest, see none of them', async () => {
  const { unmount } = await save('Черновики');
  unmount();
  writeAccount('8');
  const second = show();
  expect(names()).toEqual([]);
  second.unmount();
  writeAccount(null);
  const { container } = show();
  expect(container).toBeEmptyDOMElement();
});

test('a name of spaces keeps nothing', async () => {
  await save('  ');
  expect(names()).toEqual([]);
});

test('a spoiled store is an empty one, a foreign address is left out', () => {
  const given = [{ name: 'a', href: '//evil.example' }, { name: 'b', href: '/lk' }, null, { name: 1 }];
  expect(viewsIn(JSON.stringify(given))).toEqual([{ name: 'b', href: '/lk' }]);
  expect([viewsIn('{'), viewsIn('5'), viewsIn(null), viewsIn('')]).toEqual([[], [], [], []]);
});
