import { beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { writeAccount } from '@/lib/pwa/account';
import { readOutbox } from '@/lib/pwa/outbox';

const entry = { key: 'like:article:1', kind: 'like', title: 'Барьер', on: true, data: {} } as const;
const lost = () => Promise.reject(new CallError(0));

/** Loads the module for a new document, which reads its owner only once. */
async function page(person?: string) {
  vi.resetModules();
  if (person === undefined) delete document.documentElement.dataset.person;
  else document.documentElement.dataset.person = person;
  const { claimPage, pageOwner } = await import('@/api/core/page-owner');
  pageOwner(); // the session watch does the same
  const { sendOrKeep, waitingFor } = await import('./send-or-keep');
  return { claimPage, sendOrKeep, waitingFor };
}

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});

describe('a page of one person in a browser where another has signed in since', () => {
  test('what is done there waits for its own person', async () => {
    const { sendOrKeep, waitingFor } = await page('7');
    writeAccount('8');
    document.documentElement.dataset.person = '8'; // refreshed with the other session
    await sendOrKeep(entry, lost);
    expect(readOutbox('8')).toEqual([]);
    expect(readOutbox('7')).toMatchObject([{ key: entry.key }]);
    expect(waitingFor(entry.key)).toBe(true);
  });

  test('after a sign-out too', async () => {
    const { sendOrKeep } = await page('7');
    writeAccount(null);
    await sendOrKeep(entry, lost);
    expect(readOutbox('7')).toHaveLength(1);
  });

  test('what is sent there drops nothing of the other', async () => {
    const other = await page('8');
    writeAccount('8');
    await other.sendOrKeep(entry, lost);
    const { sendOrKeep } = await page('7');
    await sendOrKeep(entry, () => Promise.resolve());
    expect(readOutbox('8')).toHaveLength(1);
  });
});

describe('a page made for no one, which shows a saved copy', () => {
  test('is the account’s of this device', async () => {
    const { sendOrKeep } = await page();
    writeAccount('7');
    await sendOrKeep(entry, lost);
    expect(readOutbox('7')).toHaveLength(1);
  });

  test('stays the person’s whose copy it shows', async () => {
    const { claimPage, sendOrKeep } = await page();
    claimPage('7');
    writeAccount('8');
    await sendOrKeep(entry, lost);
    expect(readOutbox('8')).toEqual([]);
    expect(readOutbox('7')).toHaveLength(1);
  });

  test('a page that has its person is not claimed', async () => {
    const { claimPage, sendOrKeep } = await page('7');
    claimPage('8');
    await sendOrKeep(entry, lost);
    expect(readOutbox('7')).toHaveLength(1);
  });
});
