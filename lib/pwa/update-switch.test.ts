import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BusyKind } from './busy';
import { UpdateSwitch } from './update-switch';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setup({ waiting = true }: { waiting?: boolean } = {}) {
  const busy: BusyKind[] = [];
  const load = vi.fn();
  const takeOver = vi.fn(() => waiting);
  return { busy, load, takeOver, update: new UpdateSwitch({ busy: () => busy, takeOver, load }) };
}

test('pressed where nothing is under way: the worker takes over, then one load', () => {
  const { update, load, takeOver } = setup();
  update.ready();
  update.press();
  update.press();
  expect([takeOver.mock.calls.length, load.mock.calls.length]).toEqual([1, 0]);
  update.takenOver();
  update.takenOver();
  vi.advanceTimersByTime(4000);
  expect(load).toHaveBeenCalledExactlyOnceWith(undefined);
});

test('a new build without a waiting worker is a load at once', () => {
  const { update, load } = setup({ waiting: false });
  update.ready();
  update.press();
  expect(load).toHaveBeenCalledTimes(1);
});

test('a worker that never takes over holds nobody up', () => {
  const { update, load } = setup();
  update.ready();
  update.press();
  vi.advanceTimersByTime(4000);
  expect(load).toHaveBeenCalledTimes(1);
});

test('pressed during a test it waits; navigation stays soft until the test is over', () => {
  const { update, busy, load, takeOver } = setup();
  busy.push('test');
  update.ready();
  update.press();
  expect(update.read()).toBe('asked');
  expect(update.navigate('/lk')).toBe(false);
  expect(takeOver).not.toHaveBeenCalled();
  busy.length = 0;
  expect(update.navigate('/lk')).toBe(true);
  update.takenOver();
  expect(load).toHaveBeenCalledExactlyOnceWith('/lk');
});

test('without an update every navigation is soft', () => {
  const { update, load } = setup();
  expect(update.navigate('/lk')).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

test('another tab switched: this one follows at once, or at the next safe navigation', () => {
  const idle = setup({ waiting: false });
  idle.update.takenOver();
  expect(idle.load).toHaveBeenCalledTimes(1);

  const watching = setup({ waiting: false });
  watching.busy.push('video');
  watching.update.takenOver();
  expect(watching.load).not.toHaveBeenCalled();
  watching.busy.length = 0;
  expect(watching.update.navigate('/news')).toBe(true);
  expect(watching.load).toHaveBeenCalledExactlyOnceWith('/news');
});

test('a broken page with text in a form is loaded anew when asked, with an upload it is not', () => {
  const { update, busy, load } = setup({ waiting: false });
  update.broken();
  busy.push('upload');
  update.press();
  expect(load).not.toHaveBeenCalled();
  busy.splice(0, 1, 'form');
  update.press();
  expect(load).toHaveBeenCalledTimes(1);
});

test('links live on while the page is on its way: the last one pressed is opened', () => {
  const { update, load } = setup();
  update.ready();
  update.press();
  expect(update.navigate('/lk')).toBe(true);
  expect(update.navigate('/news')).toBe(true);
  expect(load).not.toHaveBeenCalled();
  update.takenOver();
  expect(load).toHaveBeenCalledExactlyOnceWith('/news');
  expect(update.navigate('/lk/learnings')).toBe(true);
  expect(load).toHaveBeenLastCalledWith('/lk/learnings');
});

test('a load that did not replace the page can be asked for again', () => {
  const { update, load } = setup({ waiting: false });
  update.ready();
  update.press();
  expect(update.read()).toBe('switching');
  vi.advanceTimersByTime(15_000);
  expect(update.read()).toBe('ready');
  update.press();
  expect(load).toHaveBeenCalledTimes(2);
});

test('what begins while the worker takes over is waited for: the load is not, until it is asked for again', () => {
  const { update, busy, load } = setup();
  update.ready();
  update.press();
  busy.push('form');
  update.takenOver();
  expect(update.read()).toBe('asked');
  vi.advanceTimersByTime(4000);
  expect(load).not.toHaveBeenCalled();
  expect(update.navigate('/lk')).toBe(false);
  busy.length = 0;
  expect(update.navigate('/news')).toBe(true);
  vi.advanceTimersByTime(4000);
  expect(load).toHaveBeenCalledExactlyOnceWith('/news');
});

test('a broken page that was asked for anew waits for an upload that began meanwhile, not for text', () => {
  const [typing, sending] = [setup(), setup()];
  for (const { update, busy } of [typing, sending]) {
    update.broken();
    update.press();
    busy.push('form');
  }
  sending.busy.push('upload');
  for (const { update } of [typing, sending]) update.takenOver();
  expect(typing.load).toHaveBeenCalledTimes(1);
  expect(sending.load).not.toHaveBeenCalled();
  expect(sending.update.read()).toBe('broken');
});
