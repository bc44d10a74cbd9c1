import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openWhenThere } from './open-when-there';

const fetched = vi.fn();
let online = true;

beforeEach(() => {
  vi.useFakeTimers();
  fetched.mockReset().mockRejectedValue(new TypeError('Failed to fetch'));
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
});
afterEach(() => {
  vi.useRealTimers();
  online = true;
});

const answers = (status: number) =>
  fetched.mockImplementation(async () => new Response('{"id":"now","builtAt":""}', { status }));

it('waits for the portal itself, not for the device’s word, and opens once', async () => {
  const open = vi.fn();
  openWhenThere(open);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(4000);
  answers(503);
  await vi.advanceTimersByTimeAsync(5000);
  expect(open).not.toHaveBeenCalled();
  answers(200);
  await vi.advanceTimersByTimeAsync(5000);
  expect(open).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('online'));
  expect(open).toHaveBeenCalledTimes(1);
});

it('asks nobody without a network, and at once when it is back', async () => {
  online = false;
  answers(200);
  const open = vi.fn();
  openWhenThere(open);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(fetched).not.toHaveBeenCalled();
  online = true;
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(open).toHaveBeenCalledTimes(1);
});

it('stopped, it opens nothing', async () => {
  answers(200);
  const open = vi.fn();
  openWhenThere(open)();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(open).not.toHaveBeenCalled();
});
