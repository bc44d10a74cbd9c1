import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReadingLine, readShare } from './reading-line';

const sendRead = vi.hoisted(() => vi.fn());
vi.mock('@/api/articles/queries', () => ({ sendRead }));

let seen: (isIntersecting: boolean) => void;
const disconnect = vi.fn();

beforeEach(() => {
  sendRead.mockReset().mockResolvedValue({});
  disconnect.mockReset();
  class Observer {
    constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
      seen = (isIntersecting) => told([{ isIntersecting }]);
    }
    observe = vi.fn();
    disconnect = disconnect;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  seen = () => {
    throw new Error('Nothing is observed');
  };
});
afterEach(() => vi.unstubAllGlobals());

const show = (reports = true, words = 0) =>
  render(
    <>
      <ReadingLine of="text" articleId="12" title="Барьер" reports={reports} />
      <div id="text">{'слово '.repeat(words)}</div>
      <div id="text-end" />
    </>,
  );
const see = (isIntersecting = true) => act(async () => seen(isIntersecting));

it('tells once that the end was reached, and not before', async () => {
  show();
  await see(false);
  expect(sendRead).not.toHaveBeenCalled();
  await see();
  await see();
  await vi.waitFor(() => expect(disconnect).toHaveBeenCalled());
  expect(sendRead).toHaveBeenCalledExactlyOnceWith('12');
});

it('tells again when the end is seen again after a failure', async () => {
  sendRead.mockRejectedValueOnce(new Error('no network'));
  show();
  await see();
  await vi.waitFor(async () => {
    await see();
    expect(sendRead).toHaveBeenCalledTimes(2);
  });
  await see();
  expect(sendRead).toHaveBeenCalledTimes(2);
});

it('a long text thrown to its end was not read until there was time to leaf through it', async () => {
  vi.useFakeTimers();
  show(true, 500);
  await see();
  await act(() => vi.advanceTimersByTimeAsync(19_000));
  expect(sendRead).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(sendRead).toHaveBeenCalledExactlyOnceWith('12');
});

it('time in a tab that nobody sees is no reading', async () => {
  vi.useFakeTimers();
  const turn = (state: DocumentVisibilityState) => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };
  show(true, 500);
  await see();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  act(() => turn('hidden'));
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(sendRead).not.toHaveBeenCalled();
  act(() => turn('visible'));
  await act(() => vi.advanceTimersByTimeAsync(9000));
  expect(sendRead).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(sendRead).toHaveBeenCalledOnce();
});

it('has nothing to tell of an article that was read', () => {
  show(false);
  expect(() => seen(true)).toThrow('Nothing is observed');
});

it.each([
  ['at the top', 200, 2000, 800, 0],
  ['in the middle', -600, 2000, 800, 0.5],
  ['past the end', -1500, 2000, 800, 1],
  ['a text shorter than the window', 100, 300, 800, 1],
])('measures the way: %s', (_, top, height, viewport, share) => {
  expect(readShare(top, height, viewport)).toBe(share);
});
