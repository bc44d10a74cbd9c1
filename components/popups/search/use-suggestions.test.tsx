import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import * as queries from '@/api/search/queries';
import { useSuggestions } from './use-suggestions';

vi.mock('@/api/search/queries', () => ({ suggest: vi.fn() }));

interface Asked {
  text: string;
  signal: AbortSignal;
  answer: (title: string) => Promise<void>;
  fail: (error: unknown) => Promise<void>;
}
let asked: Asked[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.mocked(queries.suggest).mockImplementation(
    (text, _types, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          ...{ text, signal },
          answer: (title) => act(async () => resolve({ items: [{ title }] } as never)),
          fail: (error) => act(async () => reject(error as Error)),
        });
      }),
  );
});
afterEach(() => void vi.useRealTimers());

function setup() {
  const { result } = renderHook(() => useSuggestions());
  return {
    type: (text: string) => act(() => result.current.type(text)),
    wait: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    shown: () => [result.current.status, result.current.answer?.items[0]?.title ?? null],
  };
}

test('half a second after the last letter, three seconds after the first at most', async () => {
  const { type, wait } = setup();
  for (let at = 0; at < 8; at += 1) {
    type(`крем${'а'.repeat(at)}`);
    await wait(400);
  }
  expect(asked.map(({ text }) => text)).toEqual(['кремааааааа']);
});

test('somebody who goes on typing keeps what was found, and sees the answer that comes meanwhile', async () => {
  const { type, wait, shown } = setup();
  type('кр');
  await wait(500);
  type('кре');
  expect([asked[0]?.signal.aborted, shown()]).toEqual([false, ['loading', null]]);
  await asked[0]?.answer('Крем');
  expect(shown()).toEqual(['loading', 'Крем']);
  await wait(500);
  expect(shown()).toEqual(['loading', 'Крем']);
  await asked[1]?.answer('Крем для рук');
  expect(shown()).toEqual(['ready', 'Крем для рук']);
});

test('a search that starts ends the one before it', async () => {
  const { type, wait, shown } = setup();
  type('кр');
  await wait(500);
  type('кре');
  await wait(500);
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  await asked[0]?.answer('Старое');
  expect(shown()).toEqual(['loading', null]);
});

test('a failure of what was typed last is said; of what was typed before it is not', async () => {
  const { type, wait, shown } = setup();
  const failure = new CallError(503, []);
  type('кр');
  await wait(500);
  type('кре');
  await asked[0]?.fail(failure);
  expect(shown()).toEqual(['loading', null]);
  await wait(500);
  await asked[1]?.fail(failure);
  expect(shown()).toEqual(['failed', null]);
});

test('fewer than two letters end it all', async () => {
  const { type, wait, shown } = setup();
  type('кр');
  await wait(500);
  type('к');
  expect([asked[0]?.signal.aborted, shown()]).toEqual([true, ['idle', null]]);
  await wait(5000);
  expect(asked).toHaveLength(1);
});
