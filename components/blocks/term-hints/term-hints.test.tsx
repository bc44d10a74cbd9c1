import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TermHints } from './term-hints';

const TERMS = [{ slug: 'mve', name: 'MVE', text: 'Слои, которые раскрываются.' }];

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <div id="text">
        <a href="#mve" data-term="mve">
          MVE
        </a>
        <a href="#text">Статьи</a>
      </div>
      <TermHints of="text" terms={TERMS} />
    </>,
  );
  const line = { left: 10, bottom: 20 } as DOMRect;
  vi.spyOn(screen.getByText('MVE'), 'getClientRects').mockReturnValue([line] as unknown as DOMRectList);
});
afterEach(() => vi.useRealTimers());

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('a word in focus is explained after 200 ms, and Escape takes it away', () => {
  const link = screen.getByText('MVE');
  fireEvent.focusIn(link);
  wait(199);
  expect(screen.queryByRole('tooltip')).toBeNull();
  wait(1);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Слои, которые раскрываются.');
  expect(link).toHaveAttribute('aria-describedby', 'term-hint');
  act(() => void fireEvent.keyDown(document, { key: 'Escape' }));
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('it goes with the focus, and other links have none', () => {
  fireEvent.focusIn(screen.getByText('Статьи'));
  wait(500);
  expect(screen.queryByRole('tooltip')).toBeNull();
  fireEvent.focusIn(screen.getByText('MVE'));
  fireEvent.focusOut(screen.getByText('MVE'));
  wait(500);
  expect(screen.queryByRole('tooltip')).toBeNull();
});

const touch = (link: HTMLElement) =>
  fireEvent(link, new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }));

test('a first touch explains and stays, the next one follows the link, a touch elsewhere closes', () => {
  const link = screen.getByText('MVE');
  expect(touch(link)).toBe(false);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Слои, которые раскрываются.');
  expect(touch(link)).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(touch(link)).toBe(false);
});

test('a click of a mouse is a link at once', () => {
  const click = new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'mouse' });
  expect(fireEvent(screen.getByText('MVE'), click)).toBe(true);
});
