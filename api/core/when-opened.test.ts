import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from './call-error';
import { whenOpened } from './when-opened';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = (code: string, wait?: number) => new CallError(422, [{ status: '422', code } as never], wait);
const asks = (...refusals: CallError[]) => {
  const send = vi.fn(async () => {
    const next = refusals.shift();
    if (next) throw next;
    return 'taken';
  });
  return send;
};

test('a page that was not noted is opened, then what it sends is waited for', async () => {
  const send = asks(refusal('page-required'), refusal('too-soon', 7));
  const open = vi.fn(async () => undefined);
  const sent = whenOpened({ send, mend: { 'page-required': open } });
  await vi.advanceTimersByTimeAsync(6999);
  expect([send.mock.calls.length, open.mock.calls.length]).toEqual([2, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await sent).toBe('taken');
});

test.each([
  ['nobody waits where the caller does not', { patient: false }, 7],
  ['nor longer than a minute', {}, 61],
])('%s', async (_, how, wait) => {
  const send = asks(refusal('too-soon', wait));
  await expect(whenOpened({ send, mend: {}, ...how })).rejects.toMatchObject({ code: 'too-soon' });
  expect(send).toHaveBeenCalledOnce();
});

test('another refusal, and one that stays, are thrown', async () => {
  await expect(whenOpened({ send: asks(refusal('test-locked')), mend: {} })).rejects.toThrow();
  const send = asks(...Array.from({ length: 9 }, () => refusal('page-required')));
  await expect(whenOpened({ send, mend: { 'page-required': async () => undefined } })).rejects.toThrow();
  expect(send).toHaveBeenCalledTimes(5);
});
