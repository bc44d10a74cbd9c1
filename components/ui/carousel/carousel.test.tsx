import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Carousel } from './carousel';

/** Embla measures slides, which have no size here: this one keeps its place and tells it. */
const embla = vi.hoisted(() => {
  const heard = new Set<() => void>();
  const api = {
    at: 0,
    count: 3,
    selectedScrollSnap: () => api.at,
    scrollTo: vi.fn((index: number, _jump?: boolean) => {
      api.at = index;
      for (const listener of heard) listener();
    }),
    scrollNext: () => api.scrollTo((api.at + 1) % api.count),
    on: (_event: string, listener: () => void) => (heard.add(listener), api),
    off: (_event: string, listener: () => void) => (heard.delete(listener), api),
  };
  return api;
});
vi.mock('embla-carousel-react', () => ({ default: () => [() => undefined, embla] }));

beforeEach(() => {
  vi.useFakeTimers();
  embla.at = 0;
  embla.scrollTo.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = ({ count = 3, ...more }: { count?: number; seconds?: number } = {}) =>
  render(
    <Carousel
      label="Подборка"
      slides={Array.from({ length: count }, (_, index) => ({
        key: String(index),
        content: <a href={`/${index}`}>Материал {index + 1}</a>,
      }))}
      {...more}
    />,
  );
const carousel = () => screen.getByRole('region', { name: 'Подборка' });
const current = () =>
  screen.getAllByRole('button', { name: /^Слайд/ }).findIndex((dot) => dot.hasAttribute('aria-current'));
const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('slides are numbered, and only the one on screen can be reached', () => {
  show();
  const slides = within(carousel()).getAllByRole('group', { hidden: true });
  expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 из 3', '2 из 3', '3 из 3']);
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([false, true, true]);
  fireEvent.click(screen.getByRole('button', { name: 'Слайд 3' }));
  expect(slides.map((slide) => slide.hasAttribute('inert'))).toEqual([true, true, false]);
  expect(current()).toBe(2);
});

test('arrows go round in both directions, other keys do nothing', () => {
  show();
  fireEvent.keyDown(carousel(), { key: 'ArrowLeft' });
  expect(current()).toBe(2);
  fireEvent.keyDown(carousel(), { key: 'ArrowRight' });
  expect(current()).toBe(0);
  fireEvent.keyDown(carousel(), { key: 'Enter' });
  expect(embla.scrollTo).toHaveBeenCalledTimes(2);
});

test('one slide has neither dots nor a way to go by itself', () => {
  show({ count: 1, seconds: 5 });
  expect(screen.queryAllByRole('button')).toEqual([]);
  after(20_000);
  expect(embla.scrollTo).not.toHaveBeenCalled();
});

test('without seconds nothing moves and there is nothing to stop', () => {
  show();
  after(60_000);
  expect(embla.scrollTo).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Остановить показ' })).toBeNull();
});

test('by itself it goes on until it is stopped, and again when asked to', () => {
  show({ seconds: 5 });
  after(5_000);
  expect(current()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Остановить показ' }));
  after(20_000);
  expect(current()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Продолжить показ' }));
  after(5_000);
  expect(current()).toBe(2);
});

test('it waits under the pointer and while the focus is inside', () => {
  show({ seconds: 5 });
  fireEvent.pointerEnter(carousel());
  after(20_000);
  fireEvent.pointerLeave(carousel());
  act(() => screen.getByRole('link', { name: 'Материал 1' }).focus());
  after(20_000);
  expect(current()).toBe(0);
  act(() => screen.getByRole('link', { name: 'Материал 1' }).blur());
  after(5_000);
  expect(current()).toBe(1);
});

test('it does not move by itself for those who asked for less motion, nor in a hidden tab', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const { unmount } = show({ seconds: 5 });
  after(20_000);
  unmount();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  } as unknown as MediaQueryList);
  show({ seconds: 5 });
  after(20_000);
  expect(embla.scrollTo).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Продолжить показ' })).toBeVisible();
});
