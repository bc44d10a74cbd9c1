import { act, fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent as ReactMouseEvent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Anchor } from '@/components/ui/anchor/anchor';
import { endProgress, startProgress } from '@/lib/browser/progress';
import { SoftLinks } from '../soft-links/soft-links';
import { NavProgress } from './nav-progress';

const place = vi.hoisted(() => ({ path: '/lk', search: '' }));
const router = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({
  usePathname: () => place.path,
  useRouter: () => router,
  useSearchParams: () => new URLSearchParams(place.search),
}));

afterEach(() => {
  act(() => endProgress());
  place.path = '/lk';
  router.push.mockReset();
  document.body.innerHTML = '';
});

/** Presses a link of the HTML, and prevents the load by the browser. */
async function press(html: string, init: MouseEventInit = {}) {
  const host = document.createElement('div');
  host.innerHTML = html;
  document.body.append(host);
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay, { once: true });
  await act(async () => {
    fireEvent.click(host.querySelector('a') as Element, init);
  });
}

/** Renders a link of the kit and the router that would open its page. */
function renderSoft(href: string, onClick?: (event: ReactMouseEvent) => void) {
  const tree = () => (
    <>
      <NavProgress />
      <SoftLinks />
      <Anchor href={href} onClick={onClick}>
        Статьи
      </Anchor>
    </>
  );
  return { tree, ...render(tree()) };
}

const line = () => screen.queryByRole('progressbar');

test('a soft link to another page of the portal starts the line, and the new address ends it', () => {
  const { tree, rerender } = renderSoft('/news');
  expect(line()).toBeNull();
  fireEvent.click(screen.getByRole('link'));
  expect(router.push).toHaveBeenCalledOnce();
  expect(line()).toBeInTheDocument();
  place.path = '/news';
  rerender(tree());
  expect(line()).toBeNull();
});

test('a soft link to a place of this very page does not', () => {
  window.history.replaceState(null, '', '/lk');
  renderSoft('/lk#points');
  fireEvent.click(screen.getByRole('link'));
  expect(line()).toBeNull();
});

test('a link whose own handler opens something over the page does not', () => {
  renderSoft('/news', (event) => event.preventDefault());
  fireEvent.click(screen.getByRole('link'));
  expect(router.push).not.toHaveBeenCalled();
  expect(line()).toBeNull();
});

test('neither does a word of the glossary that is touched for the first time', async () => {
  render(<NavProgress />);
  const explain = (event: Event) => event.preventDefault();
  document.body.addEventListener('click', explain, { once: true });
  await press('<a href="/glossary/niacin" data-term="niacin">ниацинамид</a>');
  expect(line()).toBeNull();
});

test('a link of a text, opened by the browser, starts it too', async () => {
  render(<NavProgress />);
  await press('<a href="/news"><b>Статьи</b></a>');
  expect(line()).toBeInTheDocument();
});

test.each([
  ['a new tab', '<a href="/news" target="_blank">x</a>', {}],
  ['a modified click', '<a href="/news">x</a>', { ctrlKey: true }],
  ['a download', '<a href="/media/a.pdf" download>x</a>', {}],
  ['a picture', '<a href="/art/pro-login.webp">x</a>', {}],
  ['a file', '<a href="/media/a.pdf">x</a>', {}],
  ['what the services give', '<a href="/api/v1/certificates/7/file">x</a>', {}],
  ['another site', '<a href="https://example.com/news">x</a>', {}],
  ['a place on this page', '<a href="#points">x</a>', {}],
])('%s does not', async (_, html, init) => {
  render(<NavProgress />);
  await press(html, init);
  expect(line()).toBeNull();
});

test('a navigation by code starts it too', () => {
  render(<NavProgress />);
  act(() => startProgress());
  expect(line()).toBeInTheDocument();
});
