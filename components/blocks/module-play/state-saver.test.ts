import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { makeStateSaver } from './state-saver';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function saver(answers: (() => Promise<string>)[] = [], join = () => Promise.resolve()) {
  const sent: string[] = [];
  const told: string[] = [];
  const kept: { draft: string | null; based: string | null } = { draft: null, based: null };
  const made = makeStateSaver({
    send: (state) => {
      sent.push(state);
      return (answers.shift() ?? (() => Promise.resolve(`answer ${sent.length}`)))();
    },
    onState: (state) => told.push(state),
    savedAt: 'before',
    join,
    draft: {
      put: ({ state, based }) => Object.assign(kept, { draft: state, based }),
      drop: () => (kept.draft = null),
    },
  });
  return { ...made, sent, told, kept };
}

test('of many states in a row the last one goes', async () => {
  const { keep, sent, told } = saver();
  ['1', '2', '3'].forEach(keep);
  await vi.advanceTimersByTimeAsync(1000);
  expect([sent, told.at(-1)]).toEqual([['3'], 'saved']);
});

test('one at a time: what comes meanwhile goes after it', async () => {
  let answer: (at: string) => void = () => {};
  const { keep, sent, kept } = saver([() => new Promise((resolve) => (answer = resolve))]);
  keep('1');
  await vi.advanceTimersByTimeAsync(1000);
  keep('2');
  await vi.advanceTimersByTimeAsync(5000);
  expect([sent, kept]).toEqual([['1'], { draft: '2', based: 'before' }]);
  answer('now');
  await vi.advanceTimersByTimeAsync(0);
  // the second state is based on the first one, which the services have
  expect(kept).toEqual({ draft: '2', based: 'now' });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toEqual(['1', '2']);
});

test('the draft stands in for a copy until the copy has what the services took', async () => {
  const joins: (() => void)[] = [];
  const { keep, told, kept } = saver([], () => new Promise((resolve) => joins.push(resolve)));
  keep('1');
  await vi.advanceTimersByTimeAsync(1000);
  expect([told.at(-1), kept.draft]).toEqual(['saved', '1']);
  // the draft of the next state differs from the one that the copy has stored
  keep('2');
  joins[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.draft).toBe('2');
  await vi.advanceTimersByTimeAsync(1000);
  joins[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(kept.draft).toBeNull();
});

test('a failure says so and is tried again; a newer state goes in its place', async () => {
  const { keep, sent, told } = saver([() => Promise.reject(new Error('no network'))]);
  keep('1');
  await vi.advanceTimersByTimeAsync(1000);
  expect(told.at(-1)).toBe('failed');
  keep('2');
  await vi.advanceTimersByTimeAsync(6000);
  expect([sent, told.at(-1)]).toEqual([['1', '2'], 'saved']);
});

test('a refusal is said once and not tried again; the next state goes all the same', async () => {
  const { keep, refuse, sent, told } = saver([() => Promise.reject(new CallError(422))]);
  keep('1');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([sent, told.at(-1)]).toEqual([['1'], 'refused']);
  keep('2');
  await vi.advanceTimersByTimeAsync(1000);
  expect([sent, told.at(-1)]).toEqual([['1', '2'], 'saved']);
  refuse('too-large');
  expect(told.at(-1)).toBe('too-large');
});

test('what the services could not take for now is tried again', async () => {
  const { keep, sent } = saver([() => Promise.reject(new CallError(503))]);
  keep('1');
  await vi.advanceTimersByTimeAsync(6500);
  expect(sent).toEqual(['1', '1']);
});

test('the page that goes sends what waits at once', async () => {
  const { keep, flush, sent } = saver();
  keep('1');
  await flush();
  expect(sent).toEqual(['1']);
  await flush();
  expect(sent).toEqual(['1']);
});

test('the device keeps a state until the services have it', async () => {
  const { keep, kept } = saver([() => Promise.reject(new Error('no network'))]);
  keep('1');
  expect(kept.draft).toBe('1');
  await vi.advanceTimersByTimeAsync(1000);
  expect(kept.draft).toBe('1');
  await vi.advanceTimersByTimeAsync(6000);
  expect(kept.draft).toBeNull();
});
