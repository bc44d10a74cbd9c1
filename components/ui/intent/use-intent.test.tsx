import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useIntent } from './use-intent';

function setup(send: (on: boolean) => Promise<void>, initial = false) {
  const onRefused = vi.fn();
  const { result } = renderHook(() => useIntent({ initial, send, onRefused }));
  return { shown: () => result.current[0], toggle: () => act(() => result.current[1]()), onRefused };
}

const settled = () => act(async () => {});

test('it shows the intent before the server has answered', async () => {
  let answer = () => {};
  const send = vi.fn(() => new Promise<void>((done) => (answer = done)));
  const { shown, toggle } = setup(send);
  toggle();
  expect(shown()).toBe(true);
  answer();
  await settled();
  expect(shown()).toBe(true);
  expect(send).toHaveBeenCalledExactlyOnceWith(true);
});

test('a refusal rolls back and tells why', async () => {
  const refusal = new Error('no');
  const { shown, toggle, onRefused } = setup(() => Promise.reject(refusal));
  toggle();
  await settled();
  expect(shown()).toBe(false);
  expect(onRefused).toHaveBeenCalledWith(refusal);
});

test('the last intent wins: on and off while the first is on its way ends off', async () => {
  const answers: Array<() => void> = [];
  const send = vi.fn((_on: boolean) => new Promise<void>((done) => answers.push(done)));
  const { shown, toggle } = setup(send);
  toggle();
  toggle();
  expect(shown()).toBe(false);
  answers[0]?.();
  await settled();
  answers[1]?.();
  await settled();
  expect(send.mock.calls.map(([on]) => on)).toEqual([true, false]);
  expect(shown()).toBe(false);
});

test('three quick clicks send two requests at most and end on', async () => {
  const answers: Array<() => void> = [];
  const send = vi.fn((_on: boolean) => new Promise<void>((done) => answers.push(done)));
  const { shown, toggle } = setup(send);
  toggle();
  toggle();
  toggle();
  answers[0]?.();
  await settled();
  expect(send).toHaveBeenCalledTimes(1);
  expect(shown()).toBe(true);
});

test('a page that comes anew under it says the state, unless an intent is on its way', async () => {
  let answer = () => {};
  const send = vi.fn(() => new Promise<void>((done) => (answer = done)));
  const onRefused = vi.fn();
  const { result, rerender } = renderHook(({ initial }) => useIntent({ initial, send, onRefused }), {
    initialProps: { initial: false },
  });
  rerender({ initial: true });
  expect(result.current[0]).toBe(true);
  act(() => result.current[1]());
  rerender({ initial: false });
  rerender({ initial: true });
  expect(result.current[0], 'on its way: off').toBe(false);
  answer();
  await settled();
  expect(send).toHaveBeenCalledExactlyOnceWith(false);
  expect(result.current[0]).toBe(false);
});
