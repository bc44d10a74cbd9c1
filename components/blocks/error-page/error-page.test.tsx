import { renderToString } from 'react-dom/server';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { FAILURE_TITLE, failureText } from '@/lib/http/failure-words';
import { renderWithUser } from '@/tests/helpers/render';
import { ErrorPage } from './error-page';

let pathname: string | null = null;
vi.mock('next/navigation', () => ({ usePathname: () => pathname }));

afterEach(() => {
  vi.restoreAllMocks();
  pathname = null;
});

test('what may pass is tried again at the same address', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const { user } = renderWithUser(<ErrorPage status={500} />);
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByRole('link', { name: 'Перейти на главную' })).toHaveAttribute('href', '/');
});

test('a page that is not there is not tried again', () => {
  renderWithUser(<ErrorPage status={404} />);
  expect(screen.queryByText('Повторить')).toBeNull();
  expect(screen.getByRole('link', { name: 'Найти на портале' })).toHaveAttribute('href', '/search-results');
});

test('what is closed to the person is not said to be missing', () => {
  renderWithUser(<ErrorPage status={404} path="/lk/catalogue" closed="Каталог закрыт." />);
  expect(screen.getByText('Каталог закрыт.')).toBeVisible();
  expect(screen.queryByText(failureText(404))).toBeNull();
  expect(screen.queryByText('/lk/catalogue')).toBeNull();
});

test.each([404, 500])('%d says the words that a browser without scripts reads', (status) => {
  renderWithUser(<ErrorPage status={status} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(FAILURE_TITLE);
  expect(screen.getByText(failureText(status))).toBeVisible();
});

test('the address is the one that was given, else the router’s, else the browser’s', () => {
  window.history.replaceState(null, '', '/kept/copy');
  const { rerender } = renderWithUser(<ErrorPage status={404} />);
  expect(screen.getByText('/kept/copy')).toBeVisible();
  pathname = '/lrp/news/gone';
  rerender(<ErrorPage status={404} />);
  expect(screen.getByText('/lrp/news/gone')).toBeVisible();
  rerender(<ErrorPage status={404} path="/asked" />);
  expect(screen.getByText('/asked')).toBeVisible();
});

test('the server says no address it is not given: it may draw the page for another one', () => {
  pathname = '/empty/news/gone';
  expect(renderToString(<ErrorPage status={404} />)).not.toContain('Адрес');
  expect(renderToString(<ErrorPage status={404} path="/asked" />)).toContain('<code>/asked</code>');
});
