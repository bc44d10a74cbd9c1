import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { savedItem } from '@/tests/helpers/saved-item';
import { writeAccount } from './account';
import { forgetAccount, keepAccount } from './keep-account';
import { listSaved, putSaved } from './saved-reading';
import { MOST_VISITED, putVisited } from './visited-reading';

const opened = (minute: number, facts: object = {}) =>
  savedItem({
    address: `/news/article-${minute}`,
    savedAt: `2026-01-11T09:${String(minute).padStart(2, '0')}:00Z`,
    ...facts,
  });
const addresses = async (userId: string) => (await listSaved(userId)).map(({ address }) => address);

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  writeAccount('7');
});

test('the last articles stay; the one opened longest ago makes room, what was asked for does not', async () => {
  await putSaved('7', opened(0, { address: '/news/asked-for' }));
  for (let minute = 1; minute <= MOST_VISITED + 2; minute += 1) await putVisited('7', opened(minute));
  const kept = await addresses('7');
  expect(kept).toHaveLength(MOST_VISITED + 1);
  expect(kept).toContain('/news/asked-for');
  expect(kept).not.toContain('/news/article-2');
  expect(kept).toContain('/news/article-3');
});

test('opened again it is the newest, once', async () => {
  await putVisited('7', opened(1));
  await putVisited('7', opened(2));
  await putVisited('7', opened(3, { address: '/lrp/news/article-1' }));
  expect(await addresses('7')).toEqual(['/news/article-1', '/news/article-2']);
});

test('it never takes the place of what was asked for, nor keeps what is too large', async () => {
  await putSaved('7', opened(1));
  await putVisited('7', opened(1, { html: '' }));
  await putVisited('7', opened(2, { size: 3_000_000 }));
  expect(await listSaved('7')).toEqual([opened(1)]);
});

test('of two people each has their own, and nothing is left after the first has gone', async () => {
  await putVisited('7', opened(1));
  await keepAccount('8');
  expect(await addresses('7')).toEqual([]);
  await putVisited('8', opened(2));
  await expect(putVisited('7', opened(3))).rejects.toThrow();
  expect(await addresses('8')).toEqual(['/news/article-2']);
  await forgetAccount();
  expect(await indexedDB.databases()).toEqual([]);
});
