import { expect, test } from 'vitest';
import { callsOfPerson } from './calls-of-person';

const here = () => ({ signal: new AbortController().signal });
const limits = { atOnce: 2, waiting: 2, waitMs: 60_000 };

/** Work that ends when it is told to. */
function held() {
  const state = { started: 0, end: () => undefined as void };
  const over = new Promise<void>((resolve) => (state.end = resolve));
  const work = async () => {
    state.started += 1;
    await over;
    return state.started;
  };
  return { state, work };
}
const refused = expect.objectContaining({ status: 429, code: 'too-many-at-once' }) as Error;

test('so many run at once, so many wait, one more is refused, and the line moves on', async () => {
  const inTurn = callsOfPerson(limits);
  const { state, work } = held();
  const calls = [1, 2, 3, 4].map(() => inTurn('1', here(), work));
  await expect(inTurn('1', here(), work)).rejects.toThrow(refused);
  expect(state.started).toBe(2);
  state.end();
  await Promise.all(calls);
  expect(state.started).toBe(4);
});

test('the line of one person holds up nobody else', async () => {
  const inTurn = callsOfPerson(limits);
  const { state, work } = held();
  const hostile = [1, 2, 3, 4].map(() => inTurn('hostile', here(), work));
  expect(await Promise.all(['1', '2', '1', '2'].map((id) => inTurn(id, here(), async () => id)))).toEqual([
    '1',
    '2',
    '1',
    '2',
  ]);
  expect(state.started).toBe(2);
  state.end();
  await Promise.all(hostile);
});

test('who waits too long is refused with the time to try again, and the place stays free', async () => {
  const inTurn = callsOfPerson({ atOnce: 1, waiting: 9, waitMs: 20 });
  const { state, work } = held();
  const first = inTurn('1', here(), work);
  const error: unknown = await inTurn('1', here(), work).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 429, options: { headers: { 'retry-after': '2' } } });
  state.end();
  await first;
  expect(await inTurn('1', here(), async () => 'served')).toBe('served');
});

test('a caller that went away leaves the line, before its turn or before it waits', async () => {
  const inTurn = callsOfPerson({ atOnce: 1, waiting: 1, waitMs: 60_000 });
  const { state, work } = held();
  const first = inTurn('1', here(), work);
  const caller = new AbortController();
  const gone = inTurn('1', caller, work);
  caller.abort();
  await expect(gone).rejects.toThrow(refused);
  await expect(inTurn('1', caller, work)).rejects.toThrow(refused);
  const next = inTurn('1', here(), async () => 'served');
  state.end();
  expect([await first, await next]).toEqual([1, 'served']);
});

test('work that fails gives its place back', async () => {
  const inTurn = callsOfPerson({ atOnce: 1, waiting: 1, waitMs: 60_000 });
  const failing = () => inTurn('1', here(), () => Promise.reject(new Error('no')));
  await expect(failing()).rejects.toThrow('no');
  await expect(failing()).rejects.toThrow('no');
});
