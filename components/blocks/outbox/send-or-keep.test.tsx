import { beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { writeAccount } from '@/lib/pwa/account';
import { markIntent, putIntent, readOutbox } from '@/lib/pwa/outbox';
import { sendOrKeep } from './send-or-keep';

const WHO = '7';
const like = (on: boolean) => ({ key: 'like:1', kind: 'like', title: 'Барьер', on, data: {} }) as const;
const send = vi.fn<() => Promise<void>>();

beforeEach(() => {
  localStorage.clear();
  writeAccount(WHO);
  send.mockReset();
});

test('with nothing of it waiting it is sent at once', async () => {
  await sendOrKeep(like(true), send);
  expect(send).toHaveBeenCalledTimes(1);
  expect(readOutbox(WHO)).toEqual([]);
});

test('while a like of it is on its way from the outbox, the taking back goes behind it', async () => {
  putIntent(WHO, { ...like(true), at: 1 });
  await sendOrKeep(like(false), send);
  expect(send).not.toHaveBeenCalled();
  expect(readOutbox(WHO)).toMatchObject([{ on: false }]);
});

test('what was refused is on no way: the new one is sent at once and takes its place', async () => {
  putIntent(WHO, { ...like(true), at: 1 });
  markIntent(WHO, 'like:1', 'Материал убрали.');
  await sendOrKeep(like(true), send);
  expect(send).toHaveBeenCalledTimes(1);
  expect(readOutbox(WHO)).toEqual([]);
});

test('what is wanted anew in another tab meanwhile is neither dropped nor replaced', async () => {
  const anew = { ...like(false), at: Date.now() + 60_000 };
  send.mockImplementationOnce(async () => void putIntent(WHO, anew));
  await sendOrKeep(like(true), send);
  expect(readOutbox(WHO)).toEqual([anew]);
  localStorage.clear();
  writeAccount(WHO);
  send.mockImplementationOnce(async () => {
    putIntent(WHO, anew);
    throw new CallError(0);
  });
  await sendOrKeep(like(true), send);
  expect(readOutbox(WHO)).toMatchObject([{ on: false }]);
  // the response of this call was lost: the last intent is sent, whatever the services have
  putIntent(WHO, { ...like(true), at: anew.at + 1 });
  expect(readOutbox(WHO)).toMatchObject([{ on: true }]);
});
