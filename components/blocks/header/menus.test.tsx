import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Menus } from './menus';

const place = vi.hoisted(() => ({ path: '/lk' }));
vi.mock('next/navigation', () => ({ usePathname: () => place.path }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  place.path = '/lk';
});

const tree = () => (
  <>
    <details data-menu="hover">
      <summary>Бренды</summary>
      <a href="#vichy">Vichy</a>
    </details>
    <details data-menu="">
      <summary>Меню</summary>
      <a href="#all">Обучение</a>
      <Anchor href="/news" onClick={(event) => event.preventDefault()}>
        Новости
      </Anchor>
    </details>
    <p>Страница</p>
    <Menus />
  </>
);
const menu = (summary: string) => screen.getByText(summary).closest('details') as HTMLDetailsElement;
const open = (summary: string) => act(() => void (menu(summary).open = true));

test('a click beside a menu closes it', () => {
  render(tree());
  open('Меню');
  fireEvent.click(screen.getByText('Страница'));
  expect(menu('Меню').open).toBe(false);
});

test('a choice closes the menu', () => {
  render(tree());
  open('Меню');
  fireEvent.click(screen.getByText('Обучение'));
  expect(menu('Меню').open).toBe(false);
});

test('Escape closes it and gives the focus back', () => {
  render(tree());
  open('Меню');
  screen.getByText('Обучение').focus();
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(menu('Меню').open).toBe(false);
  expect(screen.getByText('Меню')).toHaveFocus();
});

test('a menu opens for the mouse that came over it before the code', () => {
  const find = document.querySelector.bind(document);
  vi.spyOn(document, 'querySelector').mockImplementation((query: string) =>
    find(query.replace(':hover', '')),
  );
  render(tree());
  expect(menu('Бренды').open).toBe(true);
  expect(menu('Меню').open).toBe(false);
  vi.restoreAllMocks();
});

test('the mouse opens a menu at once; it hides 400 ms after the mouse has left', () => {
  render(tree());
  fireEvent.pointerOver(screen.getByText('Бренды'), { pointerType: 'mouse' });
  expect(menu('Бренды').open).toBe(true);
  fireEvent.pointerOver(screen.getByText('Страница'), { pointerType: 'mouse' });
  vi.advanceTimersByTime(399);
  expect(menu('Бренды').open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(menu('Бренды').open).toBe(false);
});

test('coming back in time keeps it open', () => {
  render(tree());
  fireEvent.pointerOver(screen.getByText('Бренды'), { pointerType: 'mouse' });
  fireEvent.pointerOver(screen.getByText('Страница'), { pointerType: 'mouse' });
  vi.advanceTimersByTime(200);
  fireEvent.pointerOver(screen.getByText('Vichy'), { pointerType: 'mouse' });
  vi.advanceTimersByTime(1000);
  expect(menu('Бренды').open).toBe(true);
});

test('a finger never opens a menu by passing over it', () => {
  render(tree());
  fireEvent.pointerOver(screen.getByText('Бренды'), { pointerType: 'touch' });
  expect(menu('Бренды').open).toBe(false);
});

test('what was opened before the code came stays open', () => {
  const before = document.body.appendChild(document.createElement('details'));
  before.dataset.menu = '';
  before.open = true;
  render(tree());
  expect(before.open).toBe(true);
});

test('a new page starts with every menu closed', () => {
  const { rerender } = render(tree());
  open('Бренды');
  place.path = '/news';
  rerender(tree());
  expect(menu('Бренды').open).toBe(false);
});

describe('on a phone', () => {
  beforeEach(() => {
    vi.useRealTimers();
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  });
  afterEach(() => vi.restoreAllMocks());
  const step = () => (window.history.state as { popup?: { depth: number } } | null)?.popup?.depth;

  test('an open menu has its step of history: back closes it and leaves the page', async () => {
    render(tree());
    open('Меню');
    await waitFor(() => expect(step()).toBe(1));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate', { state: null })));
    expect(menu('Меню').open).toBe(false);
  });

  test('it stays until the page that was chosen has come', () => {
    const { rerender } = render(tree());
    open('Меню');
    fireEvent.click(screen.getByText('Новости'));
    expect(menu('Меню').open).toBe(true);
    place.path = '/news';
    rerender(tree());
    expect(menu('Меню').open).toBe(false);
  });
});
