import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NavProgress } from './nav-progress';
import { endProgress, startProgress } from './progress-state';

const place = vi.hoisted(() => ({ path: '/lk', search: '' }));
vi.mock('next/navigation', () => ({
  usePathname: () => place.path,
  useSearchParams: () => new URLSearchParams(place.search),
}));

afterEach(() => {
  act(() => endProgress());
  place.path = '/lk';
  document.body.innerHTML = '';
});

async function press(html: string, init: MouseEventInit = {}) {
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  host.addEventListener('click', (event) => event.preventDefault());
  await act(async () => {
    fireEvent.click(host.querySelector('a') as Element, init);
  });
}

test('a link to another page of the portal starts the line, and the new address ends it', async () => {
  const { rerender } = render(<NavProgress />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  await press('<a href="/news"><b>Статьи</b></a>');
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
  place.path = '/news';
  rerender(<NavProgress />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test.each([
  ['a new tab', '<a href="/news" target="_blank">x</a>', {}],
  ['a modified click', '<a href="/news">x</a>', { ctrlKey: true }],
  ['a download', '<a href="/media/a.pdf" download>x</a>', {}],
  ['another site', '<a href="https://example.com/news">x</a>', {}],
  ['a place on this page', '<a href="#points">x</a>', {}],
])('%s does not', async (_, html, init) => {
  render(<NavProgress />);
  await press(html, init);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a navigation by code starts it too', () => {
  render(<NavProgress />);
  act(() => startProgress());
  expect(screen.getByRole('progressbar')).toBeInTheDocument();
});
