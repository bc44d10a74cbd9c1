import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Anchor, type AnchorProps } from '@/components/ui/anchor/anchor';
import { SoftLinks } from './soft-links';

const router = vi.hoisted(() => ({ push: vi.fn() }));
vi.mock('next/navigation', () => ({ useRouter: () => router }));
beforeEach(() => void router.push.mockReset());

/** Returns whether the press was prevented from a load by the browser. */
function press(link: React.ReactNode, init: MouseEventInit = {}): boolean {
  render(
    <>
      <SoftLinks />
      {link}
    </>,
  );
  const target = screen.getByText('Статьи');
  const event = createEvent.click(target, init);
  const stay = (last: Event) => last.preventDefault();
  let isTaken = false;
  const look = () => (isTaken = event.defaultPrevented);
  window.addEventListener('click', look, { once: true });
  // prevents happy-dom from loading the page
  window.addEventListener('click', stay, { once: true });
  fireEvent(target, event);
  return isTaken;
}

test('a link of the kit is opened by the router, also from the words within it', () => {
  const link = (
    <Anchor href="/lrp/news?page=2#list">
      <b>Статьи</b>
    </Anchor>
  );
  expect(press(link)).toBe(true);
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/lrp/news?page=2#list', { scroll: true });
});

test('a sort of a list keeps the place', () => {
  press(
    <Anchor href="/lrp/news?sort=title" scroll={false}>
      Статьи
    </Anchor>,
  );
  expect(router.push).toHaveBeenCalledExactlyOnceWith('/lrp/news?sort=title', { scroll: false });
});

const to = (href: string, more: Partial<AnchorProps> = {}) => (
  <Anchor href={href} {...more}>
    Статьи
  </Anchor>
);

test.each<[string, React.ReactNode, MouseEventInit]>([
  ['a press for a new tab', to('/lrp/news'), { ctrlKey: true }],
  ['the middle button', to('/lrp/news'), { button: 1 }],
  ['a link with a target', to('/lrp/news', { target: '_blank' }), {}],
  ['a file', to('/media/a.pdf', { download: '' }), {}],
  ['a link of a text', createElement('a', { href: '/lrp/news' }, 'Статьи'), {}],
])('%s is the browser’s', (_, link, init) => {
  expect(press(link, init)).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
});

test('what its own handler has taken opens nothing', () => {
  press(
    <Anchor href="/lrp/news" onClick={(event) => event.preventDefault()}>
      Статьи
    </Anchor>,
  );
  expect(router.push).not.toHaveBeenCalled();
});
