import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { BannerTrack } from './banner-track';

const scrollTo = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  scrollTo.mockReset();
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300);
  Element.prototype.scrollTo = scrollTo as never;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const show = (count = 3) =>
  render(
    <BannerTrack count={count} seconds={8}>
      <p>Слайд</p>
    </BannerTrack>,
  );
const after = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const wentTo = () => scrollTo.mock.calls.map(([to]) => (to as { left: number }).left);

it('goes on by itself and begins again after the last', () => {
  show();
  after(7_900);
  expect(wentTo()).toEqual([]);
  after(200);
  expect(wentTo()).toEqual([300]);
  const track = screen.getByText('Слайд').parentElement as HTMLElement;
  track.scrollLeft = 600;
  fireEvent.scroll(track);
  expect(screen.getByRole('button', { name: 'Слайд 3' })).toHaveAttribute('aria-current', 'true');
  after(8_100);
  expect(wentTo()).toEqual([300, 0]);
});

it('stands still while it is held by a pointer or the focus, and when it is stopped', () => {
  show();
  fireEvent.pointerEnter(screen.getByText('Слайд'));
  after(20_000);
  expect(wentTo()).toEqual([]);
  fireEvent.pointerLeave(screen.getByText('Слайд').parentElement?.parentElement as HTMLElement);
  fireEvent.click(screen.getByRole('button', { name: 'Остановить показ' }));
  after(20_000);
  expect(wentTo()).toEqual([]);
});

it('loads the picture of the next slide before it comes, and of no other', () => {
  render(
    <BannerTrack count={3} seconds={8}>
      {['a', 'b', 'c'].map((name) => (
        <p key={name}>
          <img alt={name} loading="lazy" />
        </p>
      ))}
    </BannerTrack>,
  );
  after(2_500);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('loading'))).toEqual([
    'lazy',
    'eager',
    'lazy',
  ]);
});

it('does not move by itself for those who want no motion', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  show();
  after(20_000);
  expect(wentTo()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Продолжить показ' })).toBeInTheDocument();
});

it('has no bar for a single banner', () => {
  show(1);
  after(20_000);
  expect(screen.queryByRole('button')).toBeNull();
  expect(wentTo()).toEqual([]);
});
